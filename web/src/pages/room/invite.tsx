/** How others come in: the code, large; a link; a QR code. */

import type { JSX } from "preact";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy";
import { Qr } from "../../ui/qr";
import type { Table } from "../../wire";

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
      <details class="invite-qr" open={matchMedia("(min-width: 700px)").matches}>
        <summary>{words.qr}</summary>
        <Qr text={link} label={words.qrLabel(table.code)} />
      </details>
    </section>
  );
}

/** Phones have a sheet of their own to send a link, if the page came by https. */
function ShareButton({ text, link }: { text: string; link: string }): JSX.Element | null {
  if (typeof navigator.share !== "function") return null;
  const share = () =>
    navigator.share({ text, url: link }).catch((error: DOMException) => {
      // the player closed the sheet again
      if (error.name !== "AbortError") throw error;
    });
  return (
    <Button icon="share-2" onClick={() => void share()}>
      {t().pages.room.share}
    </Button>
  );
}
