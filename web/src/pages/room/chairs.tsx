/** The seats of a room: who sits there, and what one may do about it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { ranks as ranksOf } from "../../api";
import { said, t } from "../../i18n";
import type { Live } from "../../live";
import { look } from "../../looking";
import { sitter } from "../../people";
import { isMuted } from "../../quiet";
import { say, WatchCount } from "../../table/parts";
import { Button, IconButton } from "../../ui/button";
import { Face } from "../../ui/face";
import { Icon } from "../../ui/icon";
import type { Chair, Rank, Table } from "../../wire";
import { useLoaded } from "../use";
import { ChairSheet } from "./chair_sheet";
import { canAsk } from "./swaps";
import { isFree } from "./who_waits";

export interface ChairsProps {
  live: Live;
  table: Table;
  /** Whether the viewer owns the room. */
  owner: boolean;
}

export function Chairs({ live, table, owner }: ChairsProps): JSX.Element {
  const words = t().pages.room;
  const [managed, setManaged] = useState<number | null>(null);
  const ranks = useRanks(table);
  const free = [...table.seats.keys()].filter((seat) => isFree(table.seats[seat] as Chair));
  const fill = async () => {
    for (const seat of free) if (!(await say(live, "bot", { seat }))) return;
  };
  return (
    <section class="panel">
      <div class="panel-head">
        <h2>{words.seatsTitle}</h2>
        <WatchCount live={live} />
        {owner && free.length > 0 && (
          <Button size="small" icon="bot" onClick={() => void fill()}>
            {words.fill}
          </Button>
        )}
      </div>
      <ol class="chairs">
        {table.seats.map((chair, seat) => (
          <li key={String(seat)} class={chair.ready || chair.bot ? "chair is-ready" : "chair"}>
            {isFree(chair) ? (
              <FreeChair live={live} seat={seat} owner={owner} />
            ) : (
              <TakenChair
                chair={chair}
                rank={chair.player === null ? undefined : ranks[chair.player]}
                own={live.seat.value === seat}
                isOwner={chair.player === table.owner}
                onSwap={canAsk(live, table, seat) ? () => void say(live, "ask_swap", { seat }) : undefined}
                onManage={owner && (table.seats.length > 1 || chair.bot) ? () => setManaged(seat) : undefined}
              />
            )}
          </li>
        ))}
      </ol>
      {managed !== null && <ChairSheet live={live} table={table} seat={managed} onClose={() => setManaged(null)} />}
    </section>
  );
}

function FreeChair({ live, seat, owner }: { live: Live; seat: number; owner: boolean }): JSX.Element {
  const words = t().pages.room;
  return (
    <>
      <Icon name="armchair" size={1.75} />
      <span class="chair-name soft">
        {words.seat(seat + 1)} · {words.free}
      </span>
      <Button size="small" onClick={() => void say(live, "sit", { seat })}>
        {live.seat.value === null ? words.sit : words.move}
      </Button>
      {owner && <IconButton icon="bot" label={words.addBot} onClick={() => void say(live, "bot", { seat })} />}
    </>
  );
}

/** Player → rank, where the game has ranks; empty until they are known. */
function useRanks({ game, seats, session, round }: Table): Record<string, Rank> {
  const players = seats.flatMap(({ player }) => (player === null ? [] : [player]));
  const found = useLoaded(
    async () => (players.length > 0 ? ranksOf(game, players) : {}),
    [game, players.join(), session, round],
  );
  return found.value ?? {};
}

interface TakenChairProps {
  chair: Chair;
  rank: Rank | undefined;
  own: boolean;
  isOwner: boolean;
  onSwap: (() => void) | undefined;
  onManage: (() => void) | undefined;
}

function TakenChair({ chair, rank, own, isOwner, onSwap, onManage }: TakenChairProps): JSX.Element {
  const words = t().pages.room;
  const name = sitter(chair);
  return (
    <>
      <Sitting chair={chair} own={own} />
      <span class="chair-name">
        <b>{name}</b>
        {isMuted(chair.player) && <Icon name="message-square-off" size={1.1} label={t().people.muted} />}
        {chair.bot && <small>{words.bots[chair.bot] ?? chair.bot}</small>}
        {rank && <RankTag rank={rank} />}
        {own && <span class="tag">{words.you}</span>}
        {isOwner && <span class="tag">{words.owner}</span>}
        {chair.away === "gone" && <span class="tag bad">{words.gone}</span>}
      </span>
      {chair.player && (
        <span class={chair.ready ? "chair-state yes" : "chair-state"}>
          <Icon name={chair.ready ? "circle-check" : "clock"} /> {chair.ready ? words.ready : words.notReady}
        </span>
      )}
      {onSwap && <IconButton icon="arrow-left-right" label={t().company.askSwap(name)} onClick={onSwap} />}
      {onManage && <IconButton icon="ellipsis" label={words.manageTitle(name)} onClick={onManage} />}
    </>
  );
}

/** The face; somebody else's can be tapped. */
function Sitting({ chair, own }: { chair: Chair; own: boolean }): JSX.Element {
  const { player } = chair;
  const face = <Face face={chair.face} bot={chair.bot} size={2.5} />;
  if (player === null || own) return face;
  return (
    <button type="button" class="chair-look" aria-label={t().people.look(chair.name)} onClick={() => look(player)}>
      {face}
    </button>
  );
}

function RankTag({ rank }: { rank: Rank }): JSX.Element {
  const name = said({ title: rank.name, english: rank.english });
  return (
    <span class="tag rank" role="img" aria-label={t().pages.careers.rank(name)}>
      <Icon name="trophy" size={1} /> {name}
    </span>
  );
}
