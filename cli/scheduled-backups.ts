import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { claimLease } from '../core/leases/leases.ts';
import { type ObjectStore, ObjectStoreError } from '../core/object-store/object-store.ts';
import {
  addToKeyFile,
  BackupKeyError,
  generateBackupKey,
  keyFileOf,
  readBackupKeys,
} from '../core/scheduled-backups/backup-keys.ts';
import {
  BackupError,
  backupFailureCode,
  backupLocations,
  ensureKeys,
  openBackupLocation,
} from '../core/scheduled-backups/backup-locations.ts';
import { failInterrupted, finishRun, insertRun } from '../core/scheduled-backups/backup-run-store.ts';
import { backupTime } from '../core/scheduled-backups/backup-schedule.ts';
import { type BackupOutcome, doBackupWork } from '../core/scheduled-backups/backup-work.ts';
import { isUsed, readKeys, retentionRules } from '../core/scheduled-backups/backups-state.ts';
import { decryptTo, fetchBackup } from '../core/scheduled-backups/create-backup.ts';
import { DecryptionError, isEncrypted, keyIdOf } from '../core/scheduled-backups/encryption.ts';
import { readSettings } from '../core/settings/settings.ts';
import { makeWorkingFolder } from '../db/working-folder.ts';
import { backupConfigOf, readEnv } from '../server/env.ts';
import {
  type BackupFailureCode,
  type BackupLocationKind,
  type BackupRun,
  backupLocationKinds,
} from '../shared/backups.ts';
import { readArguments, UsageError } from './arguments.ts';
import { complain, isReadableFile, withDatabase } from './command.ts';
import { type CommandName, usageOf } from './usage.ts';

/** What to do about a failed or unreadable backup. */
const backupReasons: Record<BackupFailureCode, string> = {
  away: 'The storage isn’t responding. Try again later.',
  refused: 'The storage denied access.',
  no_bucket: 'The folder or bucket doesn’t exist.',
  full: 'There is no space left.',
  damaged: 'The backup is corrupted. Use another one.',
  different: 'Verification failed: the restored data differs from the backup. Don’t rely on it.',
  key_missing:
    'The key this backup was encrypted with is missing. Add it to BACKUP_KEY after the current one.',
  no_copy: 'Backup not found.',
  interrupted: 'The run was interrupted.',
  failed: 'An unexpected error occurred.',
};

/** Why a backup or restore test failed; undefined for an unexpected error. */
function backupReason(error: unknown): string | undefined {
  const isKnownError = [BackupError, ObjectStoreError, DecryptionError, BackupKeyError].some(
    (kind) => error instanceof kind,
  );
  if (!isKnownError) return undefined;
  // The error's message says what to do.
  if (error instanceof BackupKeyError) return `${error.message}.`.replace('..', '.');
  const needed = error instanceof DecryptionError && error.keyId ? ` It needs the key ${error.keyId}.` : '';
  return `${(error as Error).message}. ${backupReasons[backupFailureCode(error)]}${needed}`.replace(
    '..',
    '.',
  );
}

/** Runs a scheduled backup now: encrypted, verified, with the oldest deleted. */
export function backupNowCommand(args: string[]): Promise<number> {
  return run('copy', args, 'backup-now');
}

/** Restores a backup, by default the newest, into a temporary database and compares them. */
export function restoreTestCommand(args: string[]): Promise<number> {
  return run('drill', args, 'restore-test');
}

async function run(kind: BackupRun['kind'], args: string[], command: CommandName): Promise<number> {
  const { file: name, values } = readArguments(args, command, { needsFile: false, named: ['place'] });
  const wanted = backupLocationKinds.find((each) => each === values.place);
  if ((values.place && !wanted) || (name && kind === 'copy')) throw new UsageError(usageOf(command));
  const config = backupConfigOf(readEnv());
  return withDatabase(async (db) => {
    const settings = await readSettings(db);
    const places = backupLocations(config).filter((each) =>
      wanted ? each.kind === wanted : isUsed(each.kind, settings),
    );
    if (places.length === 0)
      return complain('No backup location is configured. Set BACKUP_FOLDER or S3_BUCKET.');
    const lease = await claimLease(db, 'copies');
    if (!lease) return complain('A backup or restore test is already running. Try again when it is done.');
    try {
      await failInterrupted(db.kysely, new Date());
      const keep = retentionRules(settings);
      const outcomes: BackupOutcome[] = [];
      for (const { kind: place, at } of places) {
        const id = await insertRun(db.kysely, { kind, place }, new Date());
        const outcome = await doBackupWork(db, config, { kind, place, keep, name: name || undefined });
        const end = { ...outcome, failure: outcome.failure?.code ?? null };
        await finishRun(db.kysely, id, end, new Date());
        say(kind, place, at, outcome);
        outcomes.push(outcome);
      }
      return outcomes.some(({ failure }) => failure) ? 1 : 0;
    } finally {
      await lease.release();
    }
  });
}

