/** The buttons of a question. Each has its place, so that the finger learns it. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Button, type Keyed, type Tone } from "../../ui/button";
import { PLACES, type Place } from "./actions";
import { answer } from "./answer";
import { ChoiceSheet } from "./choice_sheet";
import type { ActionBarProps, Way } from "./props";
import { useKeys } from "./use_keys";
import { verbWord } from "./verbs";
import { WhyButton } from "./why_button";
import "./parts.css";

const TONES: Record<Place, Tone> = {
  win: "win",
  kong: "kong",
  pong: "pong",
  chow: "chow",
  pass: "pass",
  ready: "main",
};

/** In Chinese they are the first letters, all but that of 听. */
const KEYS: Record<Place, string> = { win: "H", kong: "G", pong: "P", chow: "C", pass: "Space", ready: "T" };

const keyedOf = (place: Place): Keyed =>
  place === "pass" ? { key: KEYS.pass, word: t().parts.space } : { key: KEYS[place] };

export function ActionBar({ live, hand }: ActionBarProps): JSX.Element {
  useKeys(hand);
  const choosing = useSignal<Place | null>(null);
  const { ways, readyDiscards } = hand.choices.value;
  const cards = live.view.value?.family === "zipai";
  const act = (place: Place) => {
    const [first, second] = ways[place];
    if (first && second) choosing.value = place;
    else if (first) void answer(live, first.action);
    else hand.declare(!hand.readying.value);
  };
  const shown = (place: Place) => ways[place].length > 0 || (place === "ready" && readyDiscards.size > 0);
  const open = choosing.value !== null && ways[choosing.value].length > 1 ? choosing.value : null;
  return (
    <section class="action-bar" aria-label={t().parts.actions}>
      {PLACES.filter((place) => place !== "ready" || !cards).map((place) => (
        <span key={place} class={`action-place action-${place}`}>
          {shown(place) && (
            <Button
              tone={TONES[place]}
              action={place}
              keyed={keyedOf(place)}
              class={place === "ready" && hand.readying.value ? "action-on" : undefined}
              onClick={() => act(place)}
            >
              {wordOf(live, place, ways[place])}
            </Button>
          )}
        </span>
      ))}
      <WhyButton live={live} />
      <ChoiceSheet
        open={open !== null}
        title={open === "chow" ? t().parts.chowTitle : t().parts.kongTitle}
        ways={open ? ways[open].map((way) => ({ ...way, label: wordOf(live, open, [way]) })) : []}
        onChoose={(action) => {
          choosing.value = null;
          void answer(live, action);
        }}
        onClose={() => (choosing.value = null)}
      />
    </section>
  );
}

/** What stands on the button: the words of the family, and of what it does where that is one thing. */
function wordOf(live: Live, place: Place, ways: readonly Way[]): string {
  const verbs = new Set(ways.map((way) => way.action.split(" ")[0] ?? ""));
  const words = [...verbs].map((verb) => verbWord(verb, live.game.value?.names ?? {}));
  return words.length > 0 ? words.join("/") : t().table.actions[place];
}
