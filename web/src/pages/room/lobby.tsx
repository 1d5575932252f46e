/** The room before the first round: who is invited, who sits where, by which rules, and what is still missing. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../../api";
import { said, t } from "../../i18n";
import type { Live } from "../../live";
import { go } from "../../router";
import { say, WatchSwitch } from "../../table/parts";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import type { Game, Table } from "../../wire";
import { Page, Trouble } from "../frame";
import { guest } from "../guest";
import { matching, presets } from "../options/presets";
import { valueTold } from "../options/told";
import { ask } from "../sure";
import { Chairs } from "./chairs";
import { Invite } from "./invite";
import { LastSession } from "./last_session";
import { tableOf, warm } from "./scripts";
import { SettingsSheet } from "./settings_sheet";
import { StartBar } from "./start_bar";

export interface LobbyProps {
  live: Live;
  table: Table;
  /** Why no seat was to be had. */
  fault: Refusal | null;
}

export function Lobby({ live, table, fault }: LobbyProps): JSX.Element {
  const words = t().pages;
  const owner = table.owner === guest.value?.id;
  const game = live.game.value;
  const family = game?.family;
  useEffect(() => {
    if (family) warm(tableOf(family));
  }, [family]);
  return (
    <Page wide title={words.room.title(table.code)}>
      <LostLine live={live} />
      <Trouble fault={fault} />
      <div class="lobby">
        <Invite table={table} game={game ? said(game) : ""} />
        <div class="stack">
          <Chairs live={live} table={table} owner={owner} />
          {game && <Settings live={live} table={table} game={game} owner={owner} />}
          <LastSession table={table} />
          <Exits live={live} owner={owner} />
        </div>
      </div>
      <StartBar live={live} table={table} owner={owner} />
    </Page>
  );
}

/** Shown only while the line is not open. */
function LostLine({ live }: { live: Live }): JSX.Element | null {
  if (live.status.value === "open") return null;
  return (
    <div class="trouble" role="status">
      <Icon name="wifi-off" />
      <p>{t().pages.line.lost}</p>
    </div>
  );
}

interface SettingsProps {
  live: Live;
  table: Table;
  game: Game;
  owner: boolean;
}

/** Which game by which rules; the owner changes them. */
function Settings({ live, table, game, owner }: SettingsProps): JSX.Element {
  const words = t().pages;
  const [open, setOpen] = useState(false);
  const changed = game.options.flatMap((option) => {
    const value = table.options[option.key];
    return value === undefined ? [] : [words.options.changedTo(said(option), valueTold(option, value))];
  });
  const kept = matching(presets(game.id), table);
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{said(game)}</h2>
        <Button size="small" tone="quiet" icon="book-open" href={`/rules/${game.id}`}>
          {words.room.rules}
        </Button>
        {owner && (
          <Button size="small" icon="settings" onClick={() => setOpen(true)}>
            {words.room.settingsTitle}
          </Button>
        )}
      </div>
      {kept && <p class="kept">{t().company.presetHere(kept.name)}</p>}
      {changed.length === 0 && !kept && <p class="soft">{words.room.defaults}</p>}
      <ul class="chips">
        {changed.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
      {owner && <WatchSwitch live={live} table={table} />}
      {open && <SettingsSheet live={live} table={table} onClose={() => setOpen(false)} />}
    </section>
  );
}

function Exits({ live, owner }: { live: Live; owner: boolean }): JSX.Element {
  const words = t().pages.room;
  const quit = async () => {
    if (live.seat.value === null || (await say(live, "leave"))) go("/");
  };
  return (
    <div class="row exits">
      {live.seat.value !== null && (
        <Button tone="quiet" icon="armchair" onClick={() => void say(live, "leave")}>
          {words.stand}
        </Button>
      )}
      <Button tone="quiet" icon="log-out" onClick={() => void quit()}>
        {words.quit}
      </Button>
      {owner && (
        <Button
          tone="quiet"
          icon="trash"
          onClick={() => ask(words.closeAsk, words.closeTitle, () => say(live, "close"))}
        >
          {words.closeTitle}
        </Button>
      )}
    </div>
  );
}
