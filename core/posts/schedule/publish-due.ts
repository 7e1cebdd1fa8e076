import type { Database } from '../../../db/connect.ts';
import type { Post } from '../../../shared/post.ts';
import type { RecordEvent } from '../../audit/create-recorder.ts';
import { leaseClock } from '../../leases/lease-clock.ts';
import { added, changeSite, unchanged } from '../../site-version/change-site.ts';
import { postsAtOnce } from '../bulk/save-changed.ts';
import { insertRevision } from '../post-store.ts';
import { findNextDue, publishDueRow, takeDuePosts } from './due-store.ts';
import type { PublishedOnTime, Publishing } from './schedule-core.ts';

interface Clocks {
  /** Of this process, for what is written. */
  now: () => Date;
  /** Decides what is due, in place of the database's own clock; for tests. */
  dueNow?: (() => Date) | undefined;
}

/**
 * Publishes what is due by the clock of the database, some posts in a transaction that raises the site's version. Any number of
 * processes may do it at once: each takes posts that no other is at, and a post that is no longer scheduled is left alone.
 */
export async function publishDue(
  db: Database,
  record: RecordEvent,
  { now, dueNow }: Clocks,
): Promise<Publishing> {
  const clock = leaseClock(db.dialect, dueNow);
  const published: PublishedOnTime[] = [];
  for (;;) {
    const next = await findNextDue(db.kysely, clock(0));
    const waitMs = next && Date.parse(next.at) - Date.parse(next.now);
    if (waitMs === undefined || waitMs > 0) return { published, waitMs };
    const some = await publishSome(db, record, now, clock(0));
    // Whoever is at the rest publishes it, or is saving it just now.
    if (some.length === 0) return { published, waitMs };
    published.push(...some);
  }
}

async function publishSome(
  db: Database,
  record: RecordEvent,
  now: () => Date,
  dueAt: ReturnType<ReturnType<typeof leaseClock>>,
): Promise<PublishedOnTime[]> {
  const done = await changeSite<PublishedOnTime[]>(db, async (transaction) => {
    const published: PublishedOnTime[] = [];
    for (const post of await takeDuePosts(transaction, db.dialect, dueAt, postsAtOnce)) {
      const at = now();
      const live: Post = {
        ...post,
        ...{ status: 'published', publish_at: null },
        ...{ updated_at: at.toISOString(), version: post.version + 1 },
      };
      const planned = post.publish_at;
      if (planned === null || !(await publishDueRow(transaction, live, dueAt))) continue;
      await insertRevision(transaction, live);
      const { id, slug, version } = live;
      await record(transaction, { name: 'post_published', what: { id, slug, version, publish_at: planned } });
      published.push({ id, slug, publish_at: planned, lateMs: at.getTime() - Date.parse(planned) });
    }
    return published.length > 0 ? added(published) : unchanged(published);
  });
  return done.ok ? done.value : [];
}
