/** All tiles of a game, to be tapped in. */

import type { JSX } from "preact";
import { COPIES } from "../../fold/numbers";
import { t } from "../../i18n";
import { Face } from "../record/faces";

export interface KeypadProps {
  kinds: readonly string[];
  /** How many of each are in use already. */
  used: ReadonlyMap<string, number>;
  onTap: (name: string) => void;
}

/** One row a suit. */
export function Keypad({ kinds, used, onTap }: KeypadProps): JSX.Element {
  const suits = [...new Set(kinds.map((name) => name[1] ?? ""))];
  return (
    <div class="keypad">
      {suits.map((suit) => (
        <div key={suit} class="keypad-row">
          {kinds
            .filter((name) => name[1] === suit)
            .map((name) => {
              const count = used.get(name) ?? 0;
              const none = count >= COPIES;
              return (
                <Face
                  key={name}
                  name={name}
                  dim={none}
                  note={count > 0 ? t().pages.score.count(count) : undefined}
                  onTap={() => !none && onTap(name)}
                />
              );
            })}
        </div>
      ))}
    </div>
  );
}
