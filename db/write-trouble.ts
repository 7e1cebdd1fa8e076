import { databaseTrouble } from './database-failure.ts';

/** How long a failed write speaks for the state of the database, in milliseconds, unless one succeeds. */
const lasting = 60_000;

/** Remembers whether the last writes were refused, for whoever asks if the site can work. */
export class WriteTrouble {
  #last: { trouble: 'disk_full' | 'read_only'; at: number } | undefined;

  noteFailure(error: unknown): void {
    const trouble = databaseTrouble(error);
    if (trouble === 'disk_full' || trouble === 'read_only') this.#last = { trouble, at: performance.now() };
  }

  noteSuccess(): void {
    this.#last = undefined;
  }

  current(): 'disk_full' | 'read_only' | undefined {
    return this.#last && performance.now() - this.#last.at < lasting ? this.#last.trouble : undefined;
  }
}
