/** What can be done with the round just finished. Its script is fetched when there is one, for a table is opened sooner. */

import type { ComponentType, JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { AfterRoundProps } from "../share";

export function AfterRoundLater(props: AfterRoundProps): JSX.Element | null {
  const [found, setFound] = useState<{ After: ComponentType<AfterRoundProps> } | null>(null);
  useEffect(() => {
    let wanted = true;
    import("../share").then(
      ({ AfterRound }) => wanted && setFound({ After: AfterRound }),
      () => undefined, // without a network: the record's page has it too
    );
    return () => {
      wanted = false;
    };
  }, []);
  return found && <found.After {...props} />;
}
