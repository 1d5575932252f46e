/** How others come in: the code, large; a link; a QR code. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy";
import type { QrProps } from "../../ui/qr";
import { share } from "../../ui/share";
import type { Table } from "../../wire";
import { LaterPart, script } from "../later";

const QR = script<QrProps>(() => import("../../ui/qr").then((made) => made.Qr));

export interface InviteProps {
  table: Table;
  /** The game's name. */
  game: string;
}

export function Invite({ table, game }: InviteProps): JSX.Element {
  const words = t().pages.room;
  const link = `${location.origin}/r/${table.code}`;
  return (
    <section class="panel invite" aria-label={words.code}>
      <div>
        <p class="soft">{words.code}</p>
        <p class="invite-code numbers">{table.code}</p>
        <div class="row">
          <CopyButton text={link}>{words.copy}</CopyButton>
          <ShareButton text={words.shareText(game, table.code)} link={link} />
        </div>
      </div>
      <Code text={link} label={words.qrLabel(table.code)} />
    </section>
  );
}

/** Its script is fetched when somebody looks at it. */
function Code(props: QrProps): JSX.Element {
  const [shown, show] = useState(() => matchMedia("(min-width: 700px)").matches);
  return (
    <details class="invite-qr" open={shown} onToggle={(event) => show(event.currentTarget.open)}>
      <summary>{t().pages.room.qr}</summary>
      {shown && <LaterPart of={QR} with={props} />}
    </details>
  );
}

/** Phones have a sheet of their own to send a link, if the page came by https. */
function ShareButton({ text, link }: { text: string; link: string }): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  return (
    <Button icon="share-2" onClick={() => void share({ text, url: link })}>
      {t().pages.room.share}
    </Button>
  );
}
