/** Codes for another device, as they are typed and shown. */

export const LENGTH = 8;

/** What was typed, as the server means it: large letters and digits without groups, of which none is a wide one. */
export const plain = (text: string): string =>
  text
    .normalize("NFKC")
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, "")
    .slice(0, LENGTH);

/** In two groups, for the eye. */
export const grouped = (code: string): string => `${code.slice(0, 4)} ${code.slice(4)}`.trim();

/** The address that brings the code to another device; what stands behind the # is never sent to a server. */
export const addressOf = (code: string): string => `${location.origin}/me#${code}`;

/** The code in an address, if there is one. */
export function codeIn(hash: string): string {
  const found = plain(hash.slice(1));
  return found.length === LENGTH ? found : "";
}
