/** Keeps how the player arranged the hand: through draws and discards, and over a reload of the page, for one round. */

import { effect, signal } from "@preact/signals";
import { useEffect, useMemo } from "preact/hooks";
import type { View } from "../../fold";
import type { Live, Step } from "../../live";
import { kept, type Rows, tileAt } from "./arrangement";
import type { Hand } from "./use_hand";

/** What a family's table says of its hands. */
export interface Keeper {
  /** The names of the tiles that lie in rows. */
  tiles: (view: View) => readonly string[];
  /** How they lie before the player arranges them. */
  sorted: (tiles: readonly string[]) => Rows;
  /** Whether the player's own order holds now. */
  own: () => boolean;
}

const PREFIX = "paiju.hand.";

interface Stored {
  round: string;
  rows: Rows;
}

/** An arranged hand at one table. */
export class Keeping {
  private readonly laid = signal<Rows | null>(null);
  private played: string | null = null;
  private size = 0;
  private round = "";

  constructor(
    private readonly live: Live,
    private readonly hand: Hand,
    private readonly keeper: Keeper,
  ) {}

  /** The rows as they are to be shown for these tiles. */
  rows(tiles: readonly string[]): Rows {
    const rows = this.keeper.own() ? this.laid.value : null;
    return rows ? kept(rows, tiles) : this.keeper.sorted(tiles);
  }

  /** Lay the hand in another way, by the player. */
  lay(change: (rows: Rows) => Rows): void {
    const step = this.live.step.peek();
    if (!step || !this.keeper.own()) return;
    this.put(step, change(this.rows(this.keeper.tiles(step.view))));
  }

  /** Sort it. */
  sort(): void {
    this.lay((rows) => this.keeper.sorted(rows.flat().map(tileAt)));
  }

  /** Follow the frames; returns how to stop. */
  follow(): () => void {
    const noting = effect(() => {
      const { value: sent } = this.hand.sent;
      if (sent) this.played = String(sent.place);
    });
    const following = effect(() => {
      const { value: step } = this.live.step;
      const { value: seat } = this.live.seat;
      if (!step || seat === null) return;
      if (this.keeper.own()) this.step(step, seat);
      else this.laid.value = null;
    });
    return () => {
      noting();
      following();
    };
  }

  private step(step: Step, seat: number): void {
    const tiles = this.keeper.tiles(step.view);
    const size = step.view.size[seat] ?? 0;
    const gone = size < this.size ? this.played : null;
    const rows = this.round === roundOf(step) ? this.laid.peek() : this.stored(step);
    if (size !== this.size) this.played = null;
    this.size = size;
    this.round = roundOf(step);
    this.put(step, rows ? kept(rows, tiles, gone) : this.keeper.sorted(tiles));
  }

  private put(step: Step, rows: Rows): void {
    this.laid.value = rows;
    sessionStorage.setItem(this.key(), JSON.stringify({ round: roundOf(step), rows } satisfies Stored));
  }

  private stored(step: Step): Rows | null {
    const text = sessionStorage.getItem(this.key());
    const found = text === null ? null : (JSON.parse(text) as Stored);
    return found?.round === roundOf(step) ? found.rows : null;
  }

  private key(): string {
    return PREFIX + (this.live.table.peek()?.code ?? "");
  }
}

const roundOf = ({ frame }: Step): string => `${frame.session}.${frame.round}`;

/** The arranged hand of one's own seat; `keeper` must not change. */
export function useKeeping(live: Live, hand: Hand, keeper: Keeper): Keeping {
  const keeping = useMemo(() => new Keeping(live, hand, keeper), [live, hand, keeper]);
  useEffect(() => keeping.follow(), [keeping]);
  return keeping;
}
