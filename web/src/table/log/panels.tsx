/** What happens at the table for those who hear it, the same to be read, and the list of keys. */

import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { Sheet } from "../../ui/sheet";
import { accessWords } from "../../words/access";
import { choicesOf, openTile, PLACES } from "../parts";
import { panel } from "../parts/panel";
import { verbWord } from "../parts/verbs";
import { type Line, linesOf } from "./lines";
import "./log.css";

/** So many sentences stay to be read again. */
const KEPT = 50;
/** So many stay for those who hear them; what was said is said. */
const HEARD = 8;

const close = (): void => {
  panel.value = null;
};

export function Panels({ live }: { live: Live }): JSX.Element {
  // read so that the sentences follow what is played
  live.step.value;
  const lines = linesOf(live);
  useEffect(() => close, []);
  return (
    <>
      <Heard live={live} lines={lines.slice(-HEARD)} />
      <LogSheet open={panel.value === "log"} lines={lines.slice(-KEPT)} onClose={close} />
      <KeysSheet open={panel.value === "keys"} onClose={close} />
    </>
  );
}

function Heard({ live, lines }: { live: Live; lines: readonly Line[] }): JSX.Element {
  return (
    <div class="out-of-sight">
      <div role="log" aria-live="polite" aria-label={accessWords().logName}>
        {lines.map((line) => (
          <p key={line.key}>{line.text}</p>
        ))}
      </div>
      <p role="alert">{askedOf(live)}</p>
    </div>
  );
}

/** What one is asked, with all that may be done. */
function askedOf(live: Live): string {
  const { value: ask } = live.ask;
  if (!ask) return "";
  const { ways, discards } = choicesOf(ask.actions, openTile(live.view.value));
  const words = t().table;
  const can = PLACES.filter((place) => ways[place].length > 0);
  const question = discards.size > 0 ? words.yourDiscard : words.yourChoice;
  const names = live.game.value?.names ?? {};
  const told = can.map((place) => verbWord(ways[place][0]?.action.split(" ")[0] ?? place, names));
  return told.length > 0 ? accessWords().asked(question, told) : question;
}

interface LogSheetProps {
  open: boolean;
  lines: readonly Line[];
  onClose: () => void;
}

function LogSheet({ open, lines, onClose }: LogSheetProps): JSX.Element {
  return (
    <Sheet open={open} title={accessWords().logTitle} reading onClose={onClose}>
      {lines.length > 0 ? <LogList lines={lines} /> : <p class="soft">{accessWords().logEmpty}</p>}
    </Sheet>
  );
}

/** The newest is in sight; who scrolls back is left there. Its style sheet does both. */
function LogList({ lines }: { lines: readonly Line[] }): JSX.Element {
  return (
    <ol class="log-list">
      {lines.map((line) => (
        <li key={line.key}>{line.text}</li>
      ))}
    </ol>
  );
}

function KeysSheet({ open, onClose }: { open: boolean; onClose: () => void }): JSX.Element {
  const words = accessWords();
  return (
    <Sheet open={open} title={words.keysTitle} reading onClose={onClose}>
      <p class="soft">{words.keysNote}</p>
      <dl class="key-list">
        {words.keys.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Sheet>
  );
}
