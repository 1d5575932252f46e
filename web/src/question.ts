/** Questions of the server. */

import type { Ask } from "./wire";

/** Whether two are the same question, asked again: after a lost line, or when somebody else went away. */
export const isSame = (one: Ask, other: Ask): boolean =>
  one.session === other.session && one.round === other.round && one.window === other.window;
