import { createReadStream, existsSync } from 'node:fs';
import { mkdir, open } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addToKeyFile, CopyKeyError, keyFileOf, newCopyKey, readCopyKeys } from '../core/copies/copy-keys.ts';
import {
  CopyError,
  copyFailureCode,
  copyPlaces,
  ensureKeys,
  openCopyPlace,
} from '../core/copies/copy-places.ts';
import { failInterrupted, finishRun, insertRun } from '../core/copies/copy-run-store.ts';
import { timeOfCopy } from '../core/copies/copy-schedule.ts';
import { type CopyOutcome, doCopyWork } from '../core/copies/copy-work.ts';
import { DecryptionError, isEncrypted, keyIdOf } from '../core/copies/encryption.ts';
import { decryptTo, fetchCopy } from '../core/copies/make-copy.ts';
import { isUsed, keepRules, readKeys } from '../core/copies/read-copies-state.ts';
import { claimLease } from '../core/leases/leases.ts';
import { type ObjectStore, ObjectStoreError } from '../core/object-store/object-store.ts';
import { readSettings } from '../core/settings/settings.ts';
import { makeWorkingFolder } from '../db/working-folder.ts';
import { copyConfigOf, readEnv } from '../server/env.ts';
import { type CopyFailureCode, type CopyPlaceKind, type CopyRun, copyPlaceKinds } from '../shared/copies.ts';
import { readArguments, UsageError } from './arguments.ts';
import { complain, isReadableFile, withDatabase } from './command.ts';

/** What is to be done about a copy that was not made, or can't be read, as a sentence. */
const copyReasons: Record<CopyFailureCode, string> = {
  away: 'The store does not answer. Try again later.',
  refused: 'The place refuses the site’s key or rights.',
  no_bucket: 'The folder or bucket is not there.',
  full: 'There is no room left.',
  damaged: 'This copy is damaged, cut short or changed since it was written. Look for another one.',
  different: 'What came back is not what the copy holds. Do not rely on it.',
  key_missing:
    'The key that this copy was encrypted with is not there. Put it into BACKUP_KEY, behind the one in use.',
  no_copy: 'There is no such copy.',
  interrupted: 'It was interrupted.',
  failed: 'It failed.',
};

/** Why work on copies failed; undefined for what nobody expected. */
function copyReason(error: unknown): string | undefined {
  const isKnown = [CopyError, ObjectStoreError, DecryptionError, CopyKeyError].some(
    (kind) => error instanceof kind,
  );
  if (!isKnown) return undefined;
  // It says itself what is to be done.
  if (error instanceof CopyKeyError) return `${error.message}.`.replace('..', '.');
  const needed = error instanceof DecryptionError && error.keyId ? ` It needs the key ${error.keyId}.` : '';
  return `${(error as Error).message}. ${copyReasons[copyFailureCode(error)]}${needed}`.replace('..', '.');
}

/** Makes a copy where the site makes them by itself, as it does: encrypted, read back, the oldest removed. */
export function copyCommand(args: string[]): Promise<number> {
  return run('copy', args, 'copy [--place folder|bucket]');
}

/** Restores a copy into a database that is thrown away, and compares: the newest, where none is named. */
export function drillCommand(args: string[]): Promise<number> {
  return run('drill', args, 'drill [NAME] [--place folder|bucket]');
}

