/** The host's page: how the house stands, and how to steer it. */

import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Button } from "../../ui/button";
import { TextField } from "../../ui/field";
import { hostWords } from "../../words/host";
import { Page, Trouble } from "../frame";
import { ask } from "../sure";
import { useAttempt } from "../use";
import { keepKey, key, takeKey, unlock } from "./ask";
import { House } from "./house";
import { Order } from "./order";
import { Played } from "./played";
import { Tables } from "./tables";
import "./host.css";

const PARTS = { house: House, tables: Tables, played: Played, order: Order };
type Part = keyof typeof PARTS;

export function HostPage(): JSX.Element {
  const words = hostWords();
  const [part, setPart] = useState<Part>("house");
  useEffect(() => {
    takeKey();
    // a link that is pasted over the address of this very page loads nothing anew
    addEventListener("hashchange", takeKey);
    return () => removeEventListener("hashchange", takeKey);
  }, []);
  if (!key.value) return <Door />;
  const Shown = PARTS[part];
  return (
    <Page wide title={words.title}>
      <nav class="host-parts" aria-label={words.title}>
        {(Object.keys(PARTS) as Part[]).map((name) => (
          <button
            key={name}
            type="button"
            class="host-part"
            aria-current={name === part ? "page" : undefined}
            onClick={() => setPart(name)}
          >
            {words.parts[name]}
          </button>
        ))}
      </nav>
      <div class="host-cards">
        <Shown key={part} />
      </div>
      <p class="host-forget">
        <Button
          tone="quiet"
          icon="log-out"
          onClick={() => ask(words.key.forgetAsk, words.key.forget, () => keepKey(""))}
        >
          {words.key.forget}
        </Button>
      </p>
    </Page>
  );
}

/** Where no key is known: the link has it. */
function Door(): JSX.Element {
  const words = hostWords().key;
  const [typed, setTyped] = useState("");
  const attempt = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    const wanted = typed.trim().replace(/^.*#/, "");
    if (!wanted) return;
    void attempt.run(() => unlock(wanted));
  };
  return (
    <Page title={words.title}>
      <form class="panel stack" onSubmit={submit}>
        <p>{words.text}</p>
        <TextField
          label={words.label}
          value={typed}
          error={attempt.fault?.code === "unauthorized" ? words.wrong : undefined}
          onInput={setTyped}
        />
        {attempt.fault?.code !== "unauthorized" && <Trouble fault={attempt.fault} />}
        <Button submit tone="main" size="large" busy={attempt.busy} disabled={!typed.trim()}>
          {words.go}
        </Button>
      </form>
    </Page>
  );
}
