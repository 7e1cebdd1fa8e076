import type { Database } from '../../../db/connect.ts';
import { withLongTimeout } from '../../../db/statements.ts';
import type { Post } from '../../../shared/post.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import type { Exit } from '../../guard/check-leaving.ts';
import { readGuardedList } from '../../guard/guarded-list.ts';
import { lookThrough } from '../../guard/look-through.ts';
import { leaseClock } from '../../leases/leases.ts';
import type { TooIntricate } from '../../rendering/rendering-jobs.ts';
import { checkApproval } from '../../reviews/check-approval.ts';
import { changed, changeSite, unchanged } from '../../site-version/change-site.ts';
import { postsAtOnce } from '../bulk/save-changed.ts';
import { checkPost, postFields } from '../check-post.ts';
import { insertRevision } from '../post-store.ts';
import type { Delays } from './delays.ts';
import {
  findNextDue,
  listDuePosts,
  listHeld,
  listLate,
  listScheduled,
  settleDueRow,
  takeDuePosts,
} from './due-store.ts';
import type { HeldBack, Publishing, ScheduleCore } from './schedule-core.ts';

interface Publisher {
  /** Of this process, for what is written. */
  now: () => Date;
  /** Decides what is due, in place of the database's own clock; for tests. */
  dueNow?: (() => Date) | undefined;
  /** What this process could not look through, and tries again later. */
  delays: Delays;
}

/**
 * Publishes what is due by the clock of the database, some posts in a transaction that raises the site's version. Any number of
 * processes may do it at once: each takes posts that no other is at, and a post that is no longer scheduled is left alone.
 */
async function publishDue(db: Database, record: RecordEvent, publisher: Publisher): Promise<Publishing> {
  const { now, dueNow, delays } = publisher;
  const clock = leaseClock(db.dialect, dueNow);
  const settled: Settled = { published: [], held: [] };
  for (;;) {
    const but = delays.ids(now().getTime());
    const next = await findNextDue(db.kysely, clock(0), but);
    const dueMs = next && Date.parse(next.at) - Date.parse(next.now);
    const waits = [dueMs, delays.waitMs(now().getTime())].filter((wait) => wait !== undefined);
    const waitMs = waits.length > 0 ? Math.min(...waits) : undefined;
    if (dueMs === undefined || dueMs > 0) return { ...settled, waitMs };
    const due = { now: clock(0), but, limit: postsAtOnce };
    if (await delaySome(db, due, publisher)) continue;
    const { published, held } = await settleSome(db, record, publisher, due);
    // Whoever is at the rest publishes it, or is saving it just now.
    if (published.length + held.length === 0) return { ...settled, waitMs };
    settled.published.push(...published);
    settled.held.push(...held);
  }
}

/** Later than this, the owner is told: readers and announcements were to meet the post at its time. */
const lateMs = 5 * 60_000;

type Settled = Pick<Publishing, 'published' | 'held'>;

type Due = Parameters<typeof listDuePosts>[1];

/** Looks due posts through before the database's lock is taken. Whether some are to be tried again later, as there was no time for them. */
async function delaySome(db: Database, due: Due, { now, delays }: Publisher): Promise<boolean> {
  const list = await readGuardedList(db);
  if (!list.ok) return false;
  let isDelayed = false;
  for (const post of await listDuePosts(db.kysely, due)) {
    if ((await lookThrough(list.value, postFields(post))).ok) delays.remove(post.id);
    else {
      delays.add(post, now().getTime());
      isDelayed = true;
    }
  }
  return isDelayed;
}

async function settleSome(db: Database, record: RecordEvent, { now }: Publisher, due: Due): Promise<Settled> {
  const done = await changeSite<Settled>(db, async (transaction) => {
    const settled: Settled = { published: [], held: [] };
    for (const post of await takeDuePosts(transaction, db.dialect, due)) {
      const at = now();
      const planned = post.publish_at;
      if (planned === null) continue;
      const live: Post = {
        ...post,
        ...{ status: 'published', publish_at: null },
        ...{ updated_at: at.toISOString(), version: post.version + 1 },
      };
      const refused = await findRefusal({ db, transaction, record, now: at }, post, live);
      // It has changed since it was looked through: at the next turn it is delayed.
      if (refused === 'text_too_intricate') continue;
      const settling: Post = refused ? { ...live, status: 'draft' } : live;
      const delayMs = at.getTime() - Date.parse(planned);
      const isNoted = refused !== undefined || delayMs > lateMs;
      if (!(await settleDueRow(transaction, settling, due.now, isNoted ? planned : null))) continue;
      await insertRevision(transaction, settling);
      const { id, slug, version } = live;
      const what = { id, slug, version, publish_at: planned };
      if (refused) {
        await record(transaction, { name: 'post_held_back', what: { ...what, held_for: refused } });
        settled.held.push({ id, slug, publish_at: planned, code: refused });
      } else {
        await record(transaction, { name: 'post_published', what });
        settled.published.push({ id, slug, publish_at: planned, lateMs: delayMs });
      }
    }
    return settled.published.length + settled.held.length > 0 ? changed(settled) : unchanged(settled);
  });
  return done.ok ? done.value : { published: [], held: [] };
}

/** Why a post may not go out now, although it might when it was scheduled. */
async function findRefusal(
  exit: Exit,
  scheduled: Post,
  live: Post,
): Promise<HeldBack['code'] | TooIntricate['code'] | undefined> {
  const approved = await checkApproval(exit.transaction, live, { since: scheduled.updated_at });
  if (!approved.ok) return approved.failure.code;
  const checked = await checkPost(exit, live, { before: scheduled });
  return checked.ok ? undefined : checked.failure.code;
}

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
