/** The sounds, reckoned sample by sample: wood, paper and a small bell. No file is played. */

import type { Cue } from "./cues";

/** A body that is struck: partials of `pitch` that die away, and the rustle of the stroke itself. */
interface Body {
  /** Hertz. */
  pitch: number;
  partials: readonly (readonly [ratio: number, loud: number, seconds: number])[];
  rustle: { loud: number; seconds: number };
}

const TILE: Body = {
  pitch: 1750,
  partials: [
    [1, 0.5, 0.016],
    [1.72, 0.35, 0.011],
    [0.15, 0.7, 0.03],
  ],
  rustle: { loud: 0.5, seconds: 0.005 },
};
const CARD: Body = { pitch: 310, partials: [[1, 0.35, 0.022]], rustle: { loud: 0.6, seconds: 0.02 } };
const BLOCK: Body = {
  pitch: 760,
  partials: [
    [1, 0.9, 0.045],
    [2.42, 0.3, 0.02],
  ],
  rustle: { loud: 0.25, seconds: 0.004 },
};
const BELL: Body = {
  pitch: 660,
  partials: [
    [1, 0.8, 0.22],
    [2.76, 0.3, 0.11],
    [5.4, 0.12, 0.05],
  ],
  rustle: { loud: 0.05, seconds: 0.004 },
};

/** When a body is struck, and how much higher than it sounds by itself. */
type Stroke = readonly [seconds: number, body: Body, higher: number];

const STROKES: Record<Cue, readonly Stroke[]> = {
  tile: [[0, TILE, 1]],
  card: [[0, CARD, 1]],
  chow: [
    [0, BLOCK, 0.8],
    [0.1, BLOCK, 1],
  ],
  pong: [
    [0, BLOCK, 1],
    [0.12, BLOCK, 1],
  ],
  kong: [
    [0, BLOCK, 0.8],
    [0.1, BLOCK, 1],
    [0.2, BLOCK, 1.25],
  ],
  ready: [[0, BELL, 1.5]],
  win: [
    [0, BELL, 1],
    [0.13, BELL, 1.25],
    [0.26, BELL, 1.5],
    [0.39, BELL, 2],
  ],
  turn: [[0, BELL, 0.75]],
  choice: [
    [0, BELL, 1],
    [0.14, BELL, 1.33],
  ],
  tick: [[0, BLOCK, 1.6]],
};

/** After so many times its `seconds` a part is no longer heard. */
const GONE = 7;
const LOUDEST = 0.8;

const lasting = (body: Body): number =>
  GONE * Math.max(body.rustle.seconds, ...body.partials.map(([, , seconds]) => seconds));

/** A cue at so many samples a second; the loudest of them is always as loud. */
export function wave(cue: Cue, rate: number): Float32Array<ArrayBuffer> {
  const strokes = STROKES[cue];
  const seconds = Math.max(...strokes.map(([at, body]) => at + lasting(body)));
  const samples = new Float32Array(Math.ceil(seconds * rate));
  for (const stroke of strokes) strike(samples, rate, stroke);
  const peak = samples.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
  return samples.map((sample) => (sample * LOUDEST) / peak);
}

function strike(samples: Float32Array, rate: number, [from, body, higher]: Stroke): void {
  const start = Math.round(from * rate);
  const end = Math.min(samples.length, start + Math.ceil(lasting(body) * rate));
  const noise = hiss();
  for (let place = start; place < end; place += 1)
    samples[place] = (samples[place] ?? 0) + at(body, higher, (place - start) / rate, noise());
}

/** How far a struck body swings after so many seconds. */
function at({ pitch, partials, rustle }: Body, higher: number, seconds: number, noise: number): number {
  const tones = partials.map(
    ([ratio, loud, fades]) =>
      loud * Math.exp(-seconds / fades) * Math.sin(2 * Math.PI * pitch * higher * ratio * seconds),
  );
  return tones.reduce((sum, tone) => sum + tone, noise * rustle.loud * Math.exp(-seconds / rustle.seconds));
}

/** Noise between -1 and 1, each time the same. */
function hiss(): () => number {
  let state = 1;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 31 - 1;
  };
}
