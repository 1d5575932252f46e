/** Icons from one set, drawn with the colour of the text around them. */

import { h, type JSX } from "preact";
import { icons } from "../made/icons";

/** What `build/icons.mjs` takes from the set. */
export type IconName = keyof typeof icons;

export interface IconProps {
  name: IconName;
  /** Width and height in em; 1.25 without. */
  size?: number;
  /** For those who hear it; without it the icon is left out. */
  label?: string;
}

export function Icon({ name, size = 1.25, label }: IconProps): JSX.Element {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by `aria-label`, or left out for those who hear the page
    <svg
      class="icon"
      viewBox="0 0 24 24"
      width={`${size}em`}
      height={`${size}em`}
      fill="none"
      stroke="currentColor"
      stroke-width="2"
      stroke-linecap="round"
      stroke-linejoin="round"
      {...(label ? { role: "img", "aria-label": label } : { "aria-hidden": true })}
    >
      {icons[name].map(([tag, attributes]) => h(tag, attributes))}
    </svg>
  );
}
