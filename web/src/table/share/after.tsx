/** What one can do with a finished round: make a picture of it, send its link, report it. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { me } from "../../api";
import { Button } from "../../ui/button";
import { CopyButton } from "../../ui/copy";
import { afterWords } from "../../words/after";
import { addressOf, type Kept } from "../settle/kept";
import { type PictureProps, PictureSheet } from "./picture_sheet";
import { ReportSheet } from "./report_sheet";
import "./share.css";

export interface AfterRoundProps extends PictureProps {
  /** Where the server keeps it; null for a round out of a file, which has no link and no host. */
  kept: Kept | null;
}

export function AfterRound({ kept, ...round }: AfterRoundProps): JSX.Element {
  const words = afterWords();
  const [open, setOpen] = useState<"picture" | "report" | null>(null);
  const close = () => setOpen(null);
  return (
    <section class="after-round" aria-label={words.title}>
      <Button icon="image" onClick={() => setOpen("picture")}>
        {words.picture}
      </Button>
      {kept && <CopyButton text={location.origin + addressOf(kept)}>{words.link}</CopyButton>}
      {kept && me() && (
        <Button icon="flag" onClick={() => setOpen("report")}>
          {words.report}
        </Button>
      )}
      {open === "picture" && <PictureSheet {...round} onClose={close} />}
      {open === "report" && kept && <ReportSheet kept={kept} onClose={close} />}
    </section>
  );
}
