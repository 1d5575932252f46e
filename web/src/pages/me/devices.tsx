/** The other devices of a player: a code that brings him there or here, and how they are signed out. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../../i18n";
import { Button } from "../../ui/button";
import { Qr } from "../../ui/qr";
import { Sheet } from "../../ui/sheet";
import { toast } from "../../ui/toast";
import { profileWords } from "../../words/profile";
import { Trouble } from "../frame";
import { guest, still } from "../guest";
import { ask } from "../sure";
import { useAttempt, useLoaded, useSeconds } from "../use";
import { addressOf, grouped } from "./code";
import { CodeForm } from "./code_form";
import { type Code, devices, newCode, signOutOthers } from "./people";
import "./me.css";

/** Shown to who is somebody here. */
export function Devices(): JSX.Element {
  const words = profileWords();
  const [code, setCode] = useState<Shown | null>(null);
  const [entering, setEntering] = useState(false);
  useLoaded(still, []); // he may be signed out by now
  const count = useLoaded(devices, [code === null, guest.value?.id]);
  const attempt = useAttempt();
  const show = () => void attempt.run(async () => setCode(shownNow(await newCode())));
  const signOut = () =>
    ask(words.signOutText, words.signOut, () =>
      attempt.run(async () => {
        await signOutOthers();
        count.again();
        toast(words.signedOut);
      }),
    );
  return (
    <div class="stack">
      <p class="soft">{words.devicesText}</p>
      <div class="row">
        <Button icon="smartphone" busy={attempt.busy} onClick={show}>
          {words.showCode}
        </Button>
        {count.value !== null && count.value > 1 && (
          <Button icon="log-out" onClick={signOut}>
            {words.signOut}
          </Button>
        )}
      </div>
      {count.value !== null && <p class="soft small">{words.others(count.value - 1)}</p>}
      <Trouble fault={attempt.fault ?? count.fault} />
      <Button tone="quiet" icon="smartphone" onClick={() => setEntering(true)}>
        {t().people.known}
      </Button>
      {code && <CodeSheet shown={code} onNew={show} onClose={() => setCode(null)} />}
      <Sheet open={entering} title={t().people.known} onClose={() => setEntering(false)}>
        <CodeForm onDone={() => setEntering(false)} />
      </Sheet>
    </div>
  );
}

/** A code, and until when by this device's own clock: the server's may be another. */
interface Shown {
  code: string;
  until: number;
}

const VALID = 10 * 60_000;
const shownNow = ({ code }: Code): Shown => ({ code, until: Date.now() + VALID });

interface CodeSheetProps {
  shown: Shown;
  onNew: () => void;
  onClose: () => void;
}

function CodeSheet({ shown, onNew, onClose }: CodeSheetProps): JSX.Element {
  const words = profileWords();
  const left = useSeconds(shown.until, Date.now) ?? 0;
  return (
    <Sheet open title={words.code} onClose={onClose}>
      <div class="stack me-code">
        {left > 0 ? (
          <>
            <p class="me-code-text numbers">{grouped(shown.code)}</p>
            <p class="soft" role="timer">
              {words.codeValid(Math.ceil(left / 60))}
            </p>
            <div class="me-qr">
              <Qr text={addressOf(shown.code)} label={words.codeQr} />
            </div>
            <p class="soft small">{words.codeQr}</p>
          </>
        ) : (
          <p>{words.codeEnded}</p>
        )}
        <Button icon="refresh-cw" onClick={onNew}>
          {words.newCode}
        </Button>
      </div>
    </Sheet>
  );
}
