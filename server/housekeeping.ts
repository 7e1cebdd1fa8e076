import type { Logger } from 'pino';
import { purgeEvents } from '../core/audit/read-events.ts';
import { removeExpiredChallenges } from '../core/auth/challenge-store.ts';
import { forgetPastSignIns } from '../core/auth/forget-past-sign-ins.ts';
import type { Core } from '../core/core.ts';
import { doOnce } from '../core/leases/do-once.ts';
import { purgeDeletedPosts } from '../core/posts/restore-post.ts';
import { fillSearch } from '../core/posts/search/fill-search.ts';
import { purgeWorkingCopies } from '../core/posts/working-copies/keep-working-copy.ts';
import type { Database } from '../db/connect.ts';
import { shrinkWal } from '../db/shrink-wal.ts';
import { withLongTimeout } from '../db/statements.ts';

/** How often the past is cleared away, in milliseconds: once an hour, and once soon after the start. */
const interval = 60 * 60 * 1000;

/** How long nobody clears the past away again, in milliseconds: an hour, less what the clocks of two processes may be apart. */
const keepMs = interval - 5 * 60 * 1000;

/** Fills the search where that is behind, and clears away what has run out: audit events of 400 days ago, posts deleted 30 days ago, unsaved writing of 90 days ago, exports that nobody imports any more, objects of removed pictures, expired sessions, old sign-in attempts. One process of all on the database does it. */
export function startHousekeeping(
  db: Database,
  log: Logger,
  clear: { imports(): Promise<void>; objects?: (() => Promise<number>) | undefined },
): { stop(): void } {
  /** One that fails is in the log, and keeps none from those after it. */
  const step = async (name: string, work: () => Promise<unknown>) => {
    try {
      await withLongTimeout(work);
    } catch (error) {
      log.error({ err: error, step: name }, 'housekeeping failed');
    }
  };
  const clearRows = async () => {
    const now = new Date();
    await step('sign-ins', () => forgetPastSignIns(db, now));
    await step('challenges', () => removeExpiredChallenges(db.kysely, now.toISOString()));
    await step('events', () => purgeEvents(db, now));
    await step('unsaved writing', async () => {
      const unsaved = await purgeWorkingCopies(db, now);
      if (unsaved > 0) log.info({ unsaved }, 'unsaved writing of 90 days ago removed');
    });
    await step('deleted posts', async () => {
      const purged = await purgeDeletedPosts(db, now);
      if (purged > 0) log.info({ purged }, 'deleted posts removed for good');
    });
    await step('objects', async () => {
      const objects = (await clear.objects?.()) ?? 0;
      if (objects > 0) log.info({ objects }, 'objects of removed pictures removed');
    });
  };
  const keepHouse = async () => {
    await step('search', () => fillSearch(db));
    // One process of those on a file keeps house. To claim it would be to write, for which a thread is started.
    if (db.dialect === 'sqlite') await clearRows();
    else await step('rows', () => doOnce(db, { name: 'housekeeping', keepMs }, clearRows));
    // What lies on the disks of this machine.
    await step('imports', clear.imports);
    await step('log of writes', () => shrinkWal(db));
  };
  const soon = setTimeout(() => void keepHouse(), 5_000).unref();
  const regularly = setInterval(() => void keepHouse(), interval).unref();
  return {
    stop: () => {
      clearTimeout(soon);
      clearInterval(regularly);
    },
  };
}

/** How often it is asked whether a copy is due, and when first: not while a start has other things to do (ms). */
const [everyMs, firstMs] = [60_000, 30_000];

export interface KeptCopies {
  /** Stops what is on its way. */
  stop(): Promise<void>;
}

/** Makes the backups and restore tests that are due: in one process of all. */
export function keepCopies(core: Pick<Core, 'copies'>, log: Logger): KeptCopies {
  const keepUp = async () => {
    try {
      for (const { failure, ...run } of await core.copies.keepUp()) {
        if (failure === null) log.info(run, run.kind === 'copy' ? 'copy made' : 'copy restored for practice');
        else log.error({ ...run, failure }, run.kind === 'copy' ? 'no copy was made' : 'a drill failed');
      }
    } catch (error) {
      log.error({ err: error }, 'copies could not be kept up');
    }
  };
  let asking: Promise<void> | undefined;
  const ask = () => {
    asking ??= keepUp().finally(() => {
      asking = undefined;
    });
  };
  const first = setTimeout(ask, firstMs).unref();
  const regularly = setInterval(ask, everyMs).unref();
  return {
    stop: async () => {
      clearTimeout(first);
      clearInterval(regularly);
      await core.copies.end();
      await asking;
    },
  };
}