async function run(kind: CopyRun['kind'], args: string[], usage: string): Promise<number> {
  const { file: name, values } = readArguments(args, usage, { needsFile: false, named: ['place'] });
  const wanted = copyPlaceKinds.find((each) => each === values.place);
  if ((values.place && !wanted) || (name && kind === 'copy'))
    throw new UsageError(`Usage: npm run site -- ${usage}`);
  const config = copyConfigOf(readEnv());
  return withDatabase(async (db) => {
    const settings = await readSettings(db);
    const places = copyPlaces(config).filter((each) =>
      wanted ? each.kind === wanted : isUsed(each.kind, settings),
    );
    if (places.length === 0)
      return complain('There is no place for copies. Set BACKUP_FOLDER or S3_BUCKET as for “npm start”.');
    const lease = await claimLease(db, 'copies');
    if (!lease) return complain('The site is making or trying a copy just now. Try again when it is done.');
    try {
      await failInterrupted(db.kysely, new Date());
      const keep = keepRules(settings);
      const outcomes: CopyOutcome[] = [];
      for (const { kind: place, at } of places) {
        const id = await insertRun(db.kysely, { kind, place }, new Date());
        const outcome = await doCopyWork(db, config, { kind, place, keep, name: name || undefined });
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
  kind: CopyRun['kind'],
  place: CopyPlaceKind,
  at: string,
  { name, facts, failure }: CopyOutcome,
): void {
  const where = `${place === 'bucket' ? 's3' : 'folder'}:${name}`;
  if (failure) {
    const what = kind === 'copy' ? `No copy in ${at}` : `The drill with ${name || at} failed`;
    process.stderr.write(`${what}: ${failure.detail}. ${copyReasons[failure.code]}\n`.replace('..', '.'));
  } else if (kind === 'copy') {
    console.log(`Copied to ${where} (${at}), read back and whole.`);
    if (facts.removed) console.log(`Removed as too many: ${facts.removed}.`);
  } else {
    console.log(
      `Brought back for practice: ${where}. ${facts.rows} rows are as the copy holds them, and ${facts.live} as the site still does.`,
    );
  }
}

const bytesInMegabyte = 1_000_000;

/** Lists the backups of every place. Needs no site. */
export async function copiesCommand(args: string[]): Promise<number> {
  readArguments(args, 'copies', { needsFile: false });
  const config = copyConfigOf(readEnv());
  const places = copyPlaces(config);
  if (places.length === 0)
    console.log('There is no place for copies: neither BACKUP_FOLDER nor S3_BUCKET is set.');
  const keys = (await readKeys(config))?.keys ?? [];
  let code = 0;
  for (const { kind, at } of places) {
    const store = openCopyPlace(config, kind);
    if (!store) continue;
    console.log(at);
    try {
      for await (const { key, size } of store.list('site-')) {
        if (!timeOfCopy(key)) continue;
        const needed = await keyOf(store, key);
        const isReadable = needed !== undefined && keys.some(({ id }) => id === needed);
        console.log(
          `  ${kind === 'bucket' ? 's3' : 'folder'}:${key}  ${(size / bytesInMegabyte).toFixed(1)} MB${isReadable ? '' : `  cannot be read: ${needed ? `the key ${needed} is not there` : 'damaged'}`}`,
        );
      }
    } catch (error) {
      const reason = copyReason(error);
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

/** Shows the key of the copies, to be kept elsewhere, and makes one where there is none; with `--new`, another before it. */
export async function copyKeyCommand(args: string[]): Promise<number> {
  const { flags } = readArguments(args, 'copy-key [--new]', { needsFile: false, flags: ['new'] });
  const env = readEnv();
  const { dataDir, copies } = env;
  if (copies.keys.length > 0) {
    if (flags.has('new')) {
      console.log(`BACKUP_KEY=${newCopyKey()},…`);
      console.log(
        'Put it before the keys that stand there now: it will encrypt, and those go on to decrypt.',
      );
      return 0;
    }
    console.log(`The keys stand in BACKUP_KEY; the one in use is ${copies.keys[0]?.id}.`);
    return 0;
  }
  await mkdir(dataDir, { recursive: true });
  if (flags.has('new')) await addToKeyFile(dataDir);
  const keys = await ensureKeys(copyConfigOf(env)).catch(
    (error: unknown) => copyReason(error) ?? Promise.reject(error),
  );
  if (typeof keys === 'string') return complain(`${keys}`);
  for (const { id, bytes } of keys) console.log(`copy-key-${bytes.toString('base64url')}  # ${id}`);
  console.log(`It is in ${keyFileOf(dataDir)}. Keep it elsewhere, too: without it no copy can be read.`);
  return 0;
}

/** `s3:NAME` and `folder:NAME` are copies where the site keeps them; all else is a file. */
const placed = /^(s3|bucket|folder):(.+)$/;

/**
 * Does something with a copy, wherever it is and encrypted or not: with a file that can be read as it is. Says why where there
 * is none, and gives undefined.
 */
export async function withCopy<Value>(
  named: string,
  work: (file: string) => Promise<Value>,
): Promise<Value | undefined> {
  const [, kind, name] = placed.exec(named) ?? [];
  if (kind === undefined && !(await isReadableFile(named))) return undefined;
  if (kind === undefined && !(await isEncryptedFile(named))) return work(named);
  const env = readEnv();
  // Where there is no site yet, there need be no folder for its data.
  const parent = existsSync(env.dataDir) ? env.dataDir : tmpdir();
  const folder = await makeWorkingFolder(parent, parent === env.dataDir ? '.restore-' : 'site-tmp-');
  const file = join(folder.path, 'copy.db');
  try {
    const config = copyConfigOf(env);
    const { keys } = await readCopyKeys(env.dataDir, config.keys);
    if (kind === undefined) await decryptTo(createReadStream(named), keys, file);
    else {
      const store = openCopyPlace(config, kind === 'folder' ? 'folder' : 'bucket');
      if (!store) throw new CopyError('no_bucket', `${named}: no such place is set up`);
      await fetchCopy(store, name ?? '', keys, file).finally(store.close);
    }
    return await work(file);
  } catch (error) {
    const reason = copyReason(error);
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
