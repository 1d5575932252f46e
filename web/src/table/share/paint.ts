/** Painting a plan on a canvas: here in the browser, nothing is fetched but the faces that the table shows too. */

import { isRed, numeral } from "../../ui/names";
import { faceOf } from "../../ui/tile";
import { COLOUR, HIGH, isCard, type Mark, type Measure, type Plan, planOf } from "./layout";
import { type Poster, type PosterWish, posterOf } from "./poster";

type Brush = CanvasRenderingContext2D;
type FaceMark = Extract<Mark, { kind: "face" }>;
type Faces = ReadonlyMap<string, HTMLImageElement>;

/** The picture as a PNG. Rejects where the browser cannot paint it. */
export async function picture(wish: PosterWish): Promise<Blob> {
  const poster = posterOf(wish);
  const canvas = document.createElement("canvas");
  const brush = canvas.getContext("2d");
  if (!brush) throw new Error("there is no canvas");
  await lettered(poster);
  const plan = planOf(poster, measuring(brush));
  [canvas.width, canvas.height] = [plan.width, plan.height];
  ground(brush, plan);
  const faces = await facesIn(plan);
  for (const mark of plan.marks) paint(brush, mark, faces);
  return new Promise((done, failed) =>
    canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error("the canvas gave no picture"))), "image/png"),
  );
}

/** The letters of the site may still be on their way. */
async function lettered({ game, drawn, hands }: Poster): Promise<void> {
  const cards = hands.flatMap(({ groups }) => groups.flatMap(({ tiles }) => tiles.map(numeral))).join("");
  await Promise.all(
    [500, 900].map((weight) => document.fonts.load(`${weight} 40px "Paiju Serif"`, game + (drawn ?? "") + cards)),
  );
}

function measuring(brush: Brush): Measure {
  return (text, font) => {
    brush.font = font;
    return brush.measureText(text).width;
  };
}

async function facesIn({ marks }: Plan): Promise<Faces> {
  const names = new Set(marks.flatMap((mark) => (mark.kind === "face" && !isCard(mark.name) ? [mark.name] : [])));
  return new Map(await Promise.all([...names].map(async (name) => [name, await fetched(name)] as const)));
}

async function fetched(name: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = faceOf(name) ?? "";
  await image.decode();
  return image;
}

function ground(brush: Brush, { width, height }: Plan): void {
  const shade = brush.createRadialGradient(width / 2, height * 0.4, width * 0.3, width / 2, height * 0.4, height * 0.8);
  shade.addColorStop(0, COLOUR.felt);
  shade.addColorStop(1, COLOUR.deep);
  brush.fillStyle = shade;
  brush.fillRect(0, 0, width, height);
}

function paint(brush: Brush, mark: Mark, faces: Faces): void {
  if (mark.kind === "box") box(brush, mark.x, mark.y, mark.width, mark.height, mark.radius, mark.fill);
  else if (mark.kind === "text") write(brush, mark.text, mark.x, mark.y, mark.font, mark.fill, mark.align);
  else if (isCard(mark.name)) card(brush, mark);
  else tile(brush, mark, faces.get(mark.name));
}

function write(brush: Brush, text: string, x: number, y: number, font: string, fill: string, align: CanvasTextAlign) {
  brush.font = font;
  brush.fillStyle = fill;
  brush.textAlign = align;
  brush.fillText(text, x, y);
}

function box(brush: Brush, x: number, y: number, width: number, height: number, radius: number, fill: string): void {
  brush.fillStyle = fill;
  brush.beginPath();
  rounded(brush, x, y, width, height, radius);
  brush.fill();
}

/** As `roundRect`, which not every phone has. */
function rounded(brush: Brush, x: number, y: number, width: number, height: number, radius: number): void {
  brush.moveTo(x + radius, y);
  brush.arcTo(x + width, y, x + width, y + height, radius);
  brush.arcTo(x + width, y + height, x, y + height, radius);
  brush.arcTo(x, y + height, x, y, radius);
  brush.arcTo(x, y, x + width, y, radius);
  brush.closePath();
}

function outlined(brush: Brush, mark: FaceMark, height: number, radius: number): void {
  brush.lineWidth = mark.mark ? 7 : 1.5;
  brush.strokeStyle = mark.mark ? "#e8a21c" : "rgb(90 70 40 / 70%)";
  brush.beginPath();
  rounded(brush, mark.x, mark.y, mark.width, height, radius);
  brush.stroke();
}

/** An ivory tile on its back of bamboo; the 会儿 has its gold corner. */
function tile(brush: Brush, mark: FaceMark, face: HTMLImageElement | undefined): void {
  const { x, y, width } = mark;
  const [height, radius] = [width * 1.36, width * 0.11];
  box(brush, x, y + width * 0.14, width, height, radius, "#2f7a5a");
  box(brush, x, y + width * 0.07, width, height, radius, "#e2d6b9");
  box(brush, x, y, width, height, radius, "#fbf6e8");
  const [wide, high] = [width * 0.86, (width * 0.86 * 4) / 3];
  if (face) brush.drawImage(face, x + (width - wide) / 2, y + (height - high) / 2, wide, high);
  if (mark.wild) corner(brush, x + width, y, width * 0.44);
  outlined(brush, mark, height, radius);
}

function corner(brush: Brush, x: number, y: number, size: number): void {
  brush.fillStyle = "#c8942e";
  brush.beginPath();
  brush.moveTo(x - size, y);
  brush.lineTo(x, y);
  brush.lineTo(x, y + size);
  brush.closePath();
  brush.fill();
}

/** A word card: its numeral at the head, and small and upside down at the foot. */
function card(brush: Brush, mark: FaceMark): void {
  const { x, y, width, name } = mark;
  const height = width * HIGH.card;
  box(brush, x, y, width, height, width * 0.1, "#f9f0da");
  const ink = isRed(name) ? "#c0301a" : "#23201c";
  const weight = name[1] === "d" ? 900 : 500;
  const font = (size: number): string => `${weight} ${size}px "Paiju Serif", "Noto Serif CJK SC", serif`;
  const middle = x + width / 2;
  write(brush, numeral(name), middle, y + width * 0.82, font(width * 0.8), ink, "center");
  brush.save();
  brush.translate(middle, y + height - width * 0.56);
  brush.rotate(Math.PI);
  write(brush, numeral(name), 0, 0, font(width * 0.46), ink, "center");
  brush.restore();
  outlined(brush, mark, height, width * 0.1);
}
