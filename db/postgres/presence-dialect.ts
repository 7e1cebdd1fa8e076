import { CompiledQuery, type Driver, PostgresDialect, type TransactionSettings } from 'kysely';
import type pg from 'pg';
import { DatabaseFailure } from '../../shared/database-failure.ts';
import { asDatabaseFailure, databaseTrouble } from '../database-failure.ts';
import { isPatient, promptly } from '../patience.ts';
import type { WriteTrouble } from '../write-trouble.ts';
import type { Pools } from './open-pools.ts';
import { PostgresConnection } from './postgres-connection.ts';
import type { Presence } from './presence.ts';

/** How long long work waits for a server that is away, in milliseconds. */
const patientReturn = 30_000;

/**
 * Kysely's PostgreSQL dialect over connections that fail at once while the server is known to be away, so that neither
 * requests nor memory pile up, and in time while it is not known yet.
 */
export class PresenceDialect extends PostgresDialect {
  readonly #pools: Pools;
  readonly #presence: Presence;
  readonly #writes: WriteTrouble;

  constructor(pools: Pools, presence: Presence, writes: WriteTrouble) {
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
  readonly #writes: WriteTrouble;
  readonly #born = new WeakMap<pg.PoolClient, number>();

  constructor(pools: Pools, presence: Presence, writes: WriteTrouble) {
    this.#pools = pools;
    this.#presence = presence;
    this.#writes = writes;
    for (const pool of [pools.prompt, pools.patient]) {
      pool.on('connect', (client) => this.#born.set(client, presence.generation()));
    }
  }

  async init(): Promise<void> {}

  async acquireConnection(): Promise<PostgresConnection> {
    const patient = isPatient();
    const deadline = patient ? Number.POSITIVE_INFINITY : performance.now() + promptly;
    if (patient) await this.#presence.returned(patientReturn);
    if (this.#presence.isAway()) throw new DatabaseFailure('unavailable', 'The database is away');
    const client = await this.#connect(patient ? this.#pools.patient : this.#pools.prompt);
    const within = patient ? Number.POSITIVE_INFINITY : promptly;
    return new PostgresConnection(client, {
      presence: this.#presence,
      writes: this.#writes,
      deadline,
      within,
    });
  }

  async #connect(pool: pg.Pool): Promise<pg.PoolClient> {
    for (;;) {
      let client: pg.PoolClient;
      try {
        client = await pool.connect();
      } catch (error) {
        if (databaseTrouble(error) === 'unavailable') this.#presence.lost(error as Error);
        throw asDatabaseFailure(error);
      }
      if (this.#born.get(client) === this.#presence.generation()) return client;
      // From before the server was away: it may lead nowhere without knowing it yet.
      client.release(true);
    }
  }

  async beginTransaction(connection: PostgresConnection, settings: TransactionSettings): Promise<void> {
    const { isolationLevel, accessMode } = settings;
    const words = [isolationLevel && `isolation level ${isolationLevel}`, accessMode];
    await connection.executeQuery(
      CompiledQuery.raw(['start transaction', ...words.filter(Boolean)].join(' ')),
    );
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
    await Promise.all([this.#pools.prompt.end(), this.#pools.patient.end()]);
  }
}
