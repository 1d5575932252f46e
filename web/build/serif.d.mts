/** Ordinary and heavy. */
export const WEIGHTS: number[];

/** Every character that must have a glyph, once and in order. */
export function characters(): string;

/** The font of one weight with these characters only, as woff2. */
export function subset(weight: number, wanted: string): Promise<Uint8Array>;

/** These characters of a font, with its tables unpacked: for reading which glyphs it has. */
export function unpacked(font: Uint8Array, wanted: string): Promise<Uint8Array>;
