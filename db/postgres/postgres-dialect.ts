import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  PostgresDialect,
  type QueryResult,
  type TransactionSettings,
} from 'kysely';
import type pg from 'pg';
import { DatabaseFailure } from '../../shared/result.ts';
import { asDatabaseFailure, databaseErrorKind } from '../database-failure.ts';
import type { WriteErrors } from '../health.ts';
import { hasLongTimeout, promptTimeoutMs } from '../statements.ts';
import type { Pools } from './pools.ts';
import type { SiteVersionWatch } from './watch-site-version.ts';

/** How long long work waits for an unavailable server, in ms. */
const longReturnMs = 30_000;

/** Kysely's PostgreSQL dialect. During a known outage, requests fail at once instead of waiting. */
export class PooledDialect extends PostgresDialect {
  readonly #pools: Pools;
  readonly #watch: SiteVersionWatch;
  readonly #writes: WriteErrors;

  constructor(pools: Pools, watch: SiteVersionWatch, writes: WriteErrors) {
    super({ pool: pools.prompt });
    this.#pools = pools;
    this.#watch = watch;
    this.#writes = writes;
  }

  override createDriver(): Driver {
    return new PooledDriver(this.#pools, this.#watch, this.#writes);
  }
}

class PooledDriver implements Driver {
  readonly #pools: Pools;
  readonly #watch: SiteVersionWatch;
  readonly #writes: WriteErrors;
  readonly #born = new WeakMap<pg.PoolClient, number>();

  constructor(pools: Pools, watch: SiteVersionWatch, writes: WriteErrors) {
    this.#pools = pools;
    this.#watch = watch;
    this.#writes = writes;
    for (const pool of [pools.prompt, pools.long]) {
      pool.on('connect', (client) => this.#born.set(client, watch.generation()));
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const isLong = hasLongTimeout();
    const deadline = isLong ? Number.POSITIVE_INFINITY : performance.now() + promptTimeoutMs;
    if (isLong) await this.#watch.untilAvailable(longReturnMs);
    if (this.#watch.isUnavailable()) throw new DatabaseFailure('unavailable', 'The database is unavailable');
    const { prompt, long, limits } = this.#pools;
    const client = await this.#connect(isLong ? long : prompt);
    const timeoutMs = isLong ? Number.POSITIVE_INFINITY : promptTimeoutMs;
    return new PostgresConnection(client, {
      watch: this.#watch,
      writes: this.#writes,
      deadline,
      timeoutMs,
      limits: isLong ? limits.long : limits.prompt,
    });
  }

  async #connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        if (databaseErrorKind(error) === 'unavailable') this.#watch.reportFailure(error as Error);
        throw asDatabaseFailure(error);
      }
      if (this.#born.get(client) === this.#watch.generation()) return client;
      // A connection from before the outage may be broken without having reported an error.
      client.release(true);
    }
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const modes = [isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    await connection.begin(modes.filter(Boolean).join(' '));
  }

  commitTransaction(connection: PostgresConnection): Promise<void> {
    return connection.commit();
  }

  rollbackTransaction(connection: PostgresConnection): Promise<void> {
    return connection.rollback();
  }

  async releaseConnection(connection: PostgresConnection): Promise<void> {
    connection.release();
  }

  async destroy(): Promise<void> {
    await Promise.all([this.#pools.prompt.end(), this.#pools.long.end()]);
  }
}

/** How long queries without a time limit wait for an unavailable server, in ms. */
const longOutageMs = 10_000;

interface ConnectionOptions {
  watch: SiteVersionWatch;
  writes: WriteErrors;
  /** When the first response is due (in `performance.now()` time); later ones have `timeoutMs` each. */
  deadline: number;
  /** The time limit of a response in ms; Infinity for long work. */
  timeoutMs: number;
  /** SQL that starts each transaction, or ''. If set, every statement runs in a transaction. */
  limits: string;
}

/** Commands that report the number of changed rows. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** A connection used by one caller at a time. Reports every failure to reach the server to `watch`. */
class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #options: ConnectionOptions;
  /** The next response's deadline if it has already started. */
  #deadline: number | undefined;
  #isBroken = false;
  #isInTransaction = false;

  constructor(client: pg.PoolClient, options: ConnectionOptions) {
    this.#client = client;
    this.#options = options;
    this.#deadline = options.deadline;
  }

  async executeQuery<Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> {
    const isAlone = this.#options.limits !== '' && !this.#isInTransaction;
    const { command, rowCount, rows } = await (isAlone
      ? this.#askAlone(sql, parameters)
      : this.#ask(sql, parameters));
    if (changing.has(command)) this.#options.writes.noteSuccess();
    return {
      rows: rows as Row[],
      ...(changing.has(command) && { numAffectedRows: BigInt(rowCount ?? 0) }),
    };
  }

  async *streamQuery<Row>(query: CompiledQuery): AsyncIterableIterator<QueryResult<Row>> {
    yield await this.executeQuery<Row>(query);
  }

  /** `modes`: SQL after `start transaction`. */
  async begin(modes: string): Promise<void> {
    const { limits } = this.#options;
    await this.#ask(`start transaction ${modes}${limits && `; ${limits}`}`, []);
    this.#isInTransaction = true;
  }

  /** Throws if the server rolled back because an earlier statement failed. */
  async commit(): Promise<void> {
    const { command } = await this.#ask('commit', []);
    this.#isInTransaction = false;
    if (command === 'ROLLBACK') throw new Error('The transaction failed earlier and was rolled back');
  }

  /** Never throws: the original error matters, and a lost connection rolls back anyway. */
  async rollback(): Promise<void> {
    if (this.#isBroken) return;
    await this.#ask('rollback', []).catch(() => {
      this.#isBroken = true;
    });
    this.#isInTransaction = false;
  }

  release(): void {
    this.#client.release(this.#isBroken);
  }

  /** Runs one statement in its own transaction, within the time limit of one. */
  async #askAlone(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    const deadline = this.#nextDeadline();
    await this.begin('');
    this.#deadline = deadline;
    try {
      const result = await this.#ask(sql, parameters);
      await this.commit();
      return result;
    } catch (error) {
      await this.rollback();
      throw error;
    }
  }

  async #ask(sql: string, parameters: readonly unknown[]): Promise<pg.QueryResult> {
    if (this.#isBroken) throw new DatabaseFailure('unavailable', 'The database connection was lost');
    const { watch, timeoutMs } = this.#options;
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new DatabaseFailure('unavailable', 'The database isn’t responding'));
    const timer =
      timeoutMs === Number.POSITIVE_INFINITY
        ? setInterval(() => watch.unavailableForMs() > longOutageMs && giveUp(), 1_000)
        : setTimeout(giveUp, this.#nextDeadline() - performance.now());
    try {
      const asked = this.#client.query(sql, parameters.map(withoutNul));
      // An abandoned query rejects again when its connection is closed.
      asked.catch(() => undefined);
      return await Promise.race([asked, tooLate]);
    } catch (error) {
      this.#options.writes.noteFailure(error);
      if (databaseErrorKind(error) === 'unavailable') {
        this.#isBroken = true;
        watch.reportFailure(error as Error);
      }
      throw asDatabaseFailure(error);
    } finally {
      clearTimeout(timer);
      this.#deadline = undefined;
    }
  }

  #nextDeadline(): number {
    return this.#deadline ?? performance.now() + this.#options.timeoutMs;
  }
}

/** PostgreSQL rejects NUL characters in any text, including search terms. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
