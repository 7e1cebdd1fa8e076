import { open } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Database } from '../../db/connect.ts';
import { makeWorkingFolder, type WorkingFolder } from '../../db/working-folder.ts';
import type { BackupLocationKind, BackupRun } from '../../shared/backups.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { claimLease, type Lease } from '../leases/leases.ts';
import { type BackupConfig, backupFailureCode, backupLocations } from './backup-locations.ts';
import { dueIn, failInterrupted, finishRun, insertRun, listRuns } from './backup-run-store.ts';
import { lastDeletion } from './backup-schedule.ts';
import type { BackupOutcome } from './backup-work.ts';
import {
  type BackupSettings,
  isUsed,
  readBackupsState,
  readKeys,
  retentionRules,
  withReadable,
} from './backups-state.ts';
import { runBackupJob } from './run-backup-job.ts';
import type { BackupFile, ScheduledBackups, StartBackupFailure } from './scheduled-backups.ts';

export interface BackupParts {
  db: Database;
  config: BackupConfig | undefined;
  settings: () => Promise<BackupSettings>;
  now: () => Date;
}

/** The lease for backups and restore tests, which one process makes at a time. */
const leaseName = 'copies';

export function createScheduledBackups({
  db,
  config,
  settings,
  now,
}: BackupParts): (audited: Trail['audited']) => ScheduledBackups {
  const stop = new AbortController();
  const running = new Set<Promise<unknown>>();

  const work = async (
    lease: Lease,
    id: string,
    { kind, place }: Pick<BackupRun, 'kind' | 'place'>,
  ): Promise<BackupOutcome['failure']> => {
    try {
      if (!config) return null;
      const job = { config, work: { kind, place, keep: retentionRules(await settings()) } };
      const outcome = await runBackupJob(job, AbortSignal.any([stop.signal, lease.lost]));
      const { name, facts, failure } = outcome;
      await finishRun(db.kysely, id, { name, facts, failure: failure?.code ?? null }, now());
      return failure;
    } finally {
      await lease.release().catch(() => undefined);
    }
  };
  const claim = async (): Promise<Lease | undefined> => {
    if (stop.signal.aborted) return undefined;
    const lease = await claimLease(db, leaseName);
    if (lease) await failInterrupted(db.kysely, now());
    return lease;
  };
  const tracked = async <Value>(promise: Promise<Value>): Promise<Value> => {
    running.add(promise);
    return promise.finally(() => running.delete(promise));
  };

  /** Opens the backup's file and deletes it at once. Closing the file frees its disk space. */
  const download: (record: RecordEvent) => ReturnType<ScheduledBackups['download']> = async (record) => {
    if (!config) return fail({ code: 'no_place' });
    const lease = stop.signal.aborted ? undefined : await claimLease(db, 'backup_download');
    if (!lease) return fail({ code: 'copy_running' });
    let folder: WorkingFolder | undefined;
    try {
      folder = await makeWorkingFolder(config.dataDir, '.backup-');
      const file = join(folder.path, 'site.db');
      const signal = AbortSignal.any([stop.signal, lease.lost]);
      const { facts, failure } = await tracked(
        runBackupJob({ config, work: { kind: 'file', file } }, signal),
      );
      if (failure) return fail({ code: 'backup_failed', why: failure.code });
      const handle = await open(file);
      const { size: bytes } = await handle.stat();
      await record(db.kysely, { name: 'backup_made', what: facts });
      const day = now().toISOString().slice(0, 19).replace('T', '-').replaceAll(':', '');
      const body = Readable.toWeb(handle.createReadStream()) as BackupFile['body'];
      return ok({ name: `site-${day}.db`, bytes, body });
    } catch (error) {
      return fail({ code: 'backup_failed', why: backupFailureCode(error) });
    } finally {
      await folder?.remove();
      await lease.release().catch(() => undefined);
    }
  };

  return (audited) => ({
    state: async () => readBackupsState({ db: db.kysely, config, settings: await settings(), now: now() }),
    retention: async (since) => {
      const own = await settings();
      const runs = await listRuns(db.kysely, { kind: 'copy', state: 'done' }, 500);
      const places = Map.groupBy(
        runs.filter(({ started_at }) => started_at >= since),
        ({ place }) => place,
      );
      if (places.size === 0) return null;
      const configured = config ? backupLocations(config).map(({ kind }) => kind) : [];
      const rhythm = own.copies_every;
      const isLasting = [...places.keys()].some((kind) => !configured.includes(kind) || !isUsed(kind, own));
      if (rhythm === 'off' || isLasting) return { until: null };
      const ends = [...places.values()].map((made) =>
        lastDeletion(
          made.map(({ name }) => name),
          retentionRules(own),
          rhythm,
          now(),
        ),
      );
      return { until: new Date(Math.max(...ends.map(Number))).toISOString() };
    },
    runs: async (limit) => {
      const keys = await readKeys(config);
      return (await listRuns(db.kysely, {}, limit)).map((run) => withReadable(run, keys));
    },
    start: async (kind, place): Promise<Result<{ id: string }, StartBackupFailure>> => {
      const own = await settings();
      const places = config ? backupLocations(config).map((each) => each.kind) : [];
      const chosen = places.find((each) => (place ? each === place : isUsed(each, own)));
      if (!chosen) return fail({ code: 'no_place' });
      const lease = await claim();
      if (!lease) return fail({ code: 'copy_running' });
      const id = await insertRun(db.kysely, { kind, place: chosen }, now());
      void tracked(work(lease, id, { kind, place: chosen })).catch(() => undefined);
      return ok({ id });
    },
    runDueWork: async () => {
      const own = await settings();
      const done: { kind: BackupRun['kind']; place: BackupLocationKind; failure: string | null }[] = [];
      for (const { kind: place } of config ? backupLocations(config) : []) {
        if (!isUsed(place, own)) continue;
        const isDue = () => dueIn(db.kysely, place, own.copies_every, now());
        if (!(await isDue())) continue;
        const lease = await claim();
        if (!lease) break;
        // Another process may have done the work in the meantime.
        const kind = await isDue();
        if (!kind) {
          await lease.release();
          continue;
        }
        const id = await insertRun(db.kysely, { kind, place }, now());
        const failure = await tracked(work(lease, id, { kind, place }));
        done.push({ kind, place, failure: failure && `${failure.code}: ${failure.detail}` });
      }
      return done;
    },
    download: () => audited((record) => download(record)),
    end: async () => {
      stop.abort();
      await Promise.allSettled(running);
    },
  });
}
