/** Puts a ring around what is to be tapped, and a softer one around what is spoken of, wherever the table draws it. */

import type { RefObject } from "preact";
import { useEffect, useState } from "preact/hooks";
import { type Choices, choicesOf, PLACES, type Place } from "../../table/parts/actions";
import type { Step } from "./course";

/** How the thing to be tapped lies. */
export type Aim = "tile" | "raised" | "button" | "way" | null;

const TAP = "tap";
const LOOK = "look";

interface Found {
  aim: Aim;
  tap: Element | null;
  look: Element[];
}

/** Marks the elements below `root` while the step stands there; returns what is to be tapped. */
export function usePointing(root: RefObject<HTMLElement | null>, step: Step, there: boolean): Aim {
  const [aim, setAim] = useState<Aim>(null);
  useEffect(() => {
    const { current: table } = root;
    if (!table) return;
    const point = () => setAim(marked(table, there ? found(table, step) : { aim: null, tap: null, look: [] }));
    point();
    const watching = new MutationObserver(point);
    watching.observe(table, {
      subtree: true,
      childList: true,
      attributeFilter: ["class", "data-face", "data-place", "aria-pressed"],
    });
    return () => watching.disconnect();
  }, [root, step, there]);
  return aim;
}

function marked(table: HTMLElement, { aim, tap, look }: Found): Aim {
  const wanted = new Map<Element, string>(look.map((one) => [one, LOOK]));
  if (tap) wanted.set(tap, TAP);
  for (const old of table.querySelectorAll("[data-learn]")) if (!wanted.has(old)) old.removeAttribute("data-learn");
  for (const [one, mark] of wanted) if (one.getAttribute("data-learn") !== mark) one.setAttribute("data-learn", mark);
  return tap ? aim : null;
}

function found(table: HTMLElement, { ask, said }: Step): Found {
  const look = said.show.flatMap((name) => [...table.querySelectorAll(`[data-face="${name}"]`)]);
  if (!ask) return { aim: null, tap: null, look };
  return { ...aimed(table, ask.actions, ask.wanted), look };
}

function aimed(table: HTMLElement, actions: readonly string[], wanted: string): Pick<Found, "aim" | "tap"> {
  const choices = choicesOf(actions);
  const place = PLACES.find((one) => choices.ways[one].some((way) => way.action === wanted));
  return place ? wayIn(table, choices, place, wanted) : tileIn(table, wanted.split(" ")[1] ?? "");
}

/** The button; where it opened several ways, the right one of them. */
function wayIn(table: HTMLElement, { ways }: Choices, place: Place, wanted: string): Pick<Found, "aim" | "tap"> {
  const open = table.querySelectorAll("dialog .way");
  if (open.length > 0) return { aim: "way", tap: open[ways[place].findIndex((way) => way.action === wanted)] ?? null };
  return { aim: "button", tap: table.querySelector(`[data-action="${place}"]`) };
}

/** The last of those that are alike: the one drawn, or the one that lies on top. */
function tileIn(table: HTMLElement, name: string): Pick<Found, "aim" | "tap"> {
  const alike = [...table.querySelectorAll(`.hand-drags button[data-face="${name}"]`)];
  const raised = alike.find((one) => one.getAttribute("aria-pressed") === "true");
  return { aim: raised ? "raised" : "tile", tap: raised ?? alike.at(-1) ?? null };
}
