/** Telling the host that something about a round was wrong. */

import type { JSX } from "preact";
import { useId, useState } from "preact/hooks";
import { Refusal, report } from "../../api";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast";
import { afterWords } from "../../words/after";
import type { Kept } from "../settle/kept";
import "./share.css";

/** The longest remark that the server keeps. */
const LONGEST = 500;

export function ReportSheet({ kept, onClose }: { kept: Kept; onClose: () => void }): JSX.Element {
  const words = afterWords();
  const id = useId();
  const [remark, setRemark] = useState("");
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  const send = async () => {
    setBusy(true);
    try {
      await report(kept.table, kept.session, kept.number, remark);
      toast(words.sent);
      onClose();
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setFault(error);
      setBusy(false);
    }
  };
  return (
    <Sheet
      open
      title={words.reportTitle}
      onClose={onClose}
      foot={
        <Button tone="main" icon="flag" busy={busy} onClick={() => void send()}>
          {words.send}
        </Button>
      }
    >
      <p>{words.reportText}</p>
      <label class="remark" for={id}>
        <span>{words.remark}</span>
        <textarea
          id={id}
          rows={4}
          maxLength={LONGEST}
          value={remark}
          onInput={(event) => setRemark(event.currentTarget.value)}
        />
        <small class="soft numbers">{words.left(LONGEST - remark.length)}</small>
      </label>
      {fault && (
        <p class="remark-fault" role="alert">
          {t().pages.faults[fault.code] ?? t().pages.fault(fault.code, fault.message)}
        </p>
      )}
    </Sheet>
  );
}
