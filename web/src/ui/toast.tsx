/** Short notes that come and go by themselves. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { Icon } from "./icon";
import "./toast.css";

interface Note {
  id: number;
  text: string;
  tone: "plain" | "bad";
}

const MOST = 3;
const STAY = 4_000;

const notes = signal<Note[]>([]);
let ids = 0;

/** Show a note for four seconds; `bad` for what went wrong. */
export function toast(text: string, tone: Note["tone"] = "plain"): void {
  const note = { id: ++ids, text, tone };
  notes.value = [...notes.value.filter((old) => old.text !== text), note].slice(-MOST);
  setTimeout(() => {
    notes.value = notes.value.filter((old) => old.id !== note.id);
  }, STAY);
}

/** Where the notes appear; once in the page. */
export function Toasts(): JSX.Element {
  const place = useRef<HTMLDivElement>(null);
  const shown = notes.value;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new note goes on top of what has opened since
  useEffect(() => onTop(place.current, shown.length > 0), [shown]);
  return (
    <div ref={place} class="toasts" role="status" aria-live="polite" popover="manual">
      {shown.map((note) => (
        <p key={note.id} class={`toast ${note.tone}`}>
          {note.tone === "bad" && <Icon name="triangle-alert" />}
          <span>{note.text}</span>
        </p>
      ))}
    </div>
  );
}

/** Above a sheet that was opened before; browsers without popovers show the notes in the page. */
function onTop(place: HTMLElement | null, shown: boolean): void {
  if (!place || typeof place.showPopover !== "function") return;
  if (place.matches(":popover-open")) place.hidePopover();
  if (shown) place.showPopover();
}
