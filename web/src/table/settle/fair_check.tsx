/** What can be checked of the chance of a round, each check with its outcome. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { useMemo } from "preact/hooks";
import { Refusal, record } from "../../api";
import type { Dealt } from "../../fold";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Icon } from "../../ui/icon";
import { namesIn } from "../parts/names";
import { labelOf, type Who } from "../parts/who";
import { type Published, verify, wallOf } from "./fair";
import { keptFor } from "./seed";

export interface FairCheckProps {
  published: Published;
  round: number;
  who: Who;
  /** What the record must agree with. */
  table: string;
  session: number;
  kinds: readonly string[];
  /** One's own hand as it was dealt. */
  dealt: readonly number[] | number | undefined;
}

export function FairCheck(props: FairCheckProps): JSX.Element {
  const { published, round, who } = props;
  const verdict = useMemo(() => verify(published, round), [published, round]);
  const kept = useMemo(() => keptFor(published.fair.commit), [published]);
  const given = kept === null || who.own === null ? null : published.fair.seeds[who.own] === kept.seed;
  const good = verdict.commit && verdict.seed && given !== false;
  const words = t().settle.fair;
  return (
    <details class={good ? "fair" : "fair fair-bad"}>
      <summary>
        <Icon name={good ? "shield-check" : "triangle-alert"} /> {good ? words.good : words.bad}
        {good && <Icon name="check" />}
      </summary>
      <p>{words.says}</p>
      <ul class="checks">
        <Check says={words.commit} holds={verdict.commit} />
        <Check says={words.seed} holds={verdict.seed} />
        <Check says={words.published} holds={kept === null ? null : true} />
        <Check says={words.given} holds={given} />
        <WallCheck {...props} />
      </ul>
      <Values {...props} />
    </details>
  );
}

/** One check; null where there is nothing to compare with. */
function Check({ says, holds }: { says: string; holds: boolean | null }): JSX.Element {
  const words = t().settle.fair;
  const outcome = holds === null ? words.unknown : holds ? words.yes : words.no;
  return (
    <li class={holds === false ? "check check-bad" : "check"}>
      <Icon name={holds === null ? "minus" : holds ? "circle-check" : "triangle-alert"} />
      <span>
        {says} <small class="soft">{outcome}</small>
      </span>
    </li>
  );
}

type Wall = { wall: boolean; dealt: boolean | null } | "asked" | "failed" | null;

/** The wall itself stands in the record; it is fetched when somebody asks. */
function WallCheck(props: FairCheckProps): JSX.Element {
  const found = useSignal<Wall>(null);
  const words = t().settle.fair;
  const check = async () => {
    found.value = "asked";
    found.value = await checkedWall(props);
  };
  if (found.value === null || found.value === "failed" || found.value === "asked")
    return (
      <li class="check">
        <Button size="small" busy={found.value === "asked"} onClick={() => void check()}>
          {found.value === "asked" ? words.checking : words.checkWall}
        </Button>
        {found.value === "failed" && <span class="soft">{words.failed}</span>}
      </li>
    );
  return (
    <>
      <Check says={words.wall} holds={found.value.wall} />
      <Check says={words.dealt} holds={found.value.dealt} />
    </>
  );
}

async function checkedWall({ published, table, session, round, kinds, who, dealt }: FairCheckProps): Promise<Wall> {
  try {
    const [first] = await record(table, session, round);
    const wall = wallOf(published.seed, kinds).join("");
    const hands = first?.hands as string[] | undefined;
    return {
      wall: namesIn(String(first?.wall)).join("") === wall,
      dealt: who.own === null ? null : sameHand(hands?.[who.own], dealt, kinds),
    };
  } catch (error) {
    if (error instanceof Refusal) return "failed";
    throw error;
  }
}

function sameHand(text: string | undefined, dealt: Readonly<Dealt> | undefined, kinds: readonly string[]): boolean {
  if (text === undefined || typeof dealt !== "object") return false;
  const own = [...dealt].sort((a, b) => a - b).map((kind) => kinds[kind]);
  return (
    own.join() ===
    namesIn(text)
      .sort((a, b) => kinds.indexOf(a) - kinds.indexOf(b))
      .join()
  );
}

function Values({ published, who }: FairCheckProps): JSX.Element {
  const words = t().settle.fair;
  const { commit, secret, seeds } = published.fair;
  const rows: [string, string][] = [
    [words.names.commit, commit],
    [words.names.secret, secret],
    ...seeds.map((seed, seat): [string, string] => [words.names.seat(labelOf(who, seat)), seed || words.none]),
    [words.names.seed, published.seed],
  ];
  return (
    <dl class="values">
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <code>{value}</code>
          </dd>
        </div>
      ))}
    </dl>
  );
}
