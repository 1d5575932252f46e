/** What may not be claimed any more, behind a button. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { CardsView } from "../../fold";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Card } from "../../ui/card";
import { Icon } from "../../ui/icon";
import { Sheet } from "../../ui/sheet";
import { placeOf, whoAt } from "../parts";
import { type MarkSet, marksOf } from "./marks";

interface MarksButtonProps {
  live: Live;
  view: CardsView;
}

export function MarksButton({ live, view }: MarksButtonProps): JSX.Element {
  const open = useSignal(false);
  const words = t().cards;
  const known = marksOf(view);
  return (
    <>
      <button type="button" class="cards-marks-button" onClick={() => (open.value = true)}>
        <Icon name="ban" size={1.25} />
        {words.marks}
      </button>
      <Sheet open={open.value} title={words.marks} reading onClose={() => (open.value = false)}>
        {known.length === 0 && <p>{words.noMarks}</p>}
        {known.map((marks) => (
          <Marks key={`${marks.seat} ${marks.set}`} live={live} marks={marks} />
        ))}
      </Sheet>
    </>
  );
}

function Marks({ live, marks: { seat, set, entries } }: { live: Live; marks: MarkSet }): JSX.Element | null {
  const words = t().cards.games[live.table.value?.game ?? ""]?.marks[set];
  if (!words) return null;
  const own = seat === live.seat.value;
  return (
    <section class="cards-marks">
      <h3>
        {placeOf(whoAt(live), seat)} · {words.title}
      </h3>
      {own && <small class="soft">{words.says}</small>}
      <ul>
        {entries.map((names) => (
          <li key={names.join()}>
            {names.map((card) => (
              <Card key={card} name={card} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
