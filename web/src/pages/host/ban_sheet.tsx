/** Keeping somebody out: who or which address, how long, and why. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { Button } from "../../ui/button";
import { Choice, TextField } from "../../ui/field";
import { Sheet } from "../../ui/sheet";
import { hostWords } from "../../words/host";
import { Trouble } from "../frame";
import { useAttempt } from "../use";
import { ban } from "./ask";
import type { NewBan, SeatLine } from "./wire";

const SPANS = { hour: 1, day: 24, week: 24 * 7, ever: null };
type Span = keyof typeof SPANS;

export interface BanSheetProps {
  /** Who it is about; without one an address is asked for. */
  seat?: SeatLine;
  onClose: () => void;
  onDone: () => void;
}

export function BanSheet({ seat, onClose, onDone }: BanSheetProps): JSX.Element {
  const words = hostWords().bans;
  const [whole, setWhole] = useState(seat === undefined);
  const [address, setAddress] = useState(seat?.address ?? "");
  const [long, setLong] = useState<Span>("day");
  const [reason, setReason] = useState("");
  const attempt = useAttempt();
  const submit = (event: Event) => {
    event.preventDefault();
    const whom: Partial<NewBan> = seat && !whole ? { player: seat.player } : { address };
    void attempt.run(async () => {
      await ban({ ...whom, hours: SPANS[long], reason });
      onDone();
      onClose();
    });
  };
  return (
    <Sheet open title={seat ? words.ban(seat.name) : words.add} onClose={onClose}>
      <form class="stack" onSubmit={submit}>
        {seat?.address && (
          <Choice
            label={words.whom}
            hint={words.addressHint}
            value={whole}
            options={[
              { value: false, label: words.player },
              { value: true, label: words.address(seat.address) },
            ]}
            onChange={setWhole}
          />
        )}
        {!seat && <TextField label={words.label} value={address} maxLength={64} onInput={setAddress} />}
        <Choice
          label={words.long}
          value={long}
          options={(Object.keys(SPANS) as Span[]).map((one) => ({ value: one, label: words.spans[one] }))}
          onChange={setLong}
        />
        <TextField label={words.reason} value={reason} maxLength={200} onInput={setReason} />
        <Trouble fault={attempt.fault} />
        <Button submit tone="danger" size="large" busy={attempt.busy} disabled={whole && !address.trim()}>
          {words.go}
        </Button>
      </form>
    </Sheet>
  );
}
