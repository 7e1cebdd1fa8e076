import type { Registry } from 'prom-client';
import { listEvents } from '../../core/audit/audit-store.ts';
import { briefly } from '../../db/briefly.ts';
import type { Database } from '../../db/connect.ts';
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

/** Of the site itself, and so alike in every process on its database: another one is another entry here. */
const gauges: SiteGauge[] = [
  {
    name: 'site_backup_last_timestamp_seconds',
    help: 'When the last copy of the site was made, as the record of activity has it.',
    read: async (db) => {
      const [last] = await listEvents(db.kysely, { names: ['backup_made'], limit: 1 });
      return last ? [{ value: Date.parse(last.last_at) / 1000 }] : [];
    },
  },
];

export function siteMetrics(register: Registry, db: Database): void {
  for (const { read, ...description } of gauges) {
    const readBriefly = briefly(() => read(db), keptMs);
    readGauge(register, { ...description, aggregator: 'max' }, readBriefly);
  }
}
