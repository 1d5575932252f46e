/** The text of a rule, with a link to its page. */

import type { JSX } from "preact";
import { chinese, t } from "../../i18n";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import type { RulePopProps } from "./props";
import { ruleAddress, useRule } from "./rules";
import "./parts.css";
import "./sheets.css";

export function RulePop({ game, rule, title, open, onClose }: RulePopProps): JSX.Element {
  const shown = open ?? rule !== null;
  return (
    <Sheet open={shown} title={title ?? (rule === null ? "" : t().parts.ruleTitle(rule))} onClose={onClose}>
      {rule === null ? <p>{t().parts.bannedUnknown}</p> : <RuleText game={game} rule={rule} />}
    </Sheet>
  );
}

function RuleText({ game, rule }: { game: string; rule: string }): JSX.Element {
  const found = useRule(game, rule);
  return (
    <div class="rule-text">
      <p>
        <b>{rule}</b>{" "}
        {found.failed ? t().parts.ruleMissing : found.text === null ? t().parts.loading : chinese(found.text)}
      </p>
      <Button icon="book-open" href={ruleAddress(game, rule)}>
        {t().parts.ruleLink}
      </Button>
    </div>
  );
}
