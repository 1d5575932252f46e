/** What makes cues heard and felt. Browsers allow neither before one has touched the page. */

import { ownVolume, sound, tableVolume, type Volume, vibration } from "../settings";
import { type Cue, OWN_CUES, type OwnCue } from "./cues";
import { wave } from "./waves";

const LOUD: Record<Volume, number> = { off: 0, soft: 0.2, middle: 0.5, loud: 1 };

/** Milliseconds on, off, on: only what is one's own matter is felt. */
const FELT: Record<OwnCue, number[]> = { turn: [40], choice: [40, 70, 40], tick: [25] };

const isOwn = (cue: Cue): cue is OwnCue => OWN_CUES.some((own) => own === cue);

/** Whether this device can be felt at all. */
export const canVibrate = (): boolean => typeof navigator.vibrate === "function";

/** Browsers that do not tell are taken to be touched: to try costs nothing there. */
const isTouched = (): boolean => navigator.userActivation?.hasBeenActive ?? true;

let context: AudioContext | null = null;
const buffers = new Map<Cue, AudioBuffer>();

/** To be called when the page is touched: only then may it begin to sound, and be heard again after it was away. */
export async function unlock(): Promise<void> {
  if (typeof AudioContext === "undefined" || !isTouched()) return;
  context ??= new AudioContext();
  // a browser that still refuses is asked again with the next touch
  if (context.state !== "running") await context.resume().catch(() => undefined);
}

/** While nobody looks at the page, it rests. */
export function rest(): void {
  context?.suspend().catch(() => undefined);
}

/** Let a cue be heard, as far as one wants it; `later` seconds from now. */
export function hear(cue: Cue, later = 0): void {
  if (sound.peek() === "on") play(cue, LOUD[(isOwn(cue) ? ownVolume : tableVolume).peek()], later);
}

/** Let it be felt, if it is such a one. */
export function feel(cue: Cue): void {
  if (vibration.peek() === "on" && isOwn(cue) && canVibrate() && isTouched()) navigator.vibrate(FELT[cue]);
}

function play(cue: Cue, loud: number, later: number): void {
  if (loud === 0 || context?.state !== "running") return;
  const source = context.createBufferSource();
  const gain = context.createGain();
  source.buffer = bufferOf(context, cue);
  gain.gain.value = loud;
  source.connect(gain).connect(context.destination);
  source.start(context.currentTime + later);
  document.dispatchEvent(new CustomEvent("paiju:cue", { detail: cue }));
}

function bufferOf(audio: AudioContext, cue: Cue): AudioBuffer {
  const kept = buffers.get(cue);
  if (kept) return kept;
  const samples = wave(cue, audio.sampleRate);
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate);
  buffer.copyToChannel(samples, 0);
  buffers.set(cue, buffer);
  return buffer;
}
