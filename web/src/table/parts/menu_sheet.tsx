/** The menu of a table: auto-play, phrases, rules, settings, leaving, ending. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useEffect } from "preact/hooks";
import { me, phrases, Refusal } from "../../api";
import { said, t } from "../../i18n";
import type { Live } from "../../live";
import { go } from "../../router";
import { MuteButton } from "../../senses";
import { autoSort, coach, set } from "../../settings";
import { Button } from "../../ui/button";
import { Toggle } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import type { Chair, Table } from "../../wire";
import { AbsenceSettings } from "./absence";
import { say } from "./answer";
import { practises } from "./facts";
import { panel } from "./panel";
import type { MenuSheetProps } from "./props";
import { QuickSettings } from "./quick_settings";
import { VoteCount } from "./vote_sheet";
import { WatchSwitch } from "./watching";
import "./parts.css";
import "./sheets.css";

export function MenuSheet({ live, open, onClose }: MenuSheetProps): JSX.Element | null {
  const leaving = useSignal(false);
  const table = live.table.value;
  const chair = live.seat.value === null ? undefined : table?.seats[live.seat.value];
  if (!table) return null;
  if (leaving.value)
    return <LeaveSheet live={live} table={table} open={open} onClose={() => (leaving.value = false)} />;
  return (
    <Sheet
      open={open}
      title={t().parts.menuTitle}
      beside={<MuteButton />}
      onClose={onClose}
      foot={<Leave onLeave={() => leave(chair, leaving)} />}
    >
      <div class="menu">
        {chair && <OwnSeat live={live} chair={chair} onDone={onClose} />}
        {practises(table, live.seat.value) && (
          <Toggle
            label={t().parts.coach}
            hint={t().parts.coachHint}
            value={coach.value === "on"}
            onChange={(on) => set(coach, on)}
          />
        )}
        {table.owner === me()?.id && <WatchSwitch live={live} table={table} />}
        <Button icon="book-open" href={`/rules/${table.game}`}>
          {t().parts.rules}
        </Button>
        <Panels onDone={onClose} />
        <QuickSettings />
        <Ending live={live} table={table} seated={chair !== undefined} />
      </div>
    </Sheet>
  );
}

/** Who holds no seat goes at once; a player is asked first. */
function leave(chair: Chair | undefined, leaving: { value: boolean }): void {
  if (chair) leaving.value = true;
  else go("/");
}

interface OwnSeatProps {
  live: Live;
  chair: Chair;
  onDone: () => void;
}

function OwnSeat({ live, chair, onDone }: OwnSeatProps): JSX.Element {
  const words = t().parts;
  const speak = (phrase: number) => {
    void say(live, "say", { phrase });
    onDone();
  };
  return (
    <>
      {chair.leaving && (
        <Button tone="main" icon="undo-2" onClick={() => void say(live, "back")}>
          {words.back}
        </Button>
      )}
      <AbsenceSettings live={live} onDone={onDone} />
      {live.view.value?.family === "mahjong" && <AutoSort />}
      <Phrases onSay={speak} />
    </>
  );
}

function AutoSort(): JSX.Element {
  const words = t().parts;
  const on = autoSort.value === "on";
  return <Toggle label={words.autoSort} hint={words.autoSortHint} value={on} onChange={(now) => set(autoSort, now)} />;
}

function Phrases({ onSay }: { onSay: (phrase: number) => void }): JSX.Element {
  const all = useSignal<{ zh: string; en: string }[]>([]);
  useEffect(() => {
    phrases().then(
      (found) => (all.value = found),
      (error: unknown) => {
        // without phrases the menu is whole enough
        if (!(error instanceof Refusal)) throw error;
      },
    );
  }, [all]);
  return (
    <fieldset class="phrases">
      <legend class="field-label">{t().parts.phrases}</legend>
      {all.value.map((phrase, place) => (
        <Button key={phrase.en} size="small" onClick={() => onSay(place)}>
          {said({ title: phrase.zh, english: phrase.en })}
        </Button>
      ))}
    </fieldset>
  );
}

/** What is to be read and heard of the table; the list of keys where there is a keyboard. */
function Panels({ onDone }: { onDone: () => void }): JSX.Element {
  const show = (which: "log" | "keys") => {
    onDone();
    panel.value = which;
  };
  return (
    <>
      <Button icon="scroll-text" keyed={{ key: "L" }} onClick={() => show("log")}>
        {t().parts.log}
      </Button>
      <Button class="with-keyboard" icon="keyboard" keyed={{ key: "?" }} onClick={() => show("keys")}>
        {t().parts.keys}
      </Button>
    </>
  );
}

interface EndingProps {
  live: Live;
  table: Table;
  seated: boolean;
}

function Ending({ live, table, seated }: EndingProps): JSX.Element {
  const words = t().parts;
  const running = seated && table.round > 0 && !table.results && !table.dissolving;
  return (
    <div class="menu-end">
      {table.dissolving && <p class="soft">{words.dissolving}</p>}
      {table.vote && seated && (
        <VoteCount table={table} until={table.countdowns.vote_until ?? 0} now={() => live.now()} />
      )}
      {running && !table.vote && (
        <>
          <Button icon="vote" onClick={() => void say(live, "dissolve")}>
            {words.dissolve}
          </Button>
          <small class="soft">{words.dissolveHint}</small>
        </>
      )}
    </div>
  );
}

/** In reach however long the menu is. */
function Leave({ onLeave }: { onLeave: () => void }): JSX.Element {
  return (
    <Button tone="danger" icon="log-out" onClick={onLeave}>
      {t().parts.leave}
    </Button>
  );
}

interface LeaveSheetProps {
  live: Live;
  table: Table;
  open: boolean;
  onClose: () => void;
}

function LeaveSheet({ live, table, open, onClose }: LeaveSheetProps): JSX.Element {
  const words = t().parts;
  const leave = async () => {
    if (await say(live, "leave")) go("/");
  };
  return (
    <Sheet
      open={open}
      title={words.leaveTitle}
      onClose={onClose}
      foot={
        <>
          <Button tone="danger" onClick={() => void leave()}>
            {words.leaveYes}
          </Button>
          <Button onClick={onClose}>{words.stay}</Button>
        </>
      }
    >
      <p>{table.phase === "playing" ? words.leaveNow : words.leaveIdle}</p>
    </Sheet>
  );
}
