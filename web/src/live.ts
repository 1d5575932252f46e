/** A line to one table: it says hello, comes back when it is lost, and folds what it is shown. */

import { batch, type Signal, signal } from "@preact/signals";
import { game as loadGame, Refusal } from "./api";
import { type Fold, foldOf, seatsIn, type View } from "./fold";
import { Heart } from "./heart";
import { hear } from "./notice";
import { isSame } from "./question";
import { isMuted } from "./quiet";
import type { Ask, Frame, Game, Hint, Sent, SettledRound, Table } from "./wire";

export type Status = "connecting" | "open" | "lost" | "replaced" | "refused";

/** Refusals of an answer that somebody else's made needless, even by ending the round. */
const TOO_LATE = ["late", "not_playing"];
/** Refusals after which the line is given up, whenever they come. */
const SENT_AWAY = new Set(["no_spectators", "not_welcome", "signed_out", "banned"]);
const RETRY = [300, 800, 1_500, 3_000, 5_000];

interface Sending {
  text: string;
  done: (value: Sent) => void;
  failed: (reason: Refusal) => void;
}

export interface Said {
  seat: number;
  phrase: number;
  at: number;
}

/** One step of the round as it was shown: its events, and the view after them. */
export interface Step {
  frame: Frame;
  view: View;
}

export class Live {
  readonly status: Signal<Status> = signal("connecting");
  readonly refused: Signal<Refusal | null> = signal(null);
  readonly table: Signal<Table | null> = signal(null);
  readonly seat: Signal<number | null> = signal(null);
  readonly view: Signal<View | null> = signal(null);
  /** What one has answered to the last question; null while it is open or was refused. */
  readonly answered: Signal<string | null> = signal(null);
  /** All frames of the round so far, as they were shown. */
  readonly frames: Frame[] = [];
  /** The newest frame, for what moves. */
  readonly step: Signal<Step | null> = signal(null);
  readonly ask: Signal<Ask | null> = signal(null);
  readonly settled: Signal<SettledRound | null> = signal(null);
  /** How many look on without a seat. */
  readonly watching: Signal<number> = signal(0);
  readonly said: Signal<Said | null> = signal(null);
  readonly hint: Signal<Hint | null> = signal(null);
  readonly game: Signal<Game | null> = signal(null);

  private socket: WebSocket | null = null;
  private fold: Fold | null = null;
  private stream = "";
  private seq = 0;
  private offset = 0;
  private tries = 0;
  private ids = 0;
  private readonly prefix = crypto.getRandomValues(new Uint32Array(2)).join("-");
  private readonly sending = new Map<string, Sending>();
  private inbox: Promise<void> = Promise.resolve();
  private readonly heart = new Heart(
    () => this.put(JSON.stringify({ type: "ping", id: "" })),
    () => this.drop(),
  );
  private ended = false;

  constructor(
    private readonly token: string,
    private readonly code: string,
  ) {
    document.addEventListener("visibilitychange", this.awake);
    addEventListener("online", this.awake);
    this.connect();
  }

  /** The server's clock, in milliseconds. */
  now(): number {
    return Date.now() + this.offset;
  }

  /** Send a message; resolves when the server has stored it, rejects with its `Refusal`. Survives a lost line. */
  send(type: string, body: Record<string, unknown> = {}): Promise<Sent> {
    const id = `${this.prefix}-${++this.ids}`;
    const text = JSON.stringify({ type, id, ...body });
    return new Promise((done, failed) => {
      this.sending.set(id, { text, done, failed });
      if (this.status.value === "open") this.put(text);
    });
  }

  /** Answer what one is asked. The question is gone at once; a refusal brings it back if it still stands. */
  async answer(action: string): Promise<void> {
    const ask = this.ask.value;
    if (!ask) return;
    const step = this.step.value;
    batch(() => {
      this.ask.value = null;
      this.answered.value = action;
    });
    try {
      await this.send("answer", { window: ask.window, action });
      this.accepted(ask, action);
    } catch (error) {
      this.answered.value = null;
      if (!(error instanceof Refusal)) throw error;
      if (TOO_LATE.includes(error.code)) return;
      const stands = this.ask.value === null && this.step.value === step;
      if (stands && (error.retry || error.code === "not_legal")) this.ask.value = ask;
      throw error;
    }
  }

  /** The question may have been asked again meanwhile. */
  private accepted(answered: Ask, action: string): void {
    const { value: ask } = this.ask;
    if (!ask || !isSame(ask, answered)) return;
    batch(() => {
      this.ask.value = null;
      this.answered.value = action;
    });
  }

  /** Ask the server what it can say about one's own hand. */
  async askHint(): Promise<void> {
    const answer = await this.send("hint");
    if (answer.type === "hinted") this.hint.value = answer;
  }

  close(): void {
    this.ended = true;
    document.removeEventListener("visibilitychange", this.awake);
    removeEventListener("online", this.awake);
    this.heart.stop();
    this.socket?.close();
    for (const [, sent] of this.sending) sent.failed(new Refusal("gone", "this page has left the table"));
    this.sending.clear();
  }

