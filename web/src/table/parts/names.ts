/** Texts of tiles, such as `123m4p`. */

/** The names in a compact text: `123m4p` → `1m 2m 3m 4p`. */
export function namesIn(text: string): string[] {
  return [...text.matchAll(/(\d+)([a-z])/g)].flatMap(([, digits = "", suit = ""]) =>
    [...digits].map((digit) => digit + suit),
  );
}
