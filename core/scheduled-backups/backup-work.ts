import type { Database } from '../../db/connect.ts';
import type { BackupFacts, BackupFailureCode, BackupLocationKind, BackupRun } from '../../shared/backups.ts';
import { writeBackup } from '../backup/write-backup.ts';
import { createS3Store } from '../object-store/s3-store.ts';
import { readBackupKeys } from './backup-keys.ts';
import {
  type BackupConfig,
  BackupError,
  backupFailureCode,
  ensureKeys,
  openBackupLocation,
} from './backup-locations.ts';
import type { RetentionRules } from './backup-schedule.ts';
import { createBackup } from './create-backup.ts';
import { RestoreTestError, runRestoreTest } from './restore-test.ts';

/** An unencrypted backup, like those of the command line. */
export interface FileWork {
  kind: 'file';
  file: string;
}

export interface BackupWork {
  kind: BackupRun['kind'];
  place: BackupLocationKind;
  keep: RetentionRules;
  name?: string | undefined;
}

export interface BackupOutcome {
  name: string;
  facts: BackupFacts;
  failure: { code: BackupFailureCode; detail: string } | null;
}

export async function doFileWork(
  db: Database,
  config: BackupConfig,
  { file }: FileWork,
): Promise<BackupOutcome> {
  const objects = config.pictures && createS3Store(config.pictures);
  try {
    const written = await writeBackup(db, file, { objects });
    if (!written.ok) {
      const codes: Partial<Record<string, BackupFailureCode>> = { disk_full: 'full', pictures_away: 'away' };
      const { code } = written.failure;
      return { name: '', facts: {}, failure: { code: codes[code] ?? 'failed', detail: code } };
    }
    const { missingFiles, ...facts } = written.value;
    const detail = `${missingFiles} image files are missing from object storage`;
    return { name: '', facts, failure: missingFiles > 0 ? { code: 'failed', detail } : null };
  } finally {
    objects?.close();
  }
}

/** Makes a backup or runs a restore test. Never throws. */
export async function doBackupWork(
  db: Database,
  config: BackupConfig,
  work: BackupWork,
): Promise<BackupOutcome> {
  const start = performance.now();
  const took = () => ({ took_ms: Math.round(performance.now() - start) });
  const store = openBackupLocation(config, work.place);
  const objects = config.pictures && createS3Store(config.pictures);
  try {
    if (!store) throw new BackupError('no_bucket', `No backup ${work.place} is configured`);
    const { dataDir, databaseUrl } = config;
    if (work.kind === 'copy') {
      const keys = await ensureKeys(config);
      const made = await createBackup({ db, store, objects, keys, dataDir, keep: work.keep });
      const { name, facts, missingFiles } = made;
      const detail = `The backup lacks ${missingFiles} image files, which are missing from object storage`;
      const failure = missingFiles > 0 ? { code: 'failed' as const, detail } : null;
      const key = keys[0]?.id;
      return { name, facts: { ...facts, ...(key && { key }), ...took() }, failure };
    }
    const { keys } = await readBackupKeys(dataDir, config.keys);
    const drilled = await runRestoreTest({ db, store, objects, keys, dataDir, databaseUrl, name: work.name });
    return { name: drilled.name, facts: { ...drilled.facts, ...took() }, failure: null };
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    const known = error instanceof RestoreTestError ? error.copy : { name: work.name ?? '', facts: {} };
    return {
      name: known.name,
      facts: { ...known.facts, ...took() },
      failure: { code: backupFailureCode(error), detail },
    };
  } finally {
    store?.close();
    objects?.close();
  }
}
