import { DatabaseFailure } from '../../shared/result.ts';

/** Gives a turn back; calling it again does nothing. */
export type EndTurn = () => void;

/** One at a time, in the order in which they came; who has waited too long leaves. */
export class Turns {
  readonly #waiting = new Set<() => void>();
  #taken = false;

  /** Takes a turn. Throws a `DatabaseFailure` (busy) when none comes within so many milliseconds. */
  take(within: number): Promise<EndTurn> {
    if (!this.#taken) return Promise.resolve(this.#begin());
    return new Promise((resolve, reject) => {
      const come = () => {
        clearTimeout(timer);
        this.#waiting.delete(come);
        resolve(this.#begin());
      };
      const timer = setTimeout(() => {
        this.#waiting.delete(come);
        reject(new DatabaseFailure('busy', 'Other work of this process did not finish in time'));
      }, within);
      this.#waiting.add(come);
    });
  }

  load(): { inUse: number; idle: number; waiting: number } {
    const inUse = Number(this.#taken);
    return { inUse, idle: 1 - inUse, waiting: this.#waiting.size };
  }

  #begin(): EndTurn {
    this.#taken = true;
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      this.#taken = false;
      this.#waiting.values().next().value?.();
    };
  }
}