  protected connect(): void {
    if (this.ended) return;
    const address = `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`;
    const socket = new WebSocket(address);
    this.socket = socket;
    this.heart.begin();
    const failed = (error: unknown) => {
      if (!(error instanceof Refusal)) reportError(error);
      if (this.socket !== socket) return;
      this.stream = ""; // such as where what the game declares did not come: all of it again
      this.drop();
    };
    socket.onopen = () => {
      const last = this.stream ? { stream: this.stream, seq: this.seq } : undefined;
      socket.send(JSON.stringify({ type: "hello", protocol: 1, token: this.token, table: this.code, last }));
      this.heart.start();
    };
    socket.onmessage = (message) => {
      this.heart.heard();
      const sent = JSON.parse(message.data as string) as Sent;
      // one after the other, although the first may wait for what the game declares
      this.inbox = this.inbox.then(() => (this.socket === socket ? this.take(sent) : undefined)).catch(failed);
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lost();
    };
  }

  private lost(): void {
    this.heart.stop();
    this.socket = null;
    if (this.isOver()) return;
    this.status.value = "lost";
    const wait = RETRY[Math.min(this.tries, RETRY.length - 1)] ?? 5_000;
    this.tries += 1;
    setTimeout(() => {
      if (this.socket === null) this.connect();
    }, wait);
  }

  /** The page is left, or the line was given up for good: a tab that comes back does not take the table from another. */
  protected isOver(): boolean {
    return this.ended || this.status.value === "replaced" || this.status.value === "refused";
  }

  /** The page is seen again, or the network is back: a frozen line must not be trusted, nor one that never opened. */
  private readonly awake = (): void => {
    if (document.visibilityState === "hidden" || this.isOver()) return;
    if (this.status.value === "open") this.heart.check();
    else {
      this.letGo();
      this.connect();
    }
  };

  /** Nothing is heard any more: give the line up without waiting for its end. */
  private drop(): void {
    this.letGo();
    this.lost();
  }

  private letGo(): void {
    const socket = this.socket;
    this.socket = null;
    if (socket) {
      socket.onclose = null;
      socket.close();
    }
  }

  private put(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  protected async take(sent: Sent): Promise<void> {
    if ("now" in sent) this.offset = sent.now - Date.now();
    if ("seq" in sent) this.seq = sent.seq;
    switch (sent.type) {
      case "welcome":
        await this.furnish(sent.table);
        this.watching.value = 0;
        hear(null); // what the house says comes after it
        this.stream = sent.stream;
        batch(() => {
          this.seat.value = sent.seat;
          this.table.value = sent.table;
          this.ask.value = null;
          this.answered.value = null;
          this.hint.value = null;
          this.fold = null;
          this.step.value = null;
          this.view.value = null;
          for (const frame of sent.frames) this.play(frame);
          this.settled.value = sent.settled; // after the frames: a round that begins has none
          this.opened();
        });
        break;
      case "resumed":
        hear(null);
        this.seat.value = sent.seat;
        this.opened();
        break;
      case "table":
        await this.furnish(sent.table);
        batch(() => {
          this.seat.value = sent.seat;
          this.table.value = sent.table;
        });
        break;
      case "played":
        batch(() => {
          this.ask.value = null;
          this.play(sent.frame);
        });
        break;
      case "settled":
        this.settled.value = sent;
        break;
      case "ask":
        this.answered.value = null;
        this.ask.value = sent;
        break;
      case "said":
        if (isMuted(this.table.value?.seats[sent.seat]?.player)) break;
        this.said.value = { seat: sent.seat, phrase: sent.phrase, at: Date.now() };
        break;
      case "watching":
        this.watching.value = sent.count;
        break;
      case "notice":
        hear(sent);
        break;
      case "replaced":
        this.status.value = "replaced";
        break;
      case "ok":
      case "hinted":
      case "because":
      case "coached":
        this.sending.get(sent.id)?.done(sent);
        this.sending.delete(sent.id);
        break;
      case "error":
        this.refuse(sent.id, new Refusal(sent.error.code, sent.error.message, sent.error.at, sent.retry));
        break;
    }
  }

  private opened(): void {
    this.tries = 0;
    this.status.value = "open";
    for (const [, sent] of this.sending) this.put(sent.text);
  }

  private refuse(id: string, refusal: Refusal): void {
    const sent = this.sending.get(id);
    if (sent) {
      this.sending.delete(id);
      sent.failed(refusal);
    } else if (refusal.retry) {
      this.socket?.close(); // the hello was refused for now: come back in a while
    } else if (this.status.value !== "open" || SENT_AWAY.has(refusal.code)) {
      batch(() => {
        this.refused.value = refusal;
        this.status.value = "refused";
      });
    }
  }

  private async furnish(table: Table): Promise<void> {
    if (this.game.value?.id !== table.game) this.game.value = await loadGame(table.game);
  }

  private play(frame: Frame): void {
    const game = this.game.value;
    const table = this.table.value;
    if (!game || !table) return;
    if (frame.number === 0) {
      this.settled.value = null;
      this.hint.value = null;
      this.fold = foldOf(game, table, seatsIn(frame), this.seat.value);
    }
    if (!this.fold) return;
    if (frame.number === 0) this.frames.length = 0;
    this.frames.push(frame);
    for (const event of frame.events) this.fold.evolve(event);
    this.view.value = this.fold.view();
    this.step.value = { frame, view: this.view.value };
  }
}
