/** The faces that people choose from: the server's list, held equal by a test. */

export const PICTURES = [
  "cat",
  "dog",
  "rabbit",
  "squirrel",
  "panda",
  "bird",
  "fish",
  "snail",
  "flower",
  "clover",
  "cherry",
  "carrot",
  "sun",
  "moon",
  "coffee",
  "sailboat",
] as const;
export type Picture = (typeof PICTURES)[number];

/** They are numbers from 1; `face.css` says which is which. */
export const COLOURS = 6;

export interface Drawn {
  picture: Picture;
  colour: number;
}

/** `cat-3` in its parts; null for what cannot be drawn. */
export function drawnIn(face: string | null | undefined): Drawn | null {
  const [, name = "", number = ""] = /^([a-z]+)-(\d)$/.exec(face ?? "") ?? [];
  const picture = PICTURES.find((one) => one === name);
  const colour = Number(number);
  return picture && colour >= 1 && colour <= COLOURS ? { picture, colour } : null;
}

export const faceOf = ({ picture, colour }: Drawn): string => `${picture}-${colour}`;

/** Any of them, to begin with. */
export function anyFace(): Drawn {
  const place = Math.floor(Math.random() * PICTURES.length);
  return { picture: PICTURES[place] ?? "cat", colour: 1 + Math.floor(Math.random() * COLOURS) };
}
