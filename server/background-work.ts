import type { Logger } from 'pino';
import { purgeEvents } from '../core/audit/audit.ts';
import { removeExpiredChallenges } from '../core/auth/challenges.ts';
import { purgeSignInAttempts } from '../core/auth/sessions.ts';
import type { Core } from '../core/core.ts';
import { claimLease, type Lease, runOnOneInstance } from '../core/leases/leases.ts';
import type { NetFailure } from '../core/net/public-address.ts';
import { purgeAutosaves } from '../core/posts/autosaves.ts';
import { purgeDeletedPosts } from '../core/posts/change-posts.ts';
import { fillSearch } from '../core/posts/search.ts';
import type { Database } from '../db/connect.ts';
import { shrinkWal } from '../db/shrink-wal.ts';
import { withLongTimeout } from '../db/statements.ts';
import { DatabaseFailure } from '../shared/result.ts';
import type { PageSource } from './page-cache.ts';

/** How often to check for due work, in milliseconds. A check takes microseconds and doesn't query the database. */
const pollMs = 250;

/** The longest time between database queries, in milliseconds. The database's clock may differ from this machine's. */
const refreshMs = 15_000;

/** A larger jump of this machine's clock means that it was set (ms). */
const clockSkewMs = 100;

/** From this delay on, a late post is logged as a warning (ms). */
const lateMs = 60_000;

export interface BackgroundWork {
  /** Resolves when running work has ended. */
  stop(): Promise<void>;
}

/** Runs `work` after `firstMs`, then every `everyMs`, never twice at once. `work` must not throw. */
function repeat(
  work: () => Promise<void>,
  { firstMs, everyMs }: { firstMs: number; everyMs: number },
): BackgroundWork {
  let running: Promise<void> | undefined;
  const run = () => {
    running ??= work().finally(() => {
      running = undefined;
    });
  };
  const first = setTimeout(run, firstMs).unref();
  const regularly = setInterval(run, everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(regularly);
      await running;
    },
  };
}

/**
 * Publishes scheduled posts on time. Every process does this, so that no post is missed if one process dies.
 * Each remembers when the next post is due, and queries the database when the site or the clock changes.
 */
export function publishScheduled(
  db: Pick<Database, 'siteVersion'>,
  core: Pick<Core, 'as'>,
  log: Logger,
): BackgroundWork {
  const { schedule } = core.as({ source: 'site' });
  let seen: number | undefined;
  let askedAt = Number.NEGATIVE_INFINITY;
  let dueAt = Number.POSITIVE_INFINITY;
  let difference = 0;
  let running: Promise<void> | undefined;
  let exactly: NodeJS.Timeout | undefined;
  let isStopping = false;
  /** Whether the last query failed. */
  let isUnavailable = false;

  const publish = async () => {
    // Read first, so that a post scheduled during the query causes another query.
    seen = db.siteVersion();
    askedAt = performance.now();
    difference = Date.now() - askedAt;
    try {
      const { published, held, waitMs } = await schedule.publishDue();
      isUnavailable = false;
      dueAt = waitMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + waitMs;
      // The post is a draft now, and its slug may reveal what it is about.
      for (const { slug: _, ...post } of held) log.warn(post, 'scheduled post held');
      for (const post of published) {
        if (post.lateMs < lateMs) log.info(post, 'scheduled post published');
        else log.warn(post, 'scheduled post published late');
      }
    } catch (error) {
      // Retry at the next check, because the posts are still due.
      dueAt = performance.now();
      // Requests log the outage too, so one line is enough.
      if (!(error instanceof DatabaseFailure) || !isUnavailable)
        log.error({ err: error }, 'publishing scheduled posts failed');
      isUnavailable = true;
    }
  };
  const run = () => {
    clearTimeout(exactly);
    exactly = undefined;
    running ??= publish().finally(() => {
      running = undefined;
      armTimer();
    });
  };
  /** A timer is exact over a short time and doesn't depend on the clock. */
  const armTimer = () => {
    const leftMs = dueAt - performance.now();
    if (isStopping || exactly || leftMs <= 0 || leftMs > pollMs) return;
    exactly = setTimeout(run, Math.ceil(leftMs)).unref();
  };
  const check = () => {
    if (running) return;
    const now = performance.now();
    const wasSet = Math.abs(Date.now() - now - difference) > clockSkewMs;
    const version = db.siteVersion();
    if (version !== seen || wasSet || now >= dueAt || now - askedAt >= refreshMs) run();
    else armTimer();
  };
  run();
  const timer = setInterval(check, pollMs).unref();
  return {
    stop: async () => {
      isStopping = true;
      clearInterval(timer);
      clearTimeout(exactly);
      await running;
    },
  };
}

/** Maintenance runs shortly after the start and then once an hour (ms). */
const interval = 60 * 60 * 1000;

/** How long other processes skip maintenance after a run: an hour minus five minutes for clock differences (ms). */
const keepMs = interval - 5 * 60 * 1000;

/**
 * Runs hourly maintenance: fills the search index and deletes expired data such as sessions, sign-in
 * attempts, audit events, autosaves, trash, uploaded exports and unused image objects. On PostgreSQL, one
 * process deletes rows for all.
 */
