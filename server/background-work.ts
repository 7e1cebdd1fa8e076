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

/** How often it is looked whether anything has to be asked, in milliseconds: it costs microseconds, and asks no database. */
const pollMs = 250;

/** How long the database is not asked again where nothing seems to have changed, in milliseconds: its clock may be another's. */
const refreshMs = 15_000;

/** By how much the clock of this machine may go otherwise than time does before it was set, in milliseconds. */
const clockSkewMs = 100;

/** From here on a post is late enough for its owner to know, in milliseconds. */
const lateMs = 60_000;

/** Work beside the requests, until it is stopped. */
export interface BackgroundWork {
  /** Resolves once nothing of it runs any more. */
  stop(): Promise<void>;
}

/** Runs `work` after `firstMs`, then every `everyMs`, never twice at once. It must not throw. */
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
 * Publishes scheduled posts at their time. Every process of a site does it, so that none is missed when one of them dies: each
 * knows when the next is due, asks again when the site has changed or the clock was set, and has a timer for it.
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
  /** Whether the database could be asked the last time. */
  let isUnavailable = false;

  const publish = async () => {
    // Asked before reading: a post that is scheduled meanwhile makes this answer old.
    seen = db.siteVersion();
    askedAt = performance.now();
    difference = Date.now() - askedAt;
    try {
      const { published, held, waitMs } = await schedule.publishDue();
      isUnavailable = false;
      dueAt = waitMs === undefined ? Number.POSITIVE_INFINITY : performance.now() + waitMs;
      // A draft from now on: its address may say what it is about.
      for (const { slug: _, ...post } of held) log.warn(post, 'scheduled post held');
      for (const post of published) {
        if (post.lateMs < lateMs) log.info(post, 'scheduled post published');
        else log.warn(post, 'scheduled post published late');
      }
    } catch (error) {
      // What is due is due at the next look, too.
      dueAt = performance.now();
      // The site's owner is told of a database that is away by its readers; once is enough here.
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
  /** Timers are exact for what is near, and go by the time that passes, not by the clock. */
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

/** How often the past is cleared away, in milliseconds: once an hour, and once soon after the start. */
const interval = 60 * 60 * 1000;

/** How long nobody clears the past away again, in milliseconds: an hour, less what the clocks of two processes may be apart. */
const keepMs = interval - 5 * 60 * 1000;

/** Fills the search where that is behind, and clears away what has run out: audit events of 400 days ago, posts deleted 30 days ago, unsaved writing of 90 days ago, exports that nobody imports any more, objects of removed pictures, expired sessions, old sign-in attempts. One process of all on the database does it. */
export function startHousekeeping(
  db: Database,
  log: Logger,
  clear: { imports(): Promise<void>; objects?: (() => Promise<number>) | undefined },
): BackgroundWork {
  /** One that fails is in the log, and keeps none from those after it. */
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
    // One process of those on a file keeps house. To claim it would be to write, for which a thread is started.
    if (db.dialect === 'sqlite') await clearRows();
    else await step('rows', () => runOnOneInstance(db, { name: 'housekeeping', keepMs }, clearRows));
    // What lies on the disks of this machine.
    await step('imports', clear.imports);
    await step('write-ahead log', () => shrinkWal(db));
  };
  return repeat(maintain, { firstMs: 5_000, everyMs: interval });
}

/** How often it is asked whether a copy is due, and when first: not while a start has other things to do (ms). */
const [everyMs, firstMs] = [60_000, 30_000];

/** Makes the backups and restore tests that are due: in one process of all. */
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
      // Ends the backup that is being made.
      await core.copies.end();
      await stopped;
    },
  };
}

/** How long it waits before it tries again what failed, in milliseconds; each time longer. */
const again = { firstMs: 1_000, lastMs: 600_000 } as const;

/** What a change is followed by could not be done, which is in the log already; it is tried again. */
class TryAgain extends Error {}

/**
 * Runs `work` once at the start and after every change of the site, never twice at once: changes that come meanwhile are
 * one. It is told by `isWanted` when the site has changed again, or stops, and should end then. What fails is tried again.
 * While the version is not known nothing begins.
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
      // Readers meet the database themselves, and are told.
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
  /** What follows a change: search engines are told of it, of what happened since the start. Throws `TryAgain` where one could not be told. */
  tell(): Promise<void>;
  stop(): Promise<void>;
}

/** Whether a search engine may take another time what it has not taken. */
function isTemporary(failure: NetFailure): boolean {
  if (failure.code === 'answered') return failure.status === 429 || failure.status >= 500;
  return failure.code === 'no_answer';
}

/** One process of all on the database tells search engines; the others know how far they were, to go on if it dies. */
export function searchEngineNotifier(
  db: Pick<Database, 'kysely' | 'dialect'>,
  core: Pick<Core, 'indexNow'>,
  log: Logger,
): SearchEngineNotifier {
  let lease: Lease | undefined;
  let announced: number | undefined;
  let seen: number | undefined;
  /** Addresses of articles, to announce again. */
  let unannounced: string[] = [];
  return {
    tell: async () => {
      if (lease?.lost.aborted) lease = undefined;
      const isOn = (await core.indexNow.key()) !== undefined;
      if (isOn) lease ??= await claimLease(db, 'search engines');
      if (!isOn || !lease) {
        const { last } = await core.indexNow.announce(undefined);
        // The notifying process may crash on this change, so it counts as announced with the next one.
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
