/** A sheet that comes from below; on wide screens a dialog in the middle. */

import type { ComponentChildren, JSX } from "preact";
import { useEffect, useRef } from "preact/hooks";
import { t } from "../i18n";
import { IconButton } from "./button";
import "./sheet.css";

export interface SheetProps {
  open: boolean;
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Stays at the foot while the rest scrolls: what one can do. */
  foot?: ComponentChildren;
  /** Stands beside the title, in sight while the rest scrolls. */
  beside?: ComponentChildren;
  /** Takes more room on wide screens, for tables. */
  wide?: boolean;
  /** Only to be read: the keyboard goes through it though there is nothing to press. */
  reading?: boolean;
  /** Without a cross, and neither Escape nor a tap beside it closes: it must be answered. */
  firm?: boolean;
}

/** The browser's own modal dialog: it holds the focus and puts the rest out of reach. */
export function Sheet(props: SheetProps): JSX.Element | null {
  return props.open ? <OpenSheet {...props} /> : null;
}

function OpenSheet({ title, onClose, children, foot, beside, wide, reading, firm }: SheetProps): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    const before = document.activeElement;
    shown?.showModal();
    heading.current?.focus();
    return () => {
      shown?.close();
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  const close = () => {
    if (!firm) onClose();
  };
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the click is a tap beside the sheet; Escape is `onCancel`
    <dialog
      ref={dialog}
      class={wide ? "sheet wide" : "sheet"}
      aria-label={title}
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div class="sheet-inside">
        <header class="sheet-head">
          {/* read first; the focus does not wait on what would close the sheet */}
          <h2 ref={heading} tabIndex={-1}>
            {title}
          </h2>
          {beside && <div class="sheet-beside">{beside}</div>}
          {!firm && <IconButton icon="x" label={t().faces.close} onClick={onClose} />}
        </header>
        <SheetBody title={reading ? title : null}>{children}</SheetBody>
        {foot && <footer class="sheet-foot">{foot}</footer>}
      </div>
    </dialog>
  );
}

/** With a title it takes the focus, so that keys scroll it. */
function SheetBody({ title, children }: { title: string | null; children: ComponentChildren }): JSX.Element {
  if (title === null) return <div class="sheet-body">{children}</div>;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be in reach
    <section class="sheet-body" aria-label={title} tabIndex={0}>
      {children}
    </section>
  );
}
