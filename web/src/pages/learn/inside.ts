/** A line to a table that is inside this page: it speaks as the server would, and nothing of it can be lost. */

import { Live } from "../../live";
import type { Chair, Sent, Table } from "../../wire";
import type { Course } from "./course";

/** What the table answers to a message. Errors: a `Refusal`. */
export type Answering = (type: string, body: Record<string, unknown>) => Sent;

export class InsideLine extends Live {
  private shown: Promise<void> = Promise.resolve();

  constructor(private readonly answering: Answering) {
    super("", "");
  }

  /** Show something, after what was shown before it. */
  show(sent: Sent): Promise<void> {
    this.shown = this.shown.then(() => this.take(sent));
    return this.shown;
  }

  override async send(type: string, body: Record<string, unknown> = {}): Promise<Sent> {
    return this.answering(type, body);
  }

  protected override connect(): void {
    // the table is here already
  }

  protected override isOver(): boolean {
    return true;
  }
}

/** The table of a lesson, with neighbours of these names on the chairs. */
export function tableOf(course: Course, names: readonly string[]): Table {
  return {
    id: `lesson ${course.game}`,
    code: `lesson ${course.game}`,
    owner: "",
    game: course.game,
    options: course.options,
    customs: {},
    watching: { open: false, delay: 0 },
    kinds: course.kinds,
    dead_wall: course.dead_wall,
    phase: "playing",
    session: 1,
    round: 1,
    rounds: 1,
    seats: Array.from({ length: course.seats }, (_, seat) => chair(`${seat}`, names[seat] ?? "")),
    dealer: course.dealer,
    pot: 0,
    commit: null,
    dissolving: false,
    vote: null,
    swaps: [],
    countdowns: {},
    results: null,
  };
}

const chair = (player: string, name: string): Chair => ({
  player,
  bot: null,
  name,
  face: null,
  ready: true,
  away: "here",
  leaving: false,
  balance: 0,
});
