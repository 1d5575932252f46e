/** Buttons and links that look like them. */

import type { ComponentChildren, JSX } from "preact";
import { Icon, type IconName } from "./icon";
import "./button.css";

/** `main` is the one thing to do here; the five of the action bar have a colour each. */
export type Tone = "main" | "plain" | "quiet" | "danger" | "win" | "kong" | "pong" | "chow" | "pass";

/** A key, and what stands on it where that is another word. */
export interface Keyed {
  key: string;
  word?: string;
}

export interface ButtonProps {
  children: ComponentChildren;
  tone?: Tone;
  /** `large` fills its row, 60 px high; `small` is 44 px, else 48 px. */
  size?: "large" | "small" | undefined;
  icon?: IconName | undefined;
  disabled?: boolean | undefined;
  /** Waiting for the server: keeps its place and takes no tap. */
  busy?: boolean | undefined;
  submit?: boolean | undefined;
  /** Makes it a link of this site. */
  href?: string | undefined;
  label?: string | undefined;
  class?: string | undefined;
  /** The key that presses it, as in `aria-keyshortcuts`; shown in its corner where there is a mouse, thus a keyboard. */
  keyed?: Keyed | undefined;
  /** Names what it does, for whoever plays by reading the page. */
  action?: string | undefined;
  onClick?: (() => void) | undefined;
}

export function Button(props: ButtonProps): JSX.Element {
  const { tone = "plain", size, icon, href } = props;
  const name = ["button", `tone-${tone}`, size, props.class].filter(Boolean).join(" ");
  const inside = (
    <>
      {icon && <Icon name={icon} />}
      <span>{props.children}</span>
    </>
  );
  if (href !== undefined)
    return (
      <a class={name} href={href} aria-label={props.label} onClick={props.onClick}>
        {inside}
      </a>
    );
  return (
    <button
      class={name}
      type={props.submit ? "submit" : "button"}
      disabled={props.disabled || props.busy}
      aria-busy={props.busy}
      data-action={props.action}
      data-key={props.keyed?.word ?? props.keyed?.key}
      aria-keyshortcuts={props.keyed?.key}
      aria-label={props.label}
      onClick={props.onClick}
    >
      {inside}
    </button>
  );
}

export interface IconButtonProps {
  icon: IconName;
  label: string;
  disabled?: boolean | undefined;
  /** For a switch: whether it is on. */
  pressed?: boolean | undefined;
  class?: string | undefined;
  /** The key that presses it. */
  keyed?: string | undefined;
  onClick: () => void;
}

/** A button with an icon only, 44 px square. */
export function IconButton(props: IconButtonProps): JSX.Element {
  return (
    <button
      class={`icon-button ${props.class ?? ""}`}
      type="button"
      aria-label={props.label}
      aria-pressed={props.pressed}
      aria-keyshortcuts={props.keyed}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onClick}
    >
      <Icon name={props.icon} size={1.5} />
    </button>
  );
}
