import type { CompiledQuery, QueryResult } from 'kysely';
import type { VisitorReading } from '../visitor-reading.ts';
import type { HeldConnection } from './held-connection.ts';

/** What a visitor's answer gets for a connection: it reads of the replica, and does all else on the primary, taken when needed. */
export class ReadingConnection implements HeldConnection {
  readonly #reading: VisitorReading;
  readonly #connect: () => Promise<HeldConnection>;
  #primary: Promise<HeldConnection> | undefined;
  #held: HeldConnection | undefined;

  constructor(reading: VisitorReading, connect: () => Promise<HeldConnection>) {
    this.#reading = reading;
    this.#connect = connect;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    if (!this.#primary && isReading(query)) {
      const rows = await this.#reading.read<Row>(query);
      if (rows) return { rows };
    } else this.#reading.leave();
    return (await this.#onPrimary()).executeQuery<Row>(query);
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  async begin(modes: string): Promise<void> {
    this.#reading.leave();
    await (await this.#onPrimary()).begin(modes);
  }

  async commit(): Promise<void> {
    await (await this.#onPrimary()).commit();
  }

  async rollback(): Promise<void> {
    await this.#held?.rollback();
  }

  release(): void {
    this.#held?.release();
  }

  async #onPrimary(): Promise<HeldConnection> {
    this.#primary ??= this.#connect();
    this.#held = await this.#primary;
    return this.#held;
  }
}

/** Statements outside a transaction that change nothing; a locking one is always in a transaction. */
function isReading({ query, sql }: CompiledQuery): boolean {
  return query.kind === 'SelectQueryNode' || (query.kind === 'RawNode' && /^\s*select\b/i.test(sql));
}
