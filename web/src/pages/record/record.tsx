/** A finished round of this server, to be stepped through by everybody who has its link. */

import type { JSX } from "preact";
import { said, t } from "../../i18n";
import { Icon } from "../../ui/icon";
import { isInApp } from "../../ui/in_app";
import { Loading, Page, Trouble } from "../frame";
import { useLoaded } from "../use";
import { replay } from "./load";
import { Viewer } from "./viewer";

export interface RecordPageProps {
  table: string;
  session: number;
  number: number;
}

export function RecordPage({ table, session, number }: RecordPageProps): JSX.Element {
  const words = t().pages;
  const loaded = useLoaded(() => replay(table, session, number), [table, session, number]);
  const game = loaded.value?.game;
  const file = `/api/tables/${table}/record?session=${session}&number=${number}`;
  return (
    <Page
      wide
      title={`${game ? said(game) : ""} ${words.record.title(number)}`.trim()}
      back="/history"
      tools={
        isInApp() ? null : (
          <a
            class="icon-button"
            href={file}
            download={`paiju-${session}-${number}.jsonl`}
            aria-label={words.record.download}
          >
            <Icon name="download" size={1.5} />
          </a>
        )
      }
    >
      {loaded.fault?.code === "not_found" ? (
        <p class="notice" role="alert">
          {words.record.missing}
        </p>
      ) : (
        <Trouble fault={loaded.fault} onAgain={loaded.again} />
      )}
      {loaded.value ? <Viewer replay={loaded.value} kept={{ table, session, number }} /> : !loaded.fault && <Loading />}
    </Page>
  );
}