export function startHousekeeping(
  db: Database,
  log: Logger,
  clear: { imports(): Promise<void>; objects?: (() => Promise<number>) | undefined },
): BackgroundWork {
  /** A failed step is logged, and the next ones still run. */
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      await withLongTimeout(work);
    } catch (error) {
      log.error({ err: error, step: name }, 'maintenance failed');
    }
  };
  const clearRows = async () => {
    const now = new Date();
    await step('sign-ins', () => purgeSignInAttempts(db, now));
    await step('challenges', () => removeExpiredChallenges(db.kysely, now.toISOString()));
    await step('events', () => purgeEvents(db, now));
    await step('autosaves', async () => {
      const unsaved = await purgeAutosaves(db, now);
      if (unsaved > 0) log.info({ unsaved }, 'expired autosaves deleted');
    });
    await step('trash', async () => {
      const purged = await purgeDeletedPosts(db, now);
      if (purged > 0) log.info({ purged }, 'expired posts deleted from trash');
    });
    await step('objects', async () => {
      const objects = (await clear.objects?.()) ?? 0;
      if (objects > 0) log.info({ objects }, 'unused objects deleted');
    });
  };
  const maintain = async () => {
    await step('search', () => fillSearch(db));
    // On SQLite only one process does maintenance, so a lease would be a needless write.
    if (db.dialect === 'sqlite') await clearRows();
    else await step('rows', () => runOnOneInstance(db, { name: 'housekeeping', keepMs }, clearRows));
    // These files are on this machine's own disk.
    await step('imports', clear.imports);
    await step('write-ahead log', () => shrinkWal(db));
  };
  return repeat(maintain, { firstMs: 5_000, everyMs: interval });
}

/** How often to check for a due backup, and when first (ms), so that a start isn't slowed down. */
const [everyMs, firstMs] = [60_000, 30_000];

/** Runs due backups and restore tests, in one process at a time. */
export function runScheduledBackups(core: Pick<Core, 'copies'>, log: Logger): BackgroundWork {
  const runDueWork = async () => {
    try {
      for (const { failure, ...run } of await core.copies.runDueWork()) {
        if (failure === null) log.info(run, run.kind === 'copy' ? 'backup made' : 'restore test passed');
        else log.error({ ...run, failure }, run.kind === 'copy' ? 'backup failed' : 'restore test failed');
      }
    } catch (error) {
      log.error({ err: error }, 'scheduled backups failed');
    }
  };
  const work = repeat(runDueWork, { firstMs, everyMs });
  return {
    stop: async () => {
      const stopped = work.stop();
      await core.copies.end();
      await stopped;
    },
  };
}

/** The first and the longest delay before retrying failed work, in milliseconds. Each delay is twice the last. */
const again = { firstMs: 1_000, lastMs: 600_000 } as const;

/** The work failed and was logged. It will be retried. */
class TryAgain extends Error {}

/**
 * Runs `work` once at the start and after every change to the site, never twice at once. Changes during a run
 * cause one more run. `work` should end when `shouldContinue` returns false: the site has changed again or is
 * stopping. Failed work is retried. Nothing starts while the site version is unknown.
 */
export function watchChanges(
  source: Pick<PageSource, 'siteVersion'>,
  log: Logger,
  work: (shouldContinue: () => boolean) => Promise<void>,
): BackgroundWork {
  let done: number | undefined;
  let isStopping = false;
  let failures = 0;
  let notBefore = 0;
  const run = async () => {
    const version = source.siteVersion();
    if (version === undefined) return;
    if (version === done && (failures === 0 || performance.now() < notBefore)) return;
    if (version !== done) failures = 0;
    done = version;
    try {
      await work(() => !isStopping && source.siteVersion() === version);
      failures = 0;
    } catch (error) {
      // Requests report database errors themselves.
      if (!(error instanceof DatabaseFailure || error instanceof TryAgain))
        log.error({ err: error }, 'post-change work failed');
      notBefore = performance.now() + Math.min(again.firstMs * 2 ** failures, again.lastMs);
      failures += 1;
    }
  };
  const checks = repeat(run, { firstMs: pollMs, everyMs: pollMs });
  return {
    stop: () => {
      isStopping = true;
      return checks.stop();
    },
  };
}

export interface SearchEngineNotifier {
  /** Notifies search engines of changes since the start. Throws `TryAgain` if a notification failed. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a failed notification may succeed later. */
function isTemporary(failure: NetFailure): boolean {
  if (failure.code === 'answered') return failure.status === 429 || failure.status >= 500;
  return failure.code === 'no_answer';
}

/** Notifies search engines from one process at a time. The others track its progress, so that they can take over if it dies. */
export function searchEngineNotifier(
  db: Pick<Database, 'kysely' | 'dialect'>,
  core: Pick<Core, 'indexNow'>,
  log: Logger,
): SearchEngineNotifier {
  let lease: Lease | undefined;
  let announced: number | undefined;
  let seen: number | undefined;
  let unannounced: string[] = [];
  return {
    tell: async () => {
      if (lease?.lost.aborted) lease = undefined;
      const isOn = (await core.indexNow.key()) !== undefined;
      if (isOn) lease ??= await claimLease(db, 'search engines');
      if (!isOn || !lease) {
        const { last } = await core.indexNow.announce(undefined);
        // The notifying process may crash during this change, so the change counts as announced only after
        // the next one.
        announced = isOn ? seen : last;
        seen = last;
        return;
      }
      const { last, failures } = await core.indexNow.announce(announced, unannounced);
      announced = seen = last;
      for (const { failure } of failures) log.warn({ failure }, 'search engine notification failed');
      unannounced = failures.filter(({ failure }) => isTemporary(failure)).map(({ address }) => address);
      if (unannounced.length > 0) throw new TryAgain();
    },
    stop: async () => lease?.release().catch(() => undefined),
  };
}
