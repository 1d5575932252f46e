/** "Why not?": of all that is not offered now, the rules that stand against it. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Live } from "../../live";
import { IconButton } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { Game } from "../../wire";
import { RuleSentence } from "./rule_sentence";
import { verbWord } from "./verbs";
import { type Barred, byRule, reasonsNow } from "./why_not";
import "./advice.css";

export function WhyButton({ live }: { live: Live }): JSX.Element | null {
  const found = useSignal<Barred[] | null>(null);
  const game = live.game.value;
  if (!game || !live.view.value || live.view.value.over) return null;
  const ask = async () => {
    const reasons = await reasonsNow(live);
    found.value = reasons && byRule(reasons);
  };
  return (
    <span class="action-why">
      <IconButton
        icon="circle-question-mark"
        label={t().parts.why}
        disabled={live.status.value !== "open"}
        onClick={() => void ask()}
      />
      <Sheet open={found.value !== null} title={t().parts.whyTitle} onClose={() => (found.value = null)}>
        <Reasons game={game} found={found.value ?? []} />
      </Sheet>
    </span>
  );
}

function Reasons({ game, found }: { game: Game; found: readonly Barred[] }): JSX.Element {
  if (found.length === 0) return <p>{t().parts.whyNothing}</p>;
  return (
    <ul class="reasons">
      {found.map(({ rule, verbs }) => (
        <li key={rule}>
          <b>{verbs.map((verb) => verbWord(verb, game.names)).join(t().table.and)}</b>
          <RuleSentence game={game.id} rule={rule} whole />
        </li>
      ))}
    </ul>
  );
}
