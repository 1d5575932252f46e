/** Checks that the wall of a round follows from what was published before it, as docs/formats.md tells. */

import { sha256 } from "@noble/hashes/sha2.js";
import { shake256 } from "@noble/hashes/sha3.js";
import { bytesToHex, concatBytes, hexToBytes, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Result } from "../../wire";

/** What the house publishes of a round's chance. */
export type Published = Pick<Result, "seed" | "fair">;

export interface Verdict {
  /** The commitment is the hash of the secret. */
  commit: boolean;
  /** The seed follows from secret, number of the round and what the seats gave. */
  seed: boolean;
}

const LONGEST = 32;
const WORD = 8;
const COPIES = 4;
const HEX = /^([0-9a-f]{2})*$/;

/** Check what was published of round `number` (from 1). False for what is not even well formed. */
export function verify({ seed, fair }: Published, number: number): Verdict {
  const texts = [seed, fair.commit, fair.secret, ...fair.seeds];
  if (!texts.every((text) => HEX.test(text))) return { commit: false, seed: false };
  const secret = hexToBytes(fair.secret);
  return {
    commit: bytesToHex(sha256(secret)) === fair.commit,
    seed: fair.seeds.every((given) => given.length <= 2 * LONGEST) && mixed(secret, number, fair.seeds) === seed,
  };
}

function mixed(secret: Uint8Array, number: number, seeds: readonly string[]): string {
  const counted = new Uint8Array(4);
  new DataView(counted.buffer).setUint32(0, number);
  const given = seeds.map(hexToBytes).flatMap((bytes) => [Uint8Array.of(bytes.length), bytes]);
  return bytesToHex(sha256(concatBytes(secret, counted, ...given)));
}

/** The wall of a seed: the names of all tiles (`kinds` in suit and rank order) in the order in which they are dealt. */
export function wallOf(seed: string, kinds: readonly string[]): string[] {
  const wall = kinds.flatMap((kind) => new Array<string>(COPIES).fill(kind));
  const stream = shake256(concatBytes(hexToBytes(seed), utf8ToBytes("wall")), { dkLen: (wall.length - 1) * WORD });
  const words = new DataView(stream.buffer, stream.byteOffset);
  for (let last = wall.length - 1, at = 0; last > 0; last -= 1, at += WORD) {
    const other = Number((words.getBigUint64(at) * BigInt(last + 1)) >> 64n);
    [wall[last], wall[other]] = [wall[other] as string, wall[last] as string];
  }
  return wall;
}
