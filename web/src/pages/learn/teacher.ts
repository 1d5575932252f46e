/** Leads through a lesson: plays what the others do, asks what is to be learnt, and waits for the right answer. */

import { batch, computed, type Signal, signal } from "@preact/signals";
import { Refusal } from "../../api";
import type { Event, Frame, Sent } from "../../wire";
import type { Course, Said, Step } from "./course";
import { InsideLine, tableOf } from "./inside";

/** How long a thing stays before the next one (ms); a draw tells less, and what one has done oneself is known. */
const CALM = { act: 1_200, draw: 600, own: 250 };
/** Nobody is hurried: a question stands for a day. */
const DAY = 86_400_000;
/** Events that nobody would see on a table. */
const QUIET = new Set(["mark", "open mark", "barred"]);

const calmAfter = (seen: readonly string[]): number => (seen.every((name) => name === "draw") ? CALM.draw : CALM.act);

/** What is said of an answer that the lesson does not want; null where the lesson has no words of its own for it. */
export interface Astray {
  action: string;
  said: Said | null;
}

export class Teacher {
  readonly live: InsideLine;
  /** Which step is shown, or is on its way. */
  readonly at: Signal<number>;
  readonly astray: Signal<Astray | null> = signal(null);
  readonly step = computed<Step>(() => this.course.steps[this.at.value] as Step);
  /** Whether all that leads to the step has been shown. */
  readonly there = computed(() => this.shown.value >= this.step.value.frames);
  readonly last = computed(() => this.at.value === this.course.steps.length - 1);
  private readonly shown = signal(0);
  private readonly names: ReadonlyMap<number, string>;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `events`: the names of the game's events by their codes; `people`: who sits where. */
  constructor(
    readonly course: Course,
    events: ReadonlyMap<number, string>,
    private readonly people: readonly string[],
    from = 0,
  ) {
    this.names = events;
    this.at = signal(0);
    this.live = new InsideLine((type, body) => this.answered(type, body));
    this.stand(from);
  }

  /** Go on to the next step, and show what lies between. */
  next(): void {
    if (this.last.value || !this.there.value) return;
    batch(() => {
      this.at.value += 1;
      this.astray.value = null;
    });
    this.play(CALM.own);
  }

  /** Show at once what leads to the step. */
  skip(): void {
    clearTimeout(this.timer);
    while (!this.there.value) this.frame();
    this.ask();
  }

  /** A step back; from what is on its way, to where one was. */
  back(): void {
    this.stand(this.at.value - 1);
  }

  again(): void {
    this.stand(0);
  }

  close(): void {
    clearTimeout(this.timer);
    this.live.close();
  }

  /** Stand at a step, with all that leads to it. */
  private stand(at: number): void {
    clearTimeout(this.timer);
    batch(() => {
      this.at.value = Math.max(0, Math.min(this.course.steps.length - 1, at));
      this.astray.value = null;
      this.shown.value = this.step.value.frames;
    });
    void this.live.show(this.whole());
    this.ask();
  }

  private play(wait: number): void {
    clearTimeout(this.timer);
    if (this.there.value) {
      this.ask();
      return;
    }
    this.timer = setTimeout(() => this.play(calmAfter(this.seen())), wait);
  }

  /** Show frames up to one of which there is something to be seen; returns what that is. */
  private seen(): string[] {
    let names = this.frame();
    while (names.length === 0 && !this.there.value) names = this.frame();
    return names;
  }

  /** Show the next frame; returns what is to be seen of it. */
  private frame(): string[] {
    const number = this.shown.value;
    const frame = this.frameOf(number);
    void this.live.show({ type: "played", seq: number, now: Date.now(), frame });
    this.shown.value = number + 1;
    return frame.events.map((event: Event) => this.names.get(event[0]) ?? "").filter((name) => !QUIET.has(name));
  }

  private ask(): void {
    const { ask, frames } = this.step.value;
    if (!ask) return;
    const now = Date.now();
    const question = { session: 1, round: 1, window: frames, actions: ask.actions, until: now + DAY, now };
    void this.live.show({ type: "ask", ...question });
  }

  private frameOf(number: number): Frame {
    return { session: 1, round: 1, number, events: this.course.frames[number] ?? [] };
  }

  private whole(): Sent {
    return {
      type: "welcome",
      protocol: 1,
      stream: "",
      seq: this.shown.value,
      now: Date.now(),
      player: `${this.course.seat}`,
      name: "",
      seat: this.course.seat,
      table: tableOf(this.course, this.people),
      frames: Array.from({ length: this.shown.value }, (_, number) => this.frameOf(number)),
      settled: null,
    };
  }

  /** What the table answers to its page. */
  private answered(type: string, body: Record<string, unknown>): Sent {
    if (type === "answer") return this.judged(body["action"] as string);
    const hint = this.course.hints[this.shown.value - 1];
    if (type === "hint" && hint) return { type: "hinted", id: "", ...hint };
    if (type === "why") return { type: "because", id: "", reasons: this.reasons(body["action"]) };
    throw new Refusal("gone", "this is a lesson");
  }

  private judged(action: string): Sent {
    const { ask } = this.step.value;
    if (ask?.wanted === action) {
      this.next();
      return { type: "ok", id: "" };
    }
    this.astray.value = { action, said: ask?.instead[action] ?? ask?.instead["*"] ?? null };
    throw new Refusal("gone", "the lesson goes another way", "", true);
  }

  /** Of one action, or of all that is not offered. */
  private reasons(action: unknown) {
    const all = this.there.value ? (this.step.value.ask?.reasons ?? []) : [];
    return all.filter((one) => (action ? one.action === action : !one.action.includes(" ")));
  }
}
