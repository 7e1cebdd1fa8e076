import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import type { Post } from '../../shared/post.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { type Exit, readGuardedList, scanTexts } from '../guard/check-outgoing.ts';
import { leaseClock } from '../leases/leases.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/approval.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost, postFields } from './check-post.ts';
import { goLive, type UpdateFailure } from './next-version.ts';
import { findNext, findPostForUpdate, insertRevision, postsPerBatch } from './post-store.ts';
import {
  findNextDue,
  holdUpdate,
  isUpdateDue,
  listDuePosts,
  listDueUpdates,
  listHeld,
  listLate,
  listScheduled,
  type ScheduledPost,
  settleDueRow,
  takeDuePosts,
} from './schedule-store.ts';

/** `publish_at` is the scheduled time in UTC. */
export interface PublishedOnTime {
  id: string;
  slug: string;
  publish_at: string;
  /** The delay by this process's clock, in ms. */
  lateMs: number;
}

/** A post that wasn't published on schedule. It stays a draft until the owner has seen why. */
interface HeldBack {
  id: string;
  slug: string;
  publish_at: string;
  code: Exclude<UpdateFailure['code'], 'text_too_intricate'>;
}

interface Publishing {
  published: PublishedOnTime[];
  held: HeldBack[];
  /** Milliseconds until the next post is due. Negative if another process is publishing it; undefined if none is scheduled. */
  waitMs: number | undefined;
}

/** `isUnchecked`: the check for confidential names took too long and will be retried. */
export type OverduePost = ScheduledPost & { isUnchecked?: true };

export interface ScheduleCore {
  /**
   * Publishes every due post once, with its scheduled date. Holds posts with confidential names, and posts
   * that were sent for review after they were scheduled and aren't approved. Every process calls this.
   */
  publishDue(): Promise<Publishing>;
  /** Lists the first ten posts that were due over a minute ago and still aren't published. */
  overdue(): Promise<OverduePost[]>;
  /** Lists the first ten posts that were published over five minutes late within a week and haven't been saved since. */
  late(): Promise<ScheduledPost[]>;
  /** Lists the first ten held posts that haven't been saved since. */
  held(): Promise<ScheduledPost[]>;
}

/** Increasing delays for posts whose check took too long. */
const delaysMs = [5_000, 30_000, 5 * 60_000] as const;

/** Due posts to retry later. Each process has its own list. */
export class Delays {
  readonly #delayed = new Map<string, { version: number; times: number; until: number }>();

  add({ id, version }: Pick<Post, 'id' | 'version'>, now: number): void {
    const before = this.#delayed.get(id);
    const times = before?.version === version ? before.times + 1 : 1;
    const delayMs = delaysMs[Math.min(times, delaysMs.length) - 1] ?? 0;
    this.#delayed.set(id, { version, times, until: now + delayMs });
  }

  remove(id: string): void {
    this.#delayed.delete(id);
  }

  has(id: string): boolean {
    return this.#delayed.has(id);
  }

  ids(now: number): string[] {
    return [...this.#delayed].flatMap(([id, { until }]) => (until > now ? id : []));
  }

  waitMs(now: number): number | undefined {
    const next = Math.min(
      ...[...this.#delayed.values()].map(({ until }) => until).filter((until) => until > now),
    );
    return Number.isFinite(next) ? next - now : undefined;
  }
}

interface Publisher {
  /** This process's clock, for timestamps that are written. */
  now: () => Date;
  /** Replaces the database's clock in tests. */
  dueNow?: (() => Date) | undefined;
  delays: Delays;
}

/**
 * Publishes due posts by the database's clock, several per transaction. Any number of processes may run it,
 * because each locks its own posts.
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
    const due = { now: clock(0), but, limit: postsPerBatch };
    if (await delaySome(db, due, publisher)) continue;
    const some = [
      await settleSome(db, record, publisher, due),
      await settleUpdates(db, record, publisher, due),
    ];
    const published = some.flatMap((each) => each.published);
    const held = some.flatMap((each) => each.held);
    // Another process is publishing the rest, or they are being saved.
    if (published.length + held.length === 0) return { ...settled, waitMs };
    settled.published.push(...published);
    settled.held.push(...held);
  }
}

/** The owner is informed about longer delays. */
const lateMs = 5 * 60_000;

type Settled = Pick<Publishing, 'published' | 'held'>;

type Due = Parameters<typeof listDuePosts>[1];

/** Scans due posts before the transaction. Returns true if some have to be retried later. */
async function delaySome(db: Database, due: Due, { now, delays }: Publisher): Promise<boolean> {
  const list = await readGuardedList(db);
  if (!list.ok) return false;
  let isDelayed = false;
  const updates = await listDueUpdates(db.kysely, due);
  const texts = await Promise.all(updates.map(async (id) => (await findNext(db.kysely, id))?.text ?? []));
  for (const post of [...(await listDuePosts(db.kysely, due)), ...texts.flat()]) {
    if ((await scanTexts(list.value, postFields(post))).ok) delays.remove(post.id);
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
      // The post has changed since the scan, so the next run delays it.
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

/** Publishes due updates, each in its own transaction, because merging and checking a long text takes a while. */
async function settleUpdates(
  db: Database,
  record: RecordEvent,
  { now }: Publisher,
  due: Due,
): Promise<Settled> {
  const settled: Settled = { published: [], held: [] };
  for (const id of await listDueUpdates(db.kysely, due)) {
    await changeSite<null>(db, async (transaction) => {
      const current = await findPostForUpdate(transaction, db.dialect, { id });
      const next = await findNext(transaction, id);
      const planned = next?.row.publish_at;
      // Another process was faster, or the post was saved in the meantime.
      if (!current || !planned || !(await isUpdateDue(transaction, id, due.now))) return unchanged(null);
      const at = now();
      const delayMs = at.getTime() - Date.parse(planned);
      const exit = { db, transaction, record, now: at };
      const live = await goLive(exit, current, next, {}, delayMs > lateMs ? planned : null);
      const { slug, version } = live.ok ? live.value : current;
      if (live.ok) {
        settled.published.push({ id, slug, publish_at: planned, lateMs: delayMs });
        return changed(null);
      }
      // The post has changed since the scan. The next run delays it.
      if (live.failure.code === 'text_too_intricate') return unchanged(null);
      await holdUpdate(transaction, id, live.failure.code);
      const what = { id, slug, version, publish_at: planned, held_for: live.failure.code };
      await record(transaction, { name: 'post_held_back', what });
      settled.held.push({ id, slug, publish_at: planned, code: live.failure.code });
      return unchanged(null);
    });
  }
  return settled;
}

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
  audited: Trail['audited'];
  now: () => Date;
  dueNow: (() => Date) | undefined;
}

/** When a due post counts as overdue, in milliseconds. Publishing on a busy site takes less. */
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
