import type { Database } from '../../../db/connect.ts';
import { withLongTimeout } from '../../../db/statements.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { leaseClock } from '../../leases/lease-clock.ts';
import type { Delays } from './delays.ts';
import { listHeld, listLate, listScheduled } from './due-store.ts';
import { publishDue } from './publish-due.ts';
import type { ScheduleCore } from './schedule-core.ts';

interface ScheduleParts {
  delays: Delays;
  audited: <Value>(work: (record: RecordEvent) => Promise<Value>) => Promise<Value>;
  now: () => Date;
  dueNow: (() => Date) | undefined;
}

/** After this time without being published a post is overdue, in milliseconds; a busy site needs less. */
const overdueMs = 60_000;
const weekMs = 7 * 24 * 60 * 60_000;

export function createSchedule(db: Database, { audited, now, dueNow, delays }: ScheduleParts): ScheduleCore {
  return {
    publishDue: () =>
      withLongTimeout(() => audited((record) => publishDue(db, record, { now, dueNow, delays }))),
    overdue: async () => {
      const before = leaseClock(db.dialect, dueNow)(-overdueMs);
      const posts = await listScheduled(db.kysely, { before, limit: 10 });
      return posts.map((post) => ({ ...post, ...(delays.has(post.id) && { isUnchecked: true as const }) }));
    },
    late: () => listLate(db.kysely, { after: leaseClock(db.dialect, dueNow)(-weekMs), limit: 10 }),
    held: () => listHeld(db.kysely, 10),
  };
}
