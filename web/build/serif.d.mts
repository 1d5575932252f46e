/** Ordinary and heavy. */
export const WEIGHTS: number[];

export type Script = "hans" | "hant";
export const SCRIPTS: Script[];

/** Every character that must have a glyph, by the font that has it, once and in order. */
export function characters(): Record<Script, string>;

/** The font of one script and weight with these characters only, as woff2. */
export function subset(script: Script, weight: number, wanted: string): Promise<Uint8Array>;

/** The file of a font below `src/made/`. */
export function fileOf(script: Script, weight: number): string;

/** These characters of a font, with its tables unpacked: for reading which glyphs it has. */
export function unpacked(font: Uint8Array, wanted: string): Promise<Uint8Array>;
