/** Copying to the clipboard, where the browser has none too. */

import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { t } from "../i18n";
import { Button, type Tone } from "./button";
import { toast } from "./toast";

/** Put a text in the clipboard; false if the browser would not. Plain http has no `navigator.clipboard`. */
export async function copy(text: string): Promise<boolean> {
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) return copyBySelection(text);
  return clipboard.writeText(text).then(
    () => true,
    () => copyBySelection(text),
  );
}

function copyBySelection(text: string): boolean {
  const area = document.createElement("textarea");
  area.value = text;
  area.readOnly = true;
  area.className = "out-of-sight";
  // what lies outside an open dialog cannot be selected
  const around = document.querySelector("dialog[open]") ?? document.body;
  const before = document.activeElement;
  around.append(area);
  area.select();
  area.setSelectionRange(0, text.length);
  const done = typeof document.execCommand === "function" && document.execCommand("copy");
  area.remove();
  if (before instanceof HTMLElement) before.focus();
  return done;
}

export interface CopyButtonProps {
  text: string;
  children?: string;
  tone?: Tone;
  size?: "large" | "small";
}

/** A button that copies a text and says so; where that fails, the text is there to be copied by hand. */
export function CopyButton({ text, children, tone = "plain", size }: CopyButtonProps): JSX.Element {
  const [failed, setFailed] = useState(false);
  const tap = async () => {
    const done = await copy(text);
    setFailed(!done);
    if (done) toast(t().faces.copied);
    else toast(t().faces.copyFailed, "bad");
  };
  return (
    <>
      <Button tone={tone} size={size} icon="copy" onClick={tap}>
        {children ?? t().faces.copy}
      </Button>
      {failed && <ByHand text={text} />}
    </>
  );
}

/** A long press on it brings the menu of the device. */
function ByHand({ text }: { text: string }): JSX.Element {
  return (
    <input
      class="copy-by-hand"
      readOnly
      value={text}
      aria-label={t().faces.copyFailed}
      onFocus={(event) => event.currentTarget.select()}
    />
  );
}
