import type { Database } from '../../db/connect.ts';
import { withLongTimeout } from '../../db/statements.ts';
import { readWallTime, today, toInstant, zonedIso } from '../../shared/dates.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { type Exit, type GuardFailure, lookThrough, readGuardedList } from '../guard/check-outgoing.ts';
import { leaseClock } from '../leases/leases.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';
import { checkApproval } from '../reviews/approval.ts';
import type { NotApproved } from '../reviews/review-core.ts';
import { readZone } from '../settings/settings.ts';
import { changed, changeSite, unchanged } from '../site-version/change-site.ts';
import { checkPost, postFields } from './check-post.ts';
import type { ScheduleFailure } from './post-core.ts';
import { insertRevision, postsAtOnce } from './post-store.ts';
import {
  findNextDue,
  listDuePosts,
  listHeld,
  listLate,
  listScheduled,
  type ScheduledPost,
  settleDueRow,
  takeDuePosts,
} from './schedule-store.ts';

/** A post that its time has published; `publish_at` is that time, UTC. */
export interface PublishedOnTime {
  id: string;
  slug: string;
  publish_at: string;
  /** From its time to now, by the clock of this process, in milliseconds. */
  lateMs: number;
}

/** A post that was not let out at its time, and is a draft until its owner has seen why. */
interface HeldBack {
  id: string;
  slug: string;
  publish_at: string;
  code: (NotApproved | GuardFailure)['code'];
}

interface Publishing {
  published: PublishedOnTime[];
  held: HeldBack[];
  /** Milliseconds until the next is due, negative for one that another process is at; undefined where none waits. */
  waitMs: number | undefined;
}

/** `isUnchecked`: it could not be looked through for names in time, and is tried again. */
export type OverduePost = ScheduledPost & { isUnchecked?: true };

export interface ScheduleCore {
  /**
   * Publishes every post whose time has come, once, with the date it was given. One in which names stand by now that must not
   * appear, or which was given to a reader since it was scheduled and is not approved, is held back. To be called by every process.
   */
  publishDue(): Promise<Publishing>;
  /** Posts whose time was a minute ago, and which are still not on the site; the first ten. */
  overdue(): Promise<OverduePost[]>;
  /** Posts that went live more than five minutes late within the last week and were not saved since; the first ten. */
  late(): Promise<ScheduledPost[]>;
  /** Posts that were held back at their time and not saved since; the first ten. */
  held(): Promise<ScheduledPost[]>;
}

/** The time that an input names, and the zone that its post is dated in. */
export interface Planned {
  /** UTC; null takes it back, undefined says nothing of it. */
  at: string | null | undefined;
  zone: string;
}

/** Reads when a post should go live: a time without an offset by the clock of the owner's zone. */
export async function readPlan(
  db: Database,
  { publish_at }: Pick<PostInput, 'publish_at'>,
): Promise<Result<Planned, ScheduleFailure>> {
  const zone = await readZone(db);
  if (publish_at == null) return ok({ at: publish_at, zone });
  if (/(?:Z|[+-]\d\d:\d\d)$/.test(publish_at)) return ok({ at: toInstant(publish_at).toISOString(), zone });
  const read = readWallTime(publish_at, zone);
  if (read.ok) return ok({ at: read.value.toISOString(), zone });
  return fail(read.failure.code === 'time_invalid' ? { code: 'publish_at_invalid' } : read.failure);
}

/**
 * The post as it is saved over `current`, with its time and its date: a scheduled post is dated by its time, one that is published
 * before it by the day of that. Its own time may be past, when it is saved while it waits for its turn; a new one may not.
 */
export function planPost(
  current: Post | undefined,
  post: Post,
  { at, zone }: Planned,
  now: Date,
): Result<Post, ScheduleFailure> {
  const own = current?.status === 'scheduled' ? current.publish_at : null;
  if (post.status !== 'scheduled') {
    if (at != null) return fail({ code: 'publish_at_unscheduled' });
    const isEarly = own !== null && own > now.toISOString();
    const isDatedByTime = isEarly && post.status === 'published' && post.date === current?.date;
    return ok({ ...post, publish_at: null, date: isDatedByTime ? today(zone, now) : post.date });
  }
  const wanted = at === undefined ? own : at;
  if (wanted === null) return fail({ code: 'publish_at_required' });
  if (wanted === own && current) return ok({ ...post, publish_at: own, date: current.date });
  if (wanted <= now.toISOString()) return fail({ code: 'publish_at_past', at: wanted });
  return ok({ ...post, publish_at: wanted, date: zonedIso(new Date(wanted), zone) });
}

/** A post that is brought back: one that has missed its time is a draft, and must not go live by itself. */
export function afterItsTime(post: Post, now: Date): Post {
  const isPast = post.publish_at !== null && post.publish_at <= now.toISOString();
  return isPast ? { ...post, status: 'draft', publish_at: null } : post;
}

/** How long a post waits that there was no time to look through: longer each time. */
const delaysMs = [5_000, 30_000, 5 * 60_000] as const;

/** Posts that are due, and are tried again later. Each process has its own: each finds out by itself. */
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

  /** Those that wait still. */
  ids(now: number): string[] {
    return [...this.#delayed].flatMap(([id, { until }]) => (until > now ? id : []));
  }

  /** Milliseconds until the first of them is tried again; undefined without any. */
  waitMs(now: number): number | undefined {
    const next = Math.min(
      ...[...this.#delayed.values()].map(({ until }) => until).filter((until) => until > now),
    );
    return Number.isFinite(next) ? next - now : undefined;
  }
}

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