function say(
  kind: BackupRun['kind'],
  place: BackupLocationKind,
  at: string,
  { name, facts, failure }: BackupOutcome,
): void {
  const where = `${place === 'bucket' ? 's3' : 'folder'}:${name}`;
  if (failure) {
    const what = kind === 'copy' ? `Backup to ${at} failed` : `Restore test of ${name || at} failed`;
    process.stderr.write(`${what}: ${failure.detail}. ${backupReasons[failure.code]}\n`.replace('..', '.'));
  } else if (kind === 'copy') {
    console.log(`Backed up to ${where} (${at}) and verified.`);
    if (facts.removed)
      console.log(`Deleted ${facts.removed} older ${facts.removed === 1 ? 'backup' : 'backups'}.`);
  } else {
    const live = facts.live ? `, and ${facts.live} match the site` : '';
    console.log(`Restore test passed: ${where}. ${facts.rows} rows match the backup${live}.`);
  }
}

const bytesInMegabyte = 1_000_000;

/** Lists the backups of every location. Needs no site. */
export async function backupsCommand(args: string[]): Promise<number> {
  readArguments(args, 'backups', { needsFile: false });
  const config = backupConfigOf(readEnv());
  const places = backupLocations(config);
  if (places.length === 0)
    console.log('No backup location is configured: neither BACKUP_FOLDER nor S3_BUCKET is set.');
  const keys = (await readKeys(config))?.keys ?? [];
  let code = 0;
  for (const { kind, at } of places) {
    const store = openBackupLocation(config, kind);
    if (!store) continue;
    console.log(at);
    try {
      for await (const { key, size } of store.list('site-')) {
        if (!backupTime(key)) continue;
        const needed = await keyOf(store, key);
        const isReadable = needed !== undefined && keys.some(({ id }) => id === needed);
        console.log(
          `  ${kind === 'bucket' ? 's3' : 'folder'}:${key}  ${(size / bytesInMegabyte).toFixed(1)} MB${isReadable ? '' : `  unreadable: ${needed ? `key ${needed} is missing` : 'corrupted'}`}`,
        );
      }
    } catch (error) {
      const reason = backupReason(error);
      if (reason === undefined) throw error;
      process.stderr.write(`${reason}\n`);
      code = 1;
    } finally {
      store.close();
    }
  }
  return code;
}

async function keyOf(store: ObjectStore, name: string): Promise<string | undefined> {
  const opened = await store.get(name);
  return opened && keyIdOf(opened.body);
}

/** Shows the backup keys and creates one if there is none; with `--new`, adds another before them. */
export async function backupKeyCommand(args: string[]): Promise<number> {
  const { flags } = readArguments(args, 'backup-key', { needsFile: false, flags: ['new'] });
  const env = readEnv();
  const { dataDir, copies } = env;
  if (copies.keys.length > 0) {
    if (flags.has('new')) {
      console.log(`BACKUP_KEY=${generateBackupKey()},…`);
      console.log(
        'Put this key before the current keys. It encrypts new backups, and the current keys still decrypt earlier ones.',
      );
      return 0;
    }
    console.log(`The keys are set in BACKUP_KEY; the current one is ${copies.keys[0]?.id}.`);
    return 0;
  }
  await mkdir(dataDir, { recursive: true });
  if (flags.has('new')) await addToKeyFile(dataDir);
  const keys = await ensureKeys(backupConfigOf(env)).catch(
    (error: unknown) => backupReason(error) ?? Promise.reject(error),
  );
  if (typeof keys === 'string') return complain(`${keys}`);
  for (const { id, bytes } of keys) console.log(`copy-key-${bytes.toString('base64url')}  # ${id}`);
  console.log(
    `The key is stored in ${keyFileOf(dataDir)}. Store it somewhere else as well. Without it, your backups can’t be read.`,
  );
  return 0;
}

/** `s3:NAME` and `folder:NAME` are backups in a backup location; anything else is a file. */
const placed = /^(s3|bucket|folder):(.+)$/;

/**
 * Runs `work` with a backup as a plain file, wherever it is and encrypted or not. If it can't be read, prints why and returns
 * undefined.
 */
export async function withBackup<Value>(
  named: string,
  work: (file: string) => Promise<Value>,
): Promise<Value | undefined> {
  const [, kind, name] = placed.exec(named) ?? [];
  if (kind === undefined && !(await isReadableFile(named))) return undefined;
  if (kind === undefined && !(await isEncryptedFile(named))) return work(named);
  const env = readEnv();
  // Without a site there may be no data folder.
  const parent = existsSync(env.dataDir) ? env.dataDir : tmpdir();
  const folder = await makeWorkingFolder(parent, parent === env.dataDir ? '.restore-' : 'site-tmp-');
  const file = join(folder.path, 'copy.db');
  try {
    const config = backupConfigOf(env);
    const { keys } = await readBackupKeys(env.dataDir, config.keys);
    if (kind === undefined) await decryptTo(createReadStream(named), keys, file);
    else {
      const store = openBackupLocation(config, kind === 'folder' ? 'folder' : 'bucket');
      if (!store) throw new BackupError('no_bucket', `${named}: this backup location isn’t configured`);
      await fetchBackup(store, name ?? '', keys, file).finally(store.close);
    }
    return await work(file);
  } catch (error) {
    const reason = backupReason(error);
    if (reason === undefined) throw error;
    process.stderr.write(`${named}: ${reason}\n`);
    return undefined;
  } finally {
    await folder.remove();
  }
}

async function isEncryptedFile(path: string): Promise<boolean> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(64), 0, 64, 0);
    return isEncrypted(buffer.subarray(0, bytesRead));
  } finally {
    await file.close();
  }
}
