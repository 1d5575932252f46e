/** The bar at the top of a table. */

import { useSignal } from "@preact/signals";
import type { JSX } from "preact";
import type { View } from "../../fold";
import { t } from "../../i18n";
import { IconButton } from "../../ui/button";
import type { Table } from "../../wire";
import { AutoButton } from "./absence";
import { roundText } from "./facts";
import { MenuSheet } from "./menu_sheet";
import { Pill } from "./pill";
import type { TopBarProps } from "./props";
import { VoteSheet } from "./vote_sheet";
import { WatchCount } from "./watching";
import "./parts.css";

export function TopBar({ live, children }: TopBarProps): JSX.Element | null {
  const open = useSignal(false);
  const table = live.table.value;
  if (!table) return null;
  return (
    <header class="top-bar">
      <div class="top-facts numbers">
        <span class="top-code">
          <span class="out-of-sight">{t().parts.room} </span>
          {table.code}
        </span>
        <Facts table={table} view={live.view.value} />
      </div>
      {children}
      <WatchCount live={live} />
      <Pill status={live.status.value} />
      <AutoButton live={live} />
      <IconButton icon="menu" label={t().parts.menuTitle} keyed="M" onClick={() => (open.value = true)} />
      <MenuSheet live={live} open={open.value} onClose={() => (open.value = false)} />
      <VoteSheet live={live} />
    </header>
  );
}

function Facts({ table, view }: { table: Table; view: View | null }): JSX.Element {
  const pot = view?.family === "zipai" ? view.pot : table.pot;
  return (
    <>
      {table.round > 0 && <span>{t().parts.round(roundText(table))}</span>}
      {pot > 0 && <span class="top-pot">{t().parts.pot(pot)}</span>}
    </>
  );
}
