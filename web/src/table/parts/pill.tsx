/** Whether the line to the server stands; always in sight. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import type { Status } from "../../live";
import { Icon, type IconName } from "../../ui/icon";

const ICONS: Record<Status, IconName> = {
  connecting: "loader-circle",
  open: "wifi",
  lost: "wifi-off",
  replaced: "wifi-off",
  refused: "wifi-off",
};

export function Pill({ status }: { status: Status }): JSX.Element {
  const words = t().parts.online[status];
  return (
    <span class={`pill pill-${status}`} role="status" title={words}>
      <Icon name={ICONS[status]} />
      <span class={status === "open" ? "out-of-sight" : ""}>{words}</span>
    </span>
  );
}
