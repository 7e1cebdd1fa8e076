import { Histogram, type Registry } from 'prom-client';
import type { Database } from '../../db/connect.ts';
import type { OnStatement } from '../../db/note-statements.ts';
import { readCounter, readGauge } from './read-metric.ts';

/** Upper bounds in seconds; a statement of a request ends after 1.2. */
const bounds = [0.0001, 0.00025, 0.0005, 0.001, 0.0025, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];

/** Hears of every statement, from the very first. */
export function statementMetrics(register: Registry): OnStatement {
  const durations = new Histogram({
    name: 'site_database_statement_duration_seconds',
    help: 'Time of one statement in the database, and on SQLite of its wait for its turn to write.',
    labelNames: ['statement'],
    buckets: bounds,
    registers: [register],
  });
  const failed = new Map<string, number>();
  readCounter(
    register,
    {
      name: 'site_database_statement_failures_total',
      help: 'Statements that the database refused or that took too long.',
      labelNames: ['statement'],
    },
    () => [...failed].map(([statement, value]) => ({ labels: { statement }, value })),
  );
  return ({ kind, ms, isFailed }) => {
    durations.observe({ statement: kind }, ms / 1000);
    if (isFailed) failed.set(kind, (failed.get(kind) ?? 0) + 1);
  };
}

/** The connections of a database, and whether it is there. */
export function databaseMetrics(register: Registry, db: Database): void {
  readGauge(
    register,
    {
      name: 'site_database_connections',
      help: 'Connections by pool and state; waiting are those who ask for one. On SQLite the pool is the one connection that writes.',
      labelNames: ['pool', 'state'],
    },
    () =>
      db
        .connections()
        .flatMap(({ pool, ...counts }) =>
          Object.entries({ in_use: counts.inUse, idle: counts.idle, waiting: counts.waiting }).map(
            ([state, value]) => ({ labels: { pool, state }, value }),
          ),
        ),
  );
  readGauge(
    register,
    { name: 'site_database_away', help: '1 while the database can’t be reached.', aggregator: 'max' },
    () => [{ value: Number(db.isAway()) }],
  );
  readCounter(
    register,
    { name: 'site_database_losses_total', help: 'How often the database has gone away since the start.' },
    () => [{ value: db.timesAway() }],
  );
  readGauge(
    register,
    {
      name: 'site_content_version',
      help: 'The version of what visitors see: alike in every instance, a moment after a change.',
      aggregator: 'min',
    },
    () => {
      const version = db.siteVersion();
      return version === undefined ? [] : [{ value: version }];
    },
  );
}
