/** A question before what cannot be undone. */

import { signal } from "@preact/signals";
import type { JSX } from "preact";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { Sheet } from "../ui/sheet";

interface Question {
  text: string;
  title: string;
  then: () => unknown;
}

const question = signal<Question | null>(null);

/** Ask; `then` is done after a yes. */
export function ask(text: string, title: string, then: () => unknown): void {
  question.value = { text, title, then };
}

/** Where the question appears; once in the page. */
export function SureSheet(): JSX.Element {
  const asked = question.value;
  const close = () => {
    question.value = null;
  };
  const yes = () => {
    close();
    asked?.then();
  };
  return (
    <Sheet
      open={asked !== null}
      title={asked?.title ?? ""}
      onClose={close}
      foot={
        <>
          <Button onClick={close}>{t().pages.no}</Button>
          <Button tone="danger" onClick={yes}>
            {asked?.title}
          </Button>
        </>
      }
    >
      <p>{asked?.text}</p>
    </Sheet>
  );
}
