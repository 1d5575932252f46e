/** Which page stands at which address. */

import { Fragment, type JSX } from "preact";
import { t } from "./i18n";
import { lookAway, looked } from "./looking";
import { Notice } from "./pages/frame";
import { FrontPage } from "./pages/front/front";
import { NameSheet } from "./pages/guest";
import { Later, LaterPart, script } from "./pages/later";
import { ME, PERSON } from "./pages/me/scripts";
import { NoticeBar } from "./pages/notice_bar";
import { ROOM } from "./pages/room/scripts";
import { SureSheet } from "./pages/sure";
import { path } from "./router";
import { Toasts } from "./ui/toast";

const NEW = script(() => import("./pages/new_room").then((made) => made.NewRoomPage));
const HISTORY = script(() => import("./pages/history").then((made) => made.HistoryPage));
const RECORD = script(() => import("./pages/record/record").then((made) => made.RecordPage));
const FILE = script(() => import("./pages/record/file").then((made) => made.FilePage));
const RULE_INDEX = script(() => import("./pages/rules/rules").then((made) => made.RuleIndexPage));
const RULES = script(() => import("./pages/rules/rules").then((made) => made.RulesPage));
const SCORE = script(() => import("./pages/score/score").then((made) => made.ScorePage));
const HOST = script(() => import("./pages/host/host").then((made) => made.HostPage));
const SETTINGS = script(() => import("./pages/settings").then((made) => made.SettingsPage));
const LEARN = script(() => import("./pages/learn/learn").then((made) => made.LearnPage));
const LEARN_INDEX = script(() => import("./pages/learn/learn").then((made) => made.LearnIndexPage));
const ABOUT = script(() => import("./pages/about").then((made) => made.AboutPage));

type Match = (...parts: string[]) => JSX.Element;

const ROUTES: readonly [RegExp, Match][] = [
  [/^\/$/, () => <FrontPage />],
  [/^\/new$/, () => <Later of={NEW} with={{}} />],
  [/^\/r\/([^/]+)$/, (code = "") => <Later of={ROOM} with={{ code: decodeURIComponent(code) }} />],
  [/^\/history$/, () => <Later of={HISTORY} with={{}} />],
  [
    /^\/record\/([^/]+)\/(\d+)\/(\d+)$/,
    (table = "", session, number) => (
      <Later of={RECORD} with={{ table, session: Number(session), number: Number(number) }} />
    ),
  ],
  [/^\/replay$/, () => <Later of={FILE} with={{}} />],
  [/^\/rules$/, () => <Later of={RULE_INDEX} with={{}} />],
  [/^\/rules\/([^/]+)$/, (game = "") => <Later of={RULES} with={{ game }} />],
  [/^\/learn$/, () => <Later of={LEARN_INDEX} with={{}} />],
  [/^\/learn\/([^/]+)$/, (game = "") => <Later of={LEARN} with={{ game: decodeURIComponent(game) }} />],
  [/^\/score$/, () => <Later of={SCORE} with={{}} />],
  [/^\/settings$/, () => <Later of={SETTINGS} with={{}} />],
  [/^\/me$/, () => <Later of={ME} with={{}} />],
  [/^\/host$/, () => <Later of={HOST} with={{}} />],
  [/^\/about$/, () => <Later of={ABOUT} with={{}} />],
];

/** The page of an address. */
function pageAt(address: string): JSX.Element {
  for (const [pattern, show] of ROUTES) {
    const found = pattern.exec(address);
    if (found) return show(...found.slice(1));
  }
  const words = t().pages.lost;
  return <Notice icon="search" title={words.title} text={words.text} />;
}

/** Who was tapped, at a table or in a room. */
function LookSheet(): JSX.Element | null {
  const id = looked.value;
  return id === null ? null : <LaterPart key={id} of={PERSON} with={{ id, onClose: lookAway }} />;
}

export function App(): JSX.Element {
  return (
    <>
      <NoticeBar />
      <Fragment key={path.value}>{pageAt(path.value)}</Fragment>
      <NameSheet />
      <LookSheet />
      <SureSheet />
      <Toasts />
    </>
  );
}
