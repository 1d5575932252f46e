/** The keys of an opened request that the page has no place for: shown as they are, to be left out one by one. */

import type { JSX } from "preact";
import { Button } from "../../ui/button";
import { learnWords } from "../../words/learn";
import type { Draft } from "./request";

export interface RestPartProps {
  rest: Draft["rest"];
  onChange: (rest: Draft["rest"]) => void;
}

export function RestPart({ rest, onChange }: RestPartProps): JSX.Element | null {
  const words = learnWords().scorer;
  const keys = Object.keys(rest);
  if (keys.length === 0) return null;
  return (
    <section class="panel score-rest">
      <h2>{words.restTitle}</h2>
      <p class="soft">{words.restText}</p>
      {keys.map((key) => (
        <div key={key} class="row">
          <code class="grow">
            {key}: {rest[key] === undefined ? words.absent : JSON.stringify(rest[key])}
          </code>
          <Button size="small" onClick={() => onChange(without(rest, key))}>
            {words.restDrop(key)}
          </Button>
        </div>
      ))}
    </section>
  );
}

const without = (rest: Draft["rest"], key: string): Draft["rest"] =>
  Object.fromEntries(Object.entries(rest).filter(([one]) => one !== key));
