/** All faces and base components on one page, to look at: `vite` and then /dev/faces.html. */

import { signal } from "@preact/signals";
import { render } from "preact";
import { icons } from "../src/made/icons";
import { Button, IconButton, type Tone } from "../src/ui/button";
import { Card, CardBack } from "../src/ui/card";
import { CopyButton } from "../src/ui/copy";
import { Choice, NumberField, TextField, Toggle } from "../src/ui/field";
import { Icon, type IconName } from "../src/ui/icon";
import { Qr } from "../src/ui/qr";
import { Sheet } from "../src/ui/sheet";
import { Tile, TileBack } from "../src/ui/tile";
import { Toasts, toast } from "../src/ui/toast";
import "../src/ui/styles.css";
import "./faces.css";

const open = signal(false);
const on = signal(true);
const some = signal("b");
const count = signal(8);
const text = signal("老王");
const lifted = signal(-1);

const RANKS = [1, 2, 3, 4, 5, 6, 7, 8, 9];
const HAND = "1p 2p 3p 5p 5p 6p 7p 2s 3s 4s 8s 8s 9s 5p".split(" ");
const COLUMNS = ["1x 2x 3x", "7x 7x 7d", "2x 2d", "0x 0x 0d 0d", "4d 5d 6d", "8d 9d", "6x", "9x 8x"];

function flip(key: string, value: string) {
  const { dataset } = document.documentElement;
  if (dataset[key] === value) delete dataset[key];
  else dataset[key] = value;
}

function Tiles() {
  return (
    <section class="felt">
      {["m", "p", "s"].map((suit) => (
        <div class="row" key={suit}>
          {RANKS.map((rank) => (
            <Tile key={rank} name={`${rank}${suit}`} />
          ))}
        </div>
      ))}
      <div class="row">
        {RANKS.slice(0, 7).map((rank) => (
          <Tile key={rank} name={`${rank}z`} />
        ))}
        <TileBack />
        <TileBack lying />
      </div>
      <div class="row">
        <Tile name="5p" raised />
        <Tile name="6s" dim />
        <Tile name="7s" banned />
        <Tile name="8p" last />
        <Tile name="3s" picked />
        <Tile name="4m" wild />
        <Tile name="2p" lying />
        <Tile name="7s" lying last />
        <Tile name="1s" drawn />
        <Tile name="9s" wild lying />
      </div>
      {["24px", "30px", "72px"].map((size) => (
        <div class="row" key={size}>
          {["1s", "5p", "8s", "9p", "3m", "6z"].map((name) => (
            <Tile key={name} name={name} size={size} />
          ))}
          <TileBack size={size} />
        </div>
      ))}
      <div class="hand">
        {HAND.map((name, place) => (
          <Tile
            key={place}
            name={name}
            raised={lifted.value === place}
            drawn={place === 13}
            onTap={() => {
              lifted.value = place;
            }}
          />
        ))}
      </div>
    </section>
  );
}

function Cards() {
  return (
    <section class="felt">
      {["x", "d"].map((size) => (
        <div class="row" key={size}>
          {"1234567890".split("").map((rank) => (
            <Card key={rank} name={`${rank}${size}`} size="44px" />
          ))}
        </div>
      ))}
      <div class="row">
        <Card name="7d" raised />
        <Card name="5x" dim />
        <Card name="3d" banned />
        <Card name="2x" last />
        <Card name="8x" picked />
        <CardBack />
        <Card name="6d" lying />
        <CardBack lying />
        <Card name="7x" size="96px" last />
        <Card name="2d" size="22px" />
        <Card name="9d" size="26px" />
        <CardBack size="26px" />
      </div>
      <div class="columns">
        {COLUMNS.map((column) => (
          <div key={column}>
            {column.split(" ").map((name, place) => (
              <Card key={place} name={name} onTap={() => toast(name)} />
            ))}
          </div>
        ))}
      </div>
    </section>
  );
}

function Fields() {
  return (
    <section class="panel">
      <Toggle label="轻触一次即出牌" hint="打错不能收回" value={on.value} onChange={(value) => (on.value = value)} />
      <Toggle label="声音" value={!on.value} onChange={(value) => (on.value = !value)} />
      <Toggle label="不能改的" value={true} disabled onChange={() => {}} />
      <Choice
        label="封顶"
        hint="一局最多付的番"
        value={some.value}
        options={[
          { value: "a", label: "三番" },
          { value: "b", label: "四番" },
          { value: "c", label: "不封顶" },
        ]}
        onChange={(value) => (some.value = value)}
      />
      <NumberField label="局数" hint="一到十六" value={count.value} least={1} most={16} onChange={(n) => (count.value = n)} />
      <TextField label="名字" value={text.value} maxLength={12} onInput={(value) => (text.value = value)} />
      <TextField label="房号" inputMode="numeric" placeholder="六位数字" value="" error="没有这个房间" onInput={() => {}} />
    </section>
  );
}

const ACTIONS: [Tone, string][] = [
  ["win", "胡"],
  ["kong", "杠"],
  ["pong", "碰"],
  ["chow", "吃"],
  ["pass", "过"],
];

function Buttons() {
  return (
    <>
      <section class="felt">
        <div class="row">
          {ACTIONS.map(([tone, word]) => (
            <Button key={tone} tone={tone}>
              {word}
            </Button>
          ))}
        </div>
      </section>
      <section class="row">
        <Button tone="main" size="large" icon="play" onClick={() => (open.value = true)}>
          马上开局（和电脑）
        </Button>
        <Button size="large" icon="door-open" onClick={() => toast("房间已开")}>
          开房间
        </Button>
        <Button tone="main">好</Button>
        <Button onClick={() => toast("牌墙已空", "bad")}>提示</Button>
        <Button tone="quiet">取消</Button>
        <Button tone="danger" icon="log-out">
          离开
        </Button>
        <Button size="small">小</Button>
        <Button disabled>不能</Button>
        <CopyButton text="http://192.168.1.5/r/123456" />
        <IconButton icon="settings" label="设置" onClick={() => {}} />
        <IconButton icon="volume-2" label="声音" pressed onClick={() => {}} />
      </section>
    </>
  );
}

function Page() {
  return (
    <main class="dev">
      <h1>牌局</h1>
      <h2>内江麻将 · 安乡偎麻雀 · 歪胡子（福禄寿）</h2>
      <div class="row">
        <Button size="small" onClick={() => flip("theme", "light")}>
          light
        </Button>
        <Button size="small" onClick={() => flip("theme", "dark")}>
          dark
        </Button>
        <Button size="small" onClick={() => flip("digits", "on")}>
          digits
        </Button>
        <Button size="small" onClick={() => flip("marks", "on")}>
          marks
        </Button>
      </div>
      <Tiles />
      <Cards />
      <Buttons />
      <Fields />
      <section class="icons">
        {(Object.keys(icons) as IconName[]).map((name) => (
          <Icon key={name} name={name} label={name} />
        ))}
      </section>
      <Qr text="http://192.168.1.5:8000/r/123456" label="QR" />
      <Sheet
        open={open.value}
        title="内江麻将"
        onClose={() => (open.value = false)}
        foot={
          <>
            <Button onClick={() => (open.value = false)}>取消</Button>
            <Button tone="main" onClick={() => toast("已准备")}>
              准备
            </Button>
          </>
        }
      >
        <p>筒条七十二张，推倒就胡，胡了还打，四张为归。</p>
        <Fields />
        <CopyButton text="123456" />
      </Sheet>
      <Toasts />
    </main>
  );
}

const app = document.getElementById("app");
if (app) render(<Page />, app);
