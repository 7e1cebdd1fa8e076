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

/** How long long work waits for a server that is away, in milliseconds. */
const longReturnMs = 30_000;

/** Kysely's PostgreSQL dialect, whose connections fail at once while the server is known to be away: nothing piles up. */
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
    if (this.#watch.isAway()) throw new DatabaseFailure('unavailable', 'The database is away');
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
      // From before the server was away: it may lead nowhere without knowing it yet.
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

/** How long the server may be away before long work that waits for an answer gives it up, in milliseconds. */
const longAwayMs = 10_000;

interface ConnectionOptions {
  watch: SiteVersionWatch;
  writes: WriteErrors;
  /** Until when (of `performance.now()`) the first answer must have come; what comes later has `timeoutMs` each. */
  deadline: number;
  /** How long an answer may take, in milliseconds; Infinity for long work. */
  timeoutMs: number;
  /** What each transaction says first, as SQL; '' for nothing. Where there is something, each statement is in a transaction. */
  limits: string;
}

/** Commands that count the rows they changed. */
const changing = new Set(['INSERT', 'UPDATE', 'DELETE', 'MERGE']);

/** One connection while a caller of Kysely holds it. Every failure to reach the server is reported to `watch`. */
class PostgresConnection implements DatabaseConnection {
  readonly #client: pg.PoolClient;
  readonly #options: ConnectionOptions;
  /** Of the next answer, where its time runs already; else it runs from when it is asked for. */
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

  /** `modes` as SQL has them after `start transaction`. */
  async begin(modes: string): Promise<void> {
    const { limits } = this.#options;
    await this.#ask(`start transaction ${modes}${limits && `; ${limits}`}`, []);
    this.#isInTransaction = true;
  }

  /** Throws when the server has rolled back instead, because an earlier statement had failed. */
  async commit(): Promise<void> {
    const { command } = await this.#ask('commit', []);
    this.#isInTransaction = false;
    if (command === 'ROLLBACK') throw new Error('The transaction had failed before and was rolled back');
  }

  /** Never throws: the failure that led here is the one to tell, and a lost connection is a transaction rolled back. */
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

  /** One statement in a transaction of its own, all of it within the time of one. */
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
    if (this.#isBroken) throw new DatabaseFailure('unavailable', 'The connection to the database is lost');
    const { watch, timeoutMs } = this.#options;
    const { promise: tooLate, reject } = Promise.withResolvers<never>();
    const giveUp = () => reject(new DatabaseFailure('unavailable', 'The database does not answer'));
    const timer =
      timeoutMs === Number.POSITIVE_INFINITY
        ? setInterval(() => watch.awayFor() > longAwayMs && giveUp(), 1_000)
        : setTimeout(giveUp, this.#nextDeadline() - performance.now());
    try {
      const asked = this.#client.query(sql, parameters.map(withoutNul));
      // Given up, it fails once more when its connection is closed.
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

/** PostgreSQL refuses NUL in any text, also in one that is only looked for. */
function withoutNul(value: unknown): unknown {
  return typeof value === 'string' ? value.replaceAll('\0', '') : value;
}
