/** The room: its lobby while it waits, the table of its game while it plays. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { forgetMe, Refusal } from "../../api";
import { t } from "../../i18n";
import { Live } from "../../live";
import { Button } from "../../ui/button";
import { Loading, Notice, Page, Trouble } from "../frame";
import { guest, NameForm, still } from "../guest";
import { useLoaded } from "../use";
import { useArrival } from "./arrival";
import { Lobby } from "./lobby";
import { isAtTable, useSession } from "./phase";
import { TablePlace } from "./table_place";
import "./room.css";

/** `/r/:code`: a name first where there is none, then straight in. */
export function RoomPage({ code }: { code: string }): JSX.Element {
  const words = t().pages.guest;
  if (guest.value) return <Room key={code} code={code} />;
  return (
    <Page title={words.title}>
      <section class="panel">
        <p class="invited">{words.invited(code)}</p>
        <NameForm onDone={() => undefined} />
      </section>
    </Page>
  );
}

/** Makes sure that the server knows who comes, then opens the line. */
function Room({ code }: { code: string }): JSX.Element {
  const [live, setLive] = useState<Live | null>(null);
  const known = useLoaded(still, [code]);
  useEffect(() => {
    if (!known.value) return;
    const line = new Live(known.value.token, code);
    setLive(line);
    return () => {
      line.close();
      setLive(null);
    };
  }, [known.value, code]);
  if (live) return <Inside live={live} onAgain={known.again} />;
  return (
    <Page title={t().pages.room.title(code)}>
      {known.fault ? <Trouble fault={known.fault} onAgain={known.again} /> : <Loading />}
    </Page>
  );
}

function Inside({ live, onAgain }: { live: Live; onAgain: () => void }): JSX.Element {
  const words = t().pages.line;
  const [fault, setFault] = useState<Refusal | null>(null);
  useArrival(live, setFault);
  useSession(live);
  const table = live.table.value;
  if (live.status.value === "replaced")
    return (
      <Notice icon="info" title={words.replaced.title} text={words.replaced.text}>
        <Button tone="main" onClick={onAgain}>
          {words.replaced.go}
        </Button>
      </Notice>
    );
  if (live.status.value === "refused") return <Refused fault={live.refused.value} onAgain={onAgain} />;
  if (!table)
    return (
      <Page title={t().pages.name}>
        <Loading />
        {live.status.value === "lost" && <Trouble fault={new Refusal("offline", "")} />}
      </Page>
    );
  if (table.phase === "closed")
    return (
      <Notice icon="door-open" title={words.closed.title} text={words.closed.text}>
        <Button href="/history">{t().pages.history.title}</Button>
      </Notice>
    );
  return isAtTable(live) ? <TablePlace live={live} /> : <Lobby live={live} table={table} fault={fault} />;
}

function SentAway({ onAgain }: { onAgain: () => void }): JSX.Element {
  const words = t().company.away;
  return (
    <Notice icon="eye-off" title={words.title} text={words.text}>
      <Button tone="main" onClick={onAgain}>
        {words.again}
      </Button>
    </Notice>
  );
}

/** This browser is nobody's from here on, so that the next one who plays gives a name. */
function SignedOut(): JSX.Element {
  const words = t().people.signedOut;
  const leave = () => {
    forgetMe();
    guest.value = null;
  };
  return (
    <Notice icon="log-out" title={words.title} text={words.text}>
      <Button tone="main" onClick={leave}>
        {words.go}
      </Button>
    </Notice>
  );
}

/** Why one cannot come in, and what to do. */
function Refused({ fault, onAgain }: { fault: Refusal | null; onAgain: () => void }): JSX.Element {
  const words = t().pages.line;
  if (fault?.code === "not_found" || fault?.code === "closed")
    return <Notice icon="search" title={words.notFound.title} text={words.notFound.text} />;
  if (fault?.code === "no_spectators") return <SentAway onAgain={onAgain} />;
  if (fault?.code === "not_welcome") return <Notice icon="door-open" {...t().people.notWelcome} />;
  if (fault?.code === "signed_out") return <SignedOut />;
  if (fault?.code === "protocol")
    return (
      <Notice icon="refresh-cw" title={words.old.title} text={words.old.text}>
        <Button tone="main" onClick={() => location.reload()}>
          {words.old.go}
        </Button>
      </Notice>
    );
  return (
    <Page title={words.refused}>
      <Trouble fault={fault} onAgain={onAgain} />
    </Page>
  );
}
