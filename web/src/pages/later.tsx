/** Pages that are fetched when they are first opened. */

import type { ComponentType, JSX } from "preact";
import { Refusal } from "../api";
import { t } from "../i18n";
import { Button } from "../ui/button";
import { Loading, Page, Trouble } from "./frame";
import { useLoaded } from "./use";

/** A component that comes in a script of its own. */
export interface Script<Props extends object> {
  found: ComponentType<Props> | null;
  load: () => Promise<ComponentType<Props>>;
}

export function script<Props extends object>(load: () => Promise<ComponentType<Props>>): Script<Props> {
  return { found: null, load };
}

async function fetched<Props extends object>(wanted: Script<Props>): Promise<Script<Props>> {
  const component = await wanted.load().catch(() => {
    throw new Refusal("offline", "the script of this page did not come", "", true);
  });
  wanted.found = component;
  return wanted;
}

export interface LaterProps<Props extends object> {
  of: Script<Props>;
  with: Props;
}

/** The component once its script has come; without a network it can be tried again. */
export function Later<Props extends object>({ of, with: props }: LaterProps<Props>): JSX.Element {
  const loaded = useLoaded(() => fetched(of), [of]);
  const Found = of.found;
  if (Found) return <Found {...props} />;
  return loaded.fault ? <Failed onAgain={loaded.again} /> : <Loading />;
}

interface PartProps<Props extends object> extends LaterProps<Props> {
  /** That it does not come is no matter yet. */
  quiet?: boolean;
}

/** The same for a part of a page: nothing is shown before it has come. */
export function LaterPart<Props extends object>({ of, with: props, quiet }: PartProps<Props>): JSX.Element | null {
  const loaded = useLoaded(() => fetched(of), [of]);
  const Found = of.found;
  if (Found) return <Found {...props} />;
  return quiet ? null : <Trouble fault={loaded.fault} onAgain={loaded.again} />;
}

/** The script may be of a version that is gone, so the whole page can be loaded again too. */
function Failed({ onAgain }: { onAgain: () => void }): JSX.Element {
  const words = t().pages;
  return (
    <Page title={words.name}>
      <div class="notice" role="alert">
        <p>{words.faults.offline}</p>
        <div class="notice-do">
          <Button tone="main" onClick={onAgain}>
            {words.again}
          </Button>
          <Button onClick={() => location.reload()}>{words.line.old.go}</Button>
        </div>
      </div>
    </Page>
  );
}
