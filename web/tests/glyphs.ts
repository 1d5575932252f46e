/** Reads which characters a font has a glyph for, from its `cmap` table. */

const LONG = 12;
const SHORT = 4;

function tableAt(view: DataView, tag: string): number {
  const count = view.getUint16(4);
  for (let place = 0; place < count; place++) {
    const at = 12 + place * 16;
    const name = String.fromCharCode(...[0, 1, 2, 3].map((byte) => view.getUint8(at + byte)));
    if (name === tag) return view.getUint32(at + 8);
  }
  throw new Error(`no table ${tag}`);
}

/** Format 4: segments of the first plane. */
function shortRanges(view: DataView, at: number): [number, number][] {
  const segments = view.getUint16(at + 6) / 2;
  const ends = at + 14;
  const starts = ends + segments * 2 + 2;
  return Array.from({ length: segments }, (_, place): [number, number] => [
    view.getUint16(starts + place * 2),
    view.getUint16(ends + place * 2),
  ]).filter(([first]) => first !== 0xffff);
}

/** Format 12: groups over all planes. */
function longRanges(view: DataView, at: number): [number, number][] {
  return Array.from({ length: view.getUint32(at + 12) }, (_, place): [number, number] => [
    view.getUint32(at + 16 + place * 12),
    view.getUint32(at + 20 + place * 12),
  ]);
}

/** The code points with a glyph. */
export function codePoints(font: Uint8Array): Set<number> {
  const view = new DataView(font.buffer, font.byteOffset, font.byteLength);
  const cmap = tableAt(view, "cmap");
  const found = new Set<number>();
  for (let place = 0; place < view.getUint16(cmap + 2); place++) {
    const at = cmap + view.getUint32(cmap + 4 + place * 8 + 4);
    const format = view.getUint16(at);
    const ranges = format === LONG ? longRanges(view, at) : format === SHORT ? shortRanges(view, at) : [];
    for (const [first, last] of ranges) for (let point = first; point <= last; point++) found.add(point);
  }
  return found;
}
