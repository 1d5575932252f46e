/** One's own page: results in every game, the people one plays with, devices, whom one does not want to meet. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { games as allGames, careers, type Me, type Person } from "../../api";
import { t, tags } from "../../i18n";
import { look, looked } from "../../looking";
import { mute, muted } from "../../quiet";
import { Button } from "../../ui/button";
import { Face } from "../../ui/face";
import { Sheet } from "../../ui/sheet";
import type { GameLine } from "../../wire";
import { profileWords } from "../../words/profile";
import { Careers } from "../careers/careers";
import { Loading, Page, Trouble } from "../frame";
import { RoomItem, roomTitle } from "../front/room_lists";
import { guest, NameForm } from "../guest";
import { useAttempt, useLoaded } from "../use";
import { codeIn } from "./code";
import { CodeForm } from "./code_form";
import { Devices } from "./devices";
import { blocked, type Friend, friends, unblock } from "./people";
import { ProfileForm } from "./profile_form";
import "./me.css";

/** With a code behind the # it begins with coming in; the code does not stay in the address. */
export function MePage(): JSX.Element {
  const [code, setCode] = useState(() => codeIn(location.hash));
  const words = profileWords();
  const done = () => {
    history.replaceState(null, "", location.pathname);
    setCode("");
  };
  const me = guest.value;
  return (
    <Page title={t().people.me}>
      {code !== "" && (
        <section class="panel">
          <h2>{words.devices}</h2>
          <CodeForm given={code} onDone={done} />
        </section>
      )}
      {me && <Own key={me.id} me={me} />}
      {!me && code === "" && (
        <section class="panel">
          <h2>{words.nobody}</h2>
          <NameForm onDone={() => undefined} />
        </section>
      )}
    </Page>
  );
}

function Own({ me }: { me: Me }): JSX.Element {
  const words = profileWords();
  const games = useLoaded(allGames, []);
  const standings = useLoaded(careers, []);
  const rounds = (standings.value ?? []).reduce((sum, one) => sum + one.rounds, 0);
  return (
    <>
      <Head me={me} rounds={rounds} />
      <Trouble fault={standings.fault} onAgain={standings.again} />
      {!standings.value && !standings.fault && <Loading />}
      <Careers standings={standings.value ?? []} games={games.value ?? []} />
      <Friends games={games.value ?? []} />
      <section class="panel">
        <h2>{words.devices}</h2>
        <Devices />
      </section>
      <Hidden />
    </>
  );
}

function Head({ me, rounds }: { me: Me; rounds: number }): JSX.Element {
  const words = profileWords();
  const [open, setOpen] = useState(false);
  return (
    <section class="panel me-head">
      <Face face={me.face} size={4} />
      <div>
        <p class="me-name">{me.name}</p>
        <p class="soft">{rounds > 0 ? words.rounds(String(rounds)) : words.none}</p>
      </div>
      <Button icon="pencil" onClick={() => setOpen(true)}>
        {words.edit}
      </Button>
      <Sheet open={open} title={words.edit} onClose={() => setOpen(false)}>
        <ProfileForm me={me} onDone={() => setOpen(false)} />
      </Sheet>
    </section>
  );
}

/** Fetched anew when the sheet about one of them is closed: he may be blocked by then. */
function Friends({ games }: { games: readonly GameLine[] }): JSX.Element {
  const words = profileWords();
  const found = useLoaded(friends, [looked.value === null]);
  return (
    <section class="panel">
      <h2>{words.friends}</h2>
      <Trouble fault={found.fault} onAgain={found.again} />
      {found.value?.length === 0 && <p class="soft">{words.friendsNone}</p>}
      <ul class="me-people">
        {found.value?.map((friend) => (
          <FriendLine key={friend.id} friend={friend} games={games} />
        ))}
      </ul>
    </section>
  );
}

function FriendLine({ friend, games }: { friend: Friend; games: readonly GameLine[] }): JSX.Element {
  const words = profileWords();
  const day = new Date(friend.last).toLocaleDateString(tags().dates, { dateStyle: "medium" });
  return (
    <li>
      <button type="button" class="me-who" aria-label={t().people.look(friend.name)} onClick={() => look(friend.id)}>
        <Face face={friend.face} size={2.5} />
        <span>
          <b>{friend.name}</b>
          <small>{words.together(friend.rounds, day)}</small>
        </span>
      </button>
      {friend.rooms.length > 0 && (
        <ul class="room-list">
          {friend.rooms.map((room) => (
            <RoomItem key={room.code} code={room.code} game={roomTitle(games, room.game)} room={room} />
          ))}
        </ul>
      )}
    </li>
  );
}

/** Who is muted here, and who is blocked everywhere; both are undone here. */
function Hidden(): JSX.Element {
  const words = profileWords();
  const found = useLoaded(blocked, [looked.value === null]);
  const attempt = useAttempt();
  const welcome = (person: Person) =>
    void attempt.run(async () => {
      await unblock(person.id);
      found.again();
    });
  const none = muted.value.length === 0 && found.value?.length === 0;
  return (
    <section class="panel">
      <h2>{words.hidden}</h2>
      {none && <p class="soft">{words.hiddenNone}</p>}
      <Trouble fault={found.fault ?? attempt.fault} onAgain={found.again} />
      <ul class="me-people">
        {found.value?.map((person) => (
          <HiddenLine
            key={`blocked ${person.id}`}
            person={person}
            tag={words.blockedTag}
            undo={words.unblock}
            onUndo={() => welcome(person)}
          />
        ))}
        {muted.value.map((person) => (
          <HiddenLine
            key={`muted ${person.id}`}
            person={person}
            tag={words.mutedTag}
            undo={words.unmute}
            onUndo={() => mute(person, false)}
          />
        ))}
      </ul>
    </section>
  );
}

interface HiddenLineProps {
  person: { name: string; face: string | null };
  tag: string;
  undo: string;
  onUndo: () => void;
}

function HiddenLine({ person, tag, undo, onUndo }: HiddenLineProps): JSX.Element {
  return (
    <li class="me-person">
      <span class="me-who">
        <Face face={person.face} size={2.5} />
        <span>
          <b>{person.name}</b>
          <small>{tag}</small>
        </span>
      </span>
      <Button size="small" onClick={onUndo}>
        {undo}
      </Button>
    </li>
  );
}
