/** Rooms to go to: those one was in, and those that are listed. */

import type { JSX } from "preact";
import { room, rooms } from "../../api";
import { said, t } from "../../i18n";
import { sitter } from "../../people";
import { IconButton } from "../../ui/button";
import { Face } from "../../ui/face";
import { Icon } from "../../ui/icon";
import type { GameLine, RoomLine } from "../../wire";
import { useLoaded } from "../use";
import { ownRooms, useOwnRooms } from "./own_rooms";
import { forgotten, type Visit, visits } from "./recent";

interface ListProps {
  games: readonly GameLine[];
}

/** What the game of a room is called. */
export function roomTitle(games: readonly GameLine[], id: string): string {
  const game = games.find((one) => one.id === id);
  return game ? said(game) : id;
}

/** Open rooms one has been in on any device, then those of `recent.ts`, with what became of them. */
export function RecentRooms({ games }: ListProps): JSX.Element | null {
  const words = t().pages.front;
  useOwnRooms();
  const own = ownRooms();
  const here = visits.value.filter((visit) => !own.some((line) => line.code === visit.code));
  if (own.length + here.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <h2 id="recent">{words.recentTitle}</h2>
      <ul class="room-list">
        {own.map((line) => (
          <RoomItem key={line.code} code={line.code} game={roomTitle(games, line.game)} room={line} />
        ))}
        {here.map((visit) => (
          <Recent key={visit.code} visit={visit} games={games} />
        ))}
      </ul>
    </section>
  );
}

function Recent({ visit, games }: { visit: Visit } & ListProps): JSX.Element {
  const words = t().pages.front;
  const now = useLoaded(() => room(visit.code).then((found) => ({ found })), [visit.code]);
  const gone = now.value !== null && (now.value.found === null || now.value.found.phase === "closed");
  if (!gone) return <RoomItem code={visit.code} game={roomTitle(games, visit.game)} room={now.value?.found ?? null} />;
  return (
    <li class="room-item gone">
      <span>
        <b class="numbers">{visit.code}</b> {roomTitle(games, visit.game)}
      </span>
      <small>{words.gone}</small>
      <IconButton icon="x" label={words.forget} onClick={() => forgotten(visit.code)} />
    </li>
  );
}

const MOST = 6;
const hasSeat = (line: RoomLine): boolean => line.taken < line.seats;

/** The rooms of the lobby, as far as there is room for them. */
export function OpenRooms({ games }: ListProps): JSX.Element | null {
  const words = t().pages.front;
  const listed = useLoaded(rooms, []);
  const codes = [...visits.value, ...ownRooms()].map((visit) => visit.code);
  const others = (listed.value ?? []).filter((line) => !codes.includes(line.code));
  // first those in which there is still a seat
  const shown = [...others.filter(hasSeat), ...others.filter((line) => !hasSeat(line))].slice(0, MOST);
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="lobby">
      <h2 id="lobby">{words.lobbyTitle}</h2>
      <ul class="room-list">
        {shown.map((line) => (
          <RoomItem
            key={line.code}
            code={line.code}
            game={roomTitle(games, line.game)}
            room={line}
            full={!hasSeat(line)}
          />
        ))}
      </ul>
    </section>
  );
}

export interface RoomItemProps {
  code: string;
  game: string;
  room: RoomLine | null;
  /** There is no seat to be had. */
  full?: boolean;
}

export function RoomItem({ code, game, room: line, full }: RoomItemProps): JSX.Element {
  const words = t().pages.front;
  const state = line && (line.round > 0 ? words.playing(line.round) : words.waiting);
  return (
    <li>
      <a class="room-item" href={`/r/${code}`}>
        <span>
          <b class="numbers">{code}</b> {game}
        </span>
        {line && (
          <small>
            {line.owner && <Face face={line.owner_face} size={1.5} />}
            {line.owner && `${words.of(line.owner)} · `}
            {words.seats(line.taken, line.seats)} · {state}
            {full && ` · ${words.full}`}
          </small>
        )}
        {line && line.sitting.length > 0 && <There sitting={line.sitting} />}
        <Icon name="chevron-right" />
      </a>
    </li>
  );
}

/** The faces of who has a seat; their names for those who hear the page. */
function There({ sitting }: { sitting: RoomLine["sitting"] }): JSX.Element {
  return (
    <span class="room-there">
      {sitting.map((one, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: seats are their numbers
        <Face key={place} face={one.face} bot={one.bot} size={1.75} />
      ))}
      <span class="out-of-sight">{t().people.there(sitting.map(sitter))}</span>
    </span>
  );
}
