/** Somebody else: what everybody may know of him, and whether one hears and meets him. */

import type { JSX } from "preact";
import { games as allGames } from "../../api";
import { said, t } from "../../i18n";
import { isMuted, mute } from "../../quiet";
import { Button } from "../../ui/button";
import { Face } from "../../ui/face";
import { Toggle } from "../../ui/field";
import { Icon } from "../../ui/icon";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast";
import type { GameLine } from "../../wire";
import { profileWords } from "../../words/profile";
import { Loading, Trouble } from "../frame";
import { guest } from "../guest";
import { ask } from "../sure";
import { useAttempt, useLoaded } from "../use";
import { block, type Known, person, unblock } from "./people";
import "./me.css";

export interface PersonSheetProps {
  id: string;
  onClose: () => void;
}

export function PersonSheet({ id, onClose }: PersonSheetProps): JSX.Element {
  const known = useLoaded(() => person(id), [id]);
  const games = useLoaded(allGames, []);
  const name = known.value?.name ?? t().pages.loading;
  return (
    <Sheet open title={name} onClose={onClose}>
      {known.value && <About known={known.value} games={games.value ?? []} onChange={known.again} />}
      {!known.value && !known.fault && <Loading />}
      <Trouble fault={known.fault} onAgain={known.again} />
    </Sheet>
  );
}

interface AboutProps {
  known: Known;
  games: readonly GameLine[];
  onChange: () => void;
}

function About({ known, games, onChange }: AboutProps): JSX.Element {
  const words = profileWords();
  return (
    <div class="stack">
      <div class="me-head">
        <Face face={known.face} size={4} />
        <p>{known.rounds > 0 ? words.rounds(String(known.rounds)) : words.none}</p>
      </div>
      <ul class="me-games">
        {known.games.map((played) => (
          <PlayedLine key={played.game} played={played} game={games.find((one) => one.id === played.game)} />
        ))}
      </ul>
      {known.id !== guest.value?.id && <Quiet known={known} onChange={onChange} />}
    </div>
  );
}

interface PlayedLineProps {
  played: Known["games"][number];
  game: GameLine | undefined;
}

function PlayedLine({ played, game }: PlayedLineProps): JSX.Element {
  const { rank } = played;
  return (
    <li>
      <span>{profileWords().of(game ? said(game) : played.game, String(played.rounds))}</span>
      {rank && (
        <span class="tag rank">
          <Icon name="trophy" size={1} /> {said({ title: rank.name, english: rank.english })}
        </span>
      )}
    </li>
  );
}

function Quiet({ known, onChange }: Omit<AboutProps, "games">): JSX.Element {
  const words = profileWords();
  const attempt = useAttempt();
  const change = (work: () => Promise<unknown>, done: string) =>
    void attempt.run(async () => {
      await work();
      toast(done);
      onChange();
    });
  const stop = () =>
    ask(words.blockText(known.name), words.blockTitle, () => change(() => block(known.id), words.blocked(known.name)));
  return (
    <>
      <Toggle
        label={words.mute}
        hint={words.muteHint}
        value={isMuted(known.id)}
        onChange={(on) => mute({ id: known.id, name: known.name, face: known.face }, on)}
      />
      {known.blocked ? (
        <Button
          icon="user"
          busy={attempt.busy}
          onClick={() => change(() => unblock(known.id), words.unblocked(known.name))}
        >
          {words.unblock}
        </Button>
      ) : (
        <Button icon="ban" busy={attempt.busy} onClick={stop}>
          {words.block}
        </Button>
      )}
      <Trouble fault={attempt.fault} />
    </>
  );
}
