/** A lesson as the server tells it: a round as one seat sees it, with words and with questions at their places. */

import { Refusal, refusalIn } from "../../api";
import type { Event, Explained, Hint, OptionValue, Score, Tiles } from "../../wire";
import type { Reason } from "../../wire_advice";

/** Words in both languages, the rule that they come from (empty: none), the tiles that they speak of. */
export interface Said {
  zh: string;
  en: string;
  rule: string;
  show: string[];
}

/** A decision: what may be done, what the lesson wants, what is said of other answers; `*` is any other. */
export interface Question {
  actions: string[];
  wanted: string;
  instead: Record<string, Said>;
  reasons: Reason[];
}

/** Words that stand after so many frames. */
export interface Step {
  frames: number;
  said: Said;
  ask: Question | null;
}

export interface Course extends Tiles {
  game: string;
  options: Record<string, OptionValue>;
  seat: number;
  seats: number;
  dealer: number;
  frames: Event[][];
  /** After each frame, what a table would tell of the hand. */
  hints: Hint[];
  steps: Step[];
  outcome: { deltas: number[]; scores: Score[]; next_dealer: number | null; explained: Explained };
}

/** The lesson of a game. Errors: `not_found`, `offline`. */
export async function courseOf(game: string): Promise<Course> {
  const answer = await fetch(`/api/lessons/${encodeURIComponent(game)}`).catch(() => {
    throw new Refusal("offline", "the server does not answer", "", true);
  });
  if (answer.ok) return (await answer.json()) as Course;
  throw await refusalIn(answer);
}
