/** Hooks of the pages: things fetched, things tried, the passing of seconds. */

import { useEffect, useState } from "preact/hooks";
import type { Refusal } from "../api";
import { refusal } from "./faults";

export interface Loaded<T> {
  value: T | null;
  fault: Refusal | null;
  again: () => void;
}

/** Fetch something when the page opens, and when one of `keys` changes. A late answer to an old question is dropped. */
export function useLoaded<T>(load: () => Promise<T>, keys: readonly unknown[]): Loaded<T> {
  const [state, setState] = useState<{ value: T | null; fault: Refusal | null }>({ value: null, fault: null });
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is fetched is told by `keys`; `turn` fetches it again
  useEffect(() => {
    let wanted = true;
    setState({ value: null, fault: null });
    load().then(
      (value) => wanted && setState({ value, fault: null }),
      (error) => wanted && setState({ value: null, fault: refusal(error) }),
    );
    return () => {
      wanted = false;
    };
  }, [turn, ...keys]);
  return { ...state, again: () => setTurn(turn + 1) };
}

export interface Attempt {
  busy: boolean;
  fault: Refusal | null;
  /** Do it; what is refused stands in `fault` until the next try. */
  run: (work: () => Promise<void>) => Promise<void>;
  clear: () => void;
}

/** Something that a tap begins and the server may refuse. */
export function useAttempt(): Attempt {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<Refusal | null>(null);
  const run = async (work: () => Promise<void>) => {
    setBusy(true);
    setFault(null);
    try {
      await work();
    } catch (error) {
      setFault(refusal(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, fault, run, clear: () => setFault(null) };
}

/** Seconds until a moment of the clock `now`, counted down; null without a moment. */
export function useSeconds(until: number | undefined, now: () => number): number | null {
  const [, setTick] = useState(0);
  useEffect(() => {
    if (until === undefined) return;
    const timer = setInterval(() => setTick((tick) => tick + 1), 500);
    return () => clearInterval(timer);
  }, [until]);
  return until === undefined ? null : Math.max(0, Math.ceil((until - now()) / 1000));
}
