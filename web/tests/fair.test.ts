/** What the house publishes of a round's chance, checked against rounds that the Python package made. */

import { describe, expect, test } from "vitest";
import { namesIn } from "../src/table/parts/names";
import { type Published, verify, wallOf } from "../src/table/settle/fair";
import rounds from "./fair_rounds.json";

const SOUND = { commit: true, seed: true };

describe.each(Object.entries(rounds))("a round of %s", (_, made) => {
  const { seed, fair } = made;

  test("is sound, seats without a seed of their own included", () => {
    expect(fair.seeds).toContain("");
    expect(verify({ seed, fair }, made.round)).toEqual(SOUND);
  });

  test("gives the very wall that Python dealt", () => {
    expect(wallOf(seed, made.kinds)).toEqual(namesIn(made.wall));
  });

  test("is not that of another round's number", () => {
    expect(verify({ seed, fair }, made.round + 1)).toEqual({ commit: true, seed: false });
  });

  test("is found out when one digit of anything is changed", () => {
    expect(verify({ seed: changed(seed), fair }, made.round)).toEqual({ commit: true, seed: false });
    expect(verify(swapped(made, { commit: changed(fair.commit) }), made.round)).toEqual({ commit: false, seed: true });
    expect(verify(swapped(made, { secret: changed(fair.secret) }), made.round)).toEqual({ commit: false, seed: false });
    const seeds = fair.seeds.with(1, changed(fair.seeds[1] ?? ""));
    expect(verify(swapped(made, { seeds }), made.round)).toEqual({ commit: true, seed: false });
  });

  test("another seed gives another wall", () => {
    expect(wallOf(changed(seed), made.kinds)).not.toEqual(namesIn(made.wall));
  });
});

test("what is no hexadecimal is refused, not thrown at the table", () => {
  const { seed, fair } = rounds.neijiang;
  expect(verify({ seed, fair: { ...fair, secret: "no secret" } }, 1)).toEqual({ commit: false, seed: false });
});

test("a seat may give 32 bytes, not 33", () => {
  const { seed, fair } = rounds.neijiang;
  expect(verify({ seed, fair: { ...fair, seeds: fair.seeds.with(0, "00".repeat(33)) } }, 1).seed).toBe(false);
});

const changed = (text: string): string => (text.startsWith("0") ? `1${text.slice(1)}` : `0${text.slice(1)}`);

function swapped({ seed, fair }: Published, other: Partial<Published["fair"]>): Published {
  return { seed, fair: { ...fair, ...other } };
}
