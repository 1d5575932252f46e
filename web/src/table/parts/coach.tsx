/** The coach's words: the best discards, how far the hand is from ready with each, what helps it, what it may win. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import { coach, set } from "../../settings";
import { IconButton } from "../../ui/button";
import { tileName } from "../../ui/names";
import type { Game } from "../../wire";
import type { CoachLine } from "../../wire_advice";
import { Face } from "./choice_sheet";
import { areApart, chosen } from "./coach_line";
import { worthOf } from "./worth";
import "./advice.css";

/** More tiles than these are only counted. */
const MOST_FACES = 8;

interface CoachProps {
  game: Game;
  lines: readonly CoachLine[];
  /** The tile that lies lifted. */
  raised: string | null;
}

export function Coach({ game, lines, raised }: CoachProps): JSX.Element | null {
  const picked = useSignal<string | null>(null);
  const line = chosen(lines, raised, picked.value);
  if (!line) return null;
  const apart = areApart(lines);
  return (
    <section class="coach numbers" aria-label={t().parts.coachTitle}>
      <div class="coach-discards">
        {line.discard !== null && <b class="coach-do">{lines.length > 1 ? t().parts.coachBest : t().parts.coachDo}</b>}
        {lines.map(
          (one) =>
            one.discard && <Discard key={one.discard} line={one} on={one === line} apart={apart} picked={picked} />,
        )}
        {line.discard === null && <b>{distanceOf(line)}</b>}
        <IconButton icon="x" label={t().parts.coachOff} onClick={() => set(coach, false)} />
      </div>
      <Told game={game} line={line} />
    </section>
  );
}

interface DiscardProps {
  line: CoachLine;
  on: boolean;
  /** How far the hand is from ready differs, and is worth a word. */
  apart: boolean;
  picked: { value: string | null };
}

function Discard({ line, on, apart, picked }: DiscardProps): JSX.Element {
  const words = t().parts;
  const tile = line.discard ?? "";
  return (
    <button
      type="button"
      class="coach-discard"
      aria-pressed={on}
      aria-label={`${words.coachThrow(tileName(tile))} ${distanceOf(line)} ${words.coachLeft(line.left)}`}
      onClick={() => {
        picked.value = tile;
      }}
    >
      <Face name={tile} size="20px" />
      <span class="coach-brings" aria-hidden="true">
        {apart && <span>{nearOf(line)}</span>}
        <span>{words.coachBrings(line.left)}</span>
      </span>
    </button>
  );
}

function distanceOf({ lacks }: CoachLine): string {
  const words = t().parts;
  if (lacks === null) return words.coachNever;
  return lacks === 0 ? t().table.waits : words.coachLacks(lacks);
}

/** The distance in as few letters as there are. */
function nearOf({ lacks }: CoachLine): string {
  const words = t().parts;
  if (lacks === null) return words.coachFar;
  return lacks === 0 ? words.coachReady : words.coachNear(lacks);
}

function Told({ game, line }: { game: Game; line: CoachLine }): JSX.Element {
  const words = t().parts;
  const alive = line.tiles.filter((wait) => wait.left > 0);
  const value = line.value > 0 ? worthOf(game, line.value) : null;
  return (
    <p class="coach-told">
      {line.discard !== null && <b>{distanceOf(line)}</b>}
      {value && <span>{line.lacks === 0 ? words.coachMost(value) : words.coachAbout(value)}</span>}
      {line.lacks !== null && alive.length === 0 && <span>{words.coachNone}</span>}
      {alive.slice(0, MOST_FACES).map((wait) => (
        <span key={wait.tile} class="coach-tile">
          <Face name={wait.tile} size="17px" />
          <span>{t().table.copies(wait.left)}</span>
        </span>
      ))}
      {alive.length > MOST_FACES && <span>{words.coachMore(alive.length - MOST_FACES)}</span>}
    </p>
  );
}
