/** The signs of life of a line: asked for again and again, and at once when one comes back to the page. */

const BEAT = 8_000;
/** So long a line may say nothing after it was asked for a sign. */
const SILENCE = 6_000;
/** The same for one that comes back: the table has to be right at once, and to open a new line costs little. */
const IMPATIENT = 1_000;

export class Heart {
  private beat = 0;
  private silence = 0;
  private due = Number.POSITIVE_INFINITY;

  /** `ask` sends for a sign of life; `dead` is told that none came. */
  constructor(
    private readonly ask: () => void,
    private readonly dead: () => void,
  ) {}

  /** A line is being opened: even its first word must come in time. */
  begin(): void {
    this.stop();
    this.wait(SILENCE);
  }

  /** It is open: ask from time to time. */
  start(): void {
    this.beat = window.setInterval(() => this.expect(SILENCE), BEAT);
  }

  /** One is back at the page, and what was frozen must not be trusted. */
  check(): void {
    this.expect(IMPATIENT);
  }

  /** Something was heard, whatever it was. */
  heard(): void {
    clearTimeout(this.silence);
    this.due = Number.POSITIVE_INFINITY;
  }

  stop(): void {
    clearInterval(this.beat);
    this.heard();
  }

  private expect(patience: number): void {
    this.ask();
    this.wait(patience);
  }

  /** The shorter of two waits counts. */
  private wait(patience: number): void {
    const due = Date.now() + patience;
    if (due >= this.due) return;
    clearTimeout(this.silence);
    this.due = due;
    this.silence = window.setTimeout(() => {
      this.due = Number.POSITIVE_INFINITY;
      this.dead();
    }, patience);
  }
}
