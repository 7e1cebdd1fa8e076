import { databaseErrorKind } from './database-failure.ts';

/** How long a failed write speaks for the state of the database, in milliseconds, unless one succeeds. */
const ttlMs = 60_000;

/** Remembers whether the last writes were refused, for whoever asks if the site can work. */
export class WriteErrors {
  #last: { kind: 'disk_full' | 'read_only'; at: number } | undefined;

  noteFailure(error: unknown): void {
    const kind = databaseErrorKind(error);
    if (kind === 'disk_full' || kind === 'read_only') this.#last = { kind, at: performance.now() };
  }

  noteSuccess(): void {
    this.#last = undefined;
  }

  current(): 'disk_full' | 'read_only' | undefined {
    return this.#last && performance.now() - this.#last.at < ttlMs ? this.#last.kind : undefined;
  }
}
