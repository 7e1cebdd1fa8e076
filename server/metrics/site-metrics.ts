import type { Registry } from 'prom-client';
import { listEvents } from '../../core/audit/audit-store.ts';
import { findLastRun } from '../../core/copies/copy-run-store.ts';
import { listUnfinishedRuns, unfinishedStates } from '../../core/import/runs/unfinished-run-store.ts';
import { leaseClock } from '../../core/leases/lease-clock.ts';
import { countHeld, countScheduled } from '../../core/posts/schedule/due-store.ts';
import { briefly } from '../../db/briefly.ts';
import type { Database } from '../../db/connect.ts';
import { type CopyRun, copyPlaceKinds, copyRunKinds } from '../../shared/copies.ts';
import { type Reading, readGauge } from './read-metric.ts';

/** For how long, in milliseconds, what the database says of the site is not asked again: whoever scrapes may do so often. */
const keptMs = 10_000;

interface SiteGauge {
  name: string;
  help: string;
  labelNames?: string[];
  /** Asked once in ten seconds at most; what fails is left out of that answer. */
  read(db: Database): Promise<Reading[]>;
}

const runLabels = ['kind', 'place'];

/** Of the site itself, and so alike in every process on its database: another one is another entry here. */
const gauges: SiteGauge[] = [
  {
    name: 'site_backup_last_timestamp_seconds',
    help: 'When the last copy of the site was made, as the record of activity has it.',
    read: async (db) => {
      const [byHand] = await listEvents(db.kysely, { names: ['backup_made'], limit: 1 });
      const byItself = await findLastRun(db.kysely, { kind: 'copy', state: 'done' });
      const times = [byHand?.last_at, byItself?.finished_at].flatMap((at) => (at ? [Date.parse(at)] : []));
      return times.length > 0 ? [{ value: Math.max(...times) / 1000 }] : [];
    },
  },
  {
    name: 'site_copy_last_timestamp_seconds',
    help: 'When the site last made a copy by itself, or brought one back for practice, and it went well.',
    labelNames: runLabels,
    read: (db) =>
      ofEachRun(async (run) => {
        const done = await findLastRun(db.kysely, { ...run, state: 'done' });
        return done?.finished_at ? Date.parse(done.finished_at) / 1000 : undefined;
      }),
  },
  {
    name: 'site_copy_failed',
    help: 'Whether the last such copy or practice failed.',
    labelNames: runLabels,
    read: (db) =>
      ofEachRun(async (run) => {
        const last = await findLastRun(db.kysely, run);
        return last && Number(last.state === 'failed');
      }),
  },
  {
    name: 'site_import_runs',
    help: 'Imports that are under way, or paused until they are gone on with.',
    labelNames: ['state'],
    read: async (db) => {
      const under = await listUnfinishedRuns(db.kysely);
      return unfinishedStates.map((state) => ({
        labels: { state },
        value: under.filter((run) => run.state === state).length,
      }));
    },
  },
  {
    name: 'site_import_posts_left',
    help: 'Posts that the imports under way have yet to deal with, as far as they are counted.',
    read: async (db) => {
      const running = (await listUnfinishedRuns(db.kysely)).filter(({ state }) => state === 'running');
      return [
        { value: running.reduce((sum, { done, total }) => sum + Math.max(0, (total ?? done) - done), 0) },
      ];
    },
  },
  {
    name: 'site_scheduled_posts',
    help: 'Scheduled posts: waiting for their time, due and not yet published, or held back at it.',
    labelNames: ['state'],
    read: async (db) => {
      const { due, waiting } = await countScheduled(db.kysely, leaseClock(db.dialect)(0));
      const states = { waiting, due, held: await countHeld(db.kysely) };
      return Object.entries(states).map(([state, value]) => ({ labels: { state }, value }));
    },
  },
];

/** What is known of copies and of their practice, at each place. */
async function ofEachRun(
  read: (run: Pick<CopyRun, 'kind' | 'place'>) => Promise<number | null | undefined>,
): Promise<Reading[]> {
  const runs = copyRunKinds.flatMap((kind) => copyPlaceKinds.map((place) => ({ kind, place })));
  const values = await Promise.all(runs.map(read));
  return runs.flatMap((labels, at) => {
    const value = values[at];
    return value === null || value === undefined ? [] : [{ labels, value }];
  });
}

export function siteMetrics(register: Registry, db: Database): void {
  for (const { read, ...description } of gauges) {
    const readBriefly = briefly(() => read(db), keptMs);
    readGauge(register, { ...description, aggregator: 'max' }, readBriefly);
  }
}
