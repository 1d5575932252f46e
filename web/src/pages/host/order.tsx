/** Limits, the rules that the house proposes, and who is kept out. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games, housePresets } from "../../api";
import { said } from "../../i18n";
import { Button, IconButton } from "../../ui/button";
import { NumberField } from "../../ui/field";
import { toast } from "../../ui/toast";
import { hostWords } from "../../words/host";
import { Loading, Trouble } from "../frame";
import { ask } from "../sure";
import { useAttempt, useLoaded } from "../use";
import { bans, lift, limit, limits, withdraw } from "./ask";
import { BanSheet } from "./ban_sheet";
import { PresetSheet } from "./preset_sheet";
import { moment } from "./told";
import { type Ban, LIMITS, type LimitName } from "./wire";

export function Order(): JSX.Element {
  return (
    <>
      <Presets />
      <Bans />
      <Limits />
    </>
  );
}

function Presets(): JSX.Element {
  const words = hostWords().presets;
  const seen = useLoaded(housePresets, []);
  const all = useLoaded(games, []);
  const [adding, setAdding] = useState(false);
  const attempt = useAttempt();
  const remove = (id: number) =>
    void attempt.run(async () => {
      await withdraw(id);
      seen.again();
    });
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <p class="soft">{words.text}</p>
      <Trouble fault={seen.fault ?? attempt.fault} onAgain={seen.again} />
      {!seen.value && !seen.fault && <Loading />}
      <ul class="host-list">
        {(seen.value ?? []).map((one) => (
          <li key={one.id} class="host-line">
            <span class="host-name">
              <b>{one.name}</b>
              <small class="soft">{said(all.value?.find((line) => line.id === one.game) ?? BLANK)}</small>
            </span>
            <IconButton
              icon="trash"
              label={words.remove(one.name)}
              onClick={() => ask(words.removeAsk, words.remove(one.name), () => remove(one.id))}
            />
          </li>
        ))}
      </ul>
      <Button icon="plus" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      {adding && <PresetSheet onClose={() => setAdding(false)} onDone={seen.again} />}
    </section>
  );
}

const BLANK = { title: "", english: "" };

function Bans(): JSX.Element {
  const words = hostWords().bans;
  const seen = useLoaded(bans, []);
  const [adding, setAdding] = useState(false);
  const attempt = useAttempt();
  const undo = (id: number) =>
    void attempt.run(async () => {
      await lift(id);
      seen.again();
    });
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <Trouble fault={seen.fault ?? attempt.fault} onAgain={seen.again} />
      {!seen.value && !seen.fault && <Loading />}
      {seen.value?.length === 0 && <p class="soft">{words.none}</p>}
      <ul class="host-list">
        {(seen.value ?? []).map((one) => (
          <li key={one.id} class="host-line">
            <Kept one={one} />
            <Button size="small" onClick={() => ask(words.liftAsk(whom(one)), words.lift, () => undo(one.id))}>
              {words.lift}
            </Button>
          </li>
        ))}
      </ul>
      <Button icon="ban" onClick={() => setAdding(true)}>
        {words.add}
      </Button>
      {adding && <BanSheet onClose={() => setAdding(false)} onDone={seen.again} />}
    </section>
  );
}

const whom = ({ name, address, player }: Ban): string => name || address || player || "";

function Kept({ one }: { one: Ban }): JSX.Element {
  const words = hostWords().bans;
  return (
    <span class="host-name">
      <b>{whom(one)}</b>
      <small class="soft">
        {one.until === null ? words.ever : words.until(moment(one.until))}
        {one.reason && ` · ${one.reason}`}
      </small>
    </span>
  );
}

function Limits(): JSX.Element {
  const words = hostWords().limits;
  const seen = useLoaded(limits, []);
  const [values, setValues] = useState<Partial<Record<LimitName, number>>>({});
  const attempt = useAttempt();
  const change = (changed: Partial<Record<LimitName, number | null>>) =>
    void attempt.run(async () => {
      await limit(changed);
      setValues({});
      toast(words.saved);
      seen.again();
    });
  const held = seen.value;
  return (
    <section class="panel">
      <h2>{words.title}</h2>
      <Trouble fault={seen.fault ?? attempt.fault} onAgain={seen.again} />
      {!held && !seen.fault && <Loading />}
      {held && (
        <div class="stack">
          {LIMITS.map((name) => (
            <NumberField
              key={name}
              label={words[name]}
              hint={held[name].value === held[name].start ? undefined : words.start(held[name].start)}
              value={values[name] ?? held[name].value}
              least={1}
              onChange={(value) => setValues({ ...values, [name]: value })}
            />
          ))}
          <div class="row">
            <Button
              tone="main"
              busy={attempt.busy}
              disabled={Object.keys(values).length === 0}
              onClick={() => change(values)}
            >
              {words.save}
            </Button>
            {LIMITS.some((name) => held[name].value !== held[name].start) && (
              <Button onClick={() => change({ max_tables: null, tables_a_player: null, guests_a_minute: null })}>
                {words.reset}
              </Button>
            )}
          </div>
        </div>
      )}
    </section>
  );
}
