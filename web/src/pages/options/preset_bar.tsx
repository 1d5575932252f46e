/** The rules that one keeps: one tap chooses them; a sheet keeps, renames and deletes. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { housePresets } from "../../api";
import { t } from "../../i18n";
import { Button, IconButton } from "../../ui/button";
import { TextField } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import { ask } from "../sure";
import { useLoaded } from "../use";
import {
  keepPresets,
  LONGEST,
  MOST,
  matching,
  type Preset,
  presets,
  type Rules,
  renamed,
  tidied,
  without,
  withPreset,
} from "./presets";

export interface PresetBarProps {
  game: string;
  /** The rules as they are chosen now. */
  now: Rules;
  onChoose: (rules: Rules) => void;
}

export function PresetBar({ game, now, onChoose }: PresetBarProps): JSX.Element {
  const words = t().company;
  const [sheet, setSheet] = useState<"keep" | "edit" | null>(null);
  const list = presets(game);
  const held = matching(list, now);
  const close = () => setSheet(null);
  return (
    <section class="panel presets" aria-label={words.presets}>
      <div class="panel-head">
        <h2>{words.presets}</h2>
        {list.length > 0 && (
          <Button size="small" tone="quiet" icon="pencil" onClick={() => setSheet("edit")}>
            {words.presetEdit}
          </Button>
        )}
      </div>
      {list.length === 0 && <p class="soft">{words.presetsNone}</p>}
      <div class="row">
        <Choices list={list} held={held} onChoose={onChoose} />
        {!held && (
          <Button size="small" icon="plus" onClick={() => setSheet("keep")}>
            {words.presetKeep}
          </Button>
        )}
      </div>
      <HousePresets game={game} now={now} onChoose={onChoose} />
      {sheet === "keep" && <KeepSheet game={game} list={list} now={now} onClose={close} />}
      {sheet === "edit" && <EditSheet game={game} list={list} onClose={close} />}
    </section>
  );
}

interface ChoicesProps {
  list: readonly Preset[];
  /** The one whose rules are chosen now. */
  held: Preset | undefined;
  onChoose: (rules: Rules) => void;
}

function Choices({ list, held, onChoose }: ChoicesProps): JSX.Element {
  return (
    <>
      {list.map((one) => (
        <button
          key={one.name}
          type="button"
          class="preset"
          aria-pressed={one === held}
          onClick={() => onChoose({ options: one.options, customs: one.customs })}
        >
          {one.name}
        </button>
      ))}
    </>
  );
}

/** What the host of the house proposes; where that cannot be learned the page does without. */
function HousePresets({ game, now, onChoose }: PresetBarProps): JSX.Element | null {
  const seen = useLoaded(housePresets, []);
  const list = (seen.value ?? []).filter((one) => one.game === game);
  if (list.length === 0) return null;
  const held = matching(list, now);
  return (
    <>
      <h3 class="presets-house">{t().company.presetsHouse}</h3>
      <div class="row">
        <Choices list={list} held={held} onChoose={onChoose} />
      </div>
    </>
  );
}

interface ListProps {
  game: string;
  list: readonly Preset[];
  onClose: () => void;
}

function KeepSheet({ game, list, now, onClose }: ListProps & { now: Rules }): JSX.Element {
  const words = t().company;
  const [name, setName] = useState("");
  const kept = tidied(name);
  const taken = list.some((one) => one.name === kept);
  const full = !taken && list.length >= MOST;
  const submit = (event: Event) => {
    event.preventDefault();
    if (!kept || full) return;
    keepPresets(game, withPreset(list, { name: kept, ...now }));
    onClose();
  };
  return (
    <Sheet open title={words.presetKeep} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        <TextField
          label={words.presetName}
          hint={taken ? words.presetSame : undefined}
          value={name}
          maxLength={LONGEST}
          error={full ? words.presetFull : undefined}
          onInput={setName}
        />
        <Button submit tone="main" size="large" disabled={!kept || full}>
          {t().pages.save}
        </Button>
      </form>
    </Sheet>
  );
}

function EditSheet({ game, list, onClose }: ListProps): JSX.Element {
  const words = t().company;
  const [renaming, setRenaming] = useState<string | null>(null);
  return (
    <Sheet open title={words.presets} onClose={onClose}>
      <ul class="preset-list">
        {list.map(({ name }) => (
          <li key={name}>
            {renaming === name ? (
              <RenameForm game={game} list={list} name={name} onDone={() => setRenaming(null)} />
            ) : (
              <>
                <b>{name}</b>
                <IconButton icon="pencil" label={words.presetRename(name)} onClick={() => setRenaming(name)} />
                <IconButton
                  icon="trash"
                  label={words.presetDelete(name)}
                  onClick={() =>
                    ask(words.presetSure(name), words.presetDelete(name), () => keepPresets(game, without(list, name)))
                  }
                />
              </>
            )}
          </li>
        ))}
      </ul>
    </Sheet>
  );
}

interface RenameFormProps {
  game: string;
  list: readonly Preset[];
  name: string;
  onDone: () => void;
}

function RenameForm({ game, list, name, onDone }: RenameFormProps): JSX.Element {
  const [text, setText] = useState(name);
  const to = tidied(text);
  const free = to !== "" && (to === name || list.every((one) => one.name !== to));
  const submit = (event: Event) => {
    event.preventDefault();
    if (!free) return;
    keepPresets(game, renamed(list, name, to));
    onDone();
  };
  return (
    <form class="preset-rename" onSubmit={submit}>
      <TextField label={t().company.presetName} value={text} maxLength={LONGEST} onInput={setText} />
      <Button submit tone="main" disabled={!free}>
        {t().pages.save}
      </Button>
    </form>
  );
}
