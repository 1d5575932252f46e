/** The front page: play at once, open a room, enter one; below it what there is. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games } from "../../api";
import { t } from "../../i18n";
import { go } from "../../router";
import { Face } from "../../ui/face";
import { Icon, type IconName } from "../../ui/icon";
import { Loading, Trouble, useTitle } from "../frame";
import { guest } from "../guest";
import { useLoaded } from "../use";
import { GameTiles } from "./game_tiles";
import { OpenRooms, RecentRooms } from "./room_lists";
import { CodeSheet, QuickSheet } from "./sheets";
import "./front.css";

export function FrontPage(): JSX.Element {
  const words = t().pages;
  const [sheet, setSheet] = useState<"quick" | "code" | null>(null);
  const all = useLoaded(games, []);
  useTitle(words.name);
  return (
    <div class="front">
      <FrontHead />
      <main>
        <div class="front-doors">
          <Door
            main
            icon="play"
            title={words.front.quickTitle}
            note={words.front.quickNote}
            onClick={() => setSheet("quick")}
          />
          <Door icon="door-open" title={words.front.openTitle} note={words.front.openNote} onClick={() => go("/new")} />
          <Door
            icon="users"
            title={words.front.joinTitle}
            note={words.front.joinNote}
            onClick={() => setSheet("code")}
          />
        </div>
        <RecentRooms games={all.value ?? []} />
        <OpenRooms games={all.value ?? []} />
        <section aria-labelledby="games">
          <h2 id="games">{words.front.gamesTitle}</h2>
          <Trouble fault={all.fault} onAgain={all.again} />
          {all.value ? <GameTiles games={all.value} /> : !all.fault && <Loading />}
        </section>
        <FrontFoot />
      </main>
      <QuickSheet open={sheet === "quick"} games={all.value ?? []} onClose={() => setSheet(null)} />
      <CodeSheet open={sheet === "code"} onClose={() => setSheet(null)} />
    </div>
  );
}

function FrontHead(): JSX.Element {
  const words = t().pages;
  return (
    <header class="front-head">
      <img src="/icon.svg" alt="" width="64" height="64" />
      <div>
        <h1>{words.name}</h1>
        <p>{words.motto}</p>
      </div>
      {guest.value && (
        <a class="front-me" href="/me" aria-label={`${t().people.me} ${guest.value.name}`}>
          <Face face={guest.value.face} size={2.25} />
          <span>{guest.value.name}</span>
        </a>
      )}
      <a class="front-me" href="/settings" aria-label={words.front.settings}>
        <Icon name="settings" size={1.5} />
      </a>
    </header>
  );
}

interface DoorProps {
  icon: IconName;
  title: string;
  note: string;
  main?: boolean;
  onClick: () => void;
}

/** One of the three large buttons. */
function Door({ icon, title, note, main, onClick }: DoorProps): JSX.Element {
  return (
    <button type="button" class={main ? "door main" : "door"} onClick={onClick}>
      <Icon name={icon} size={1.75} />
      <strong class="serif">{title}</strong>
      <small class="door-note">{note}</small>
    </button>
  );
}

function FrontFoot(): JSX.Element {
  const words = t().pages.front;
  const links: [IconName, string, string][] = [
    ["calculator", words.score, "/score"],
    ["book-open", words.rules, "/rules"],
    ["scroll-text", words.history, "/history"],
    ["info", words.about, "/about"],
  ];
  return (
    <nav class="front-foot" aria-label={t().pages.name}>
      {links.map(([icon, label, to]) => (
        <a key={to} href={to}>
          <Icon name={icon} size={1.5} />
          {label}
        </a>
      ))}
    </nav>
  );
}
