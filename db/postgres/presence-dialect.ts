import { type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { DatabaseFailure } from '../../shared/database-failure.ts';
import { asDatabaseFailure, databaseErrorKind } from '../database-failure.ts';
import type { WriteErrors } from '../health.ts';
import { hasLongTimeout, promptTimeoutMs } from '../statements.ts';
import type { Pools } from './open-pools.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Presence } from './presence.ts';

/** How long long work waits for a server that is away, in milliseconds. */
const longReturnMs = 30_000;

/** Kysely's PostgreSQL dialect, whose connections fail at once while the server is known to be away: nothing piles up. */
export class PresenceDialect extends PostgresDialect {
  readonly #pools: Pools;
  readonly #presence: Presence;
  readonly #writes: WriteErrors;

  constructor(pools: Pools, presence: Presence, writes: WriteErrors) {
    super({ pool: pools.prompt });
    this.#pools = pools;
    this.#presence = presence;
    this.#writes = writes;
  }

  override createDriver(): Driver {
    return new PresenceDriver(this.#pools, this.#presence, this.#writes);
  }
}

class PresenceDriver implements Driver {
  readonly #pools: Pools;
  readonly #presence: Presence;
  readonly #writes: WriteErrors;
  readonly #born = new WeakMap<pg.PoolClient, number>();

  constructor(pools: Pools, presence: Presence, writes: WriteErrors) {
    this.#pools = pools;
    this.#presence = presence;
    this.#writes = writes;
    for (const pool of [pools.prompt, pools.long]) {
      pool.on('connect', (client) => this.#born.set(client, presence.generation()));
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const isLong = hasLongTimeout();
    const deadline = isLong ? Number.POSITIVE_INFINITY : performance.now() + promptTimeoutMs;
    if (isLong) await this.#presence.returned(longReturnMs);
    if (this.#presence.isAway()) throw new DatabaseFailure('unavailable', 'The database is away');
    const { prompt, long, limits } = this.#pools;
    const client = await this.#connect(isLong ? long : prompt);
    const timeoutMs = isLong ? Number.POSITIVE_INFINITY : promptTimeoutMs;
    return new PostgresConnection(client, {
      presence: this.#presence,
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
        if (databaseErrorKind(error) === 'unavailable') this.#presence.lost(error as Error);
        throw asDatabaseFailure(error);
      }
      if (this.#born.get(client) === this.#presence.generation()) return client;
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
