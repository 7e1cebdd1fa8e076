import { createHash, randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writeKeyFile } from '../guard/guard-store.ts';

/** A key of 256 bits that encrypts backups. */
export interface BackupKey {
  /** The first eight bytes of the key's SHA-256, in hexadecimal. Each backup names the key it needs. */
  id: string;
  bytes: Buffer;
}

const start = 'copy-key-';
const pattern = /^copy-key-([\w-]{43})$/;

/** Returns a new key as text: `copy-key-` and 43 characters. */
export function generateBackupKey(): string {
  return start + randomBytes(32).toString('base64url');
}

export function parseBackupKey(text: string): BackupKey | undefined {
  const [, encoded] = pattern.exec(text.trim()) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}

/**
 * Parses keys separated by commas, spaces or lines; # starts a comment. The first one encrypts, and all of
 * them decrypt. Undefined if one is invalid.
 */
export function parseBackupKeys(text: string): BackupKey[] | undefined {
  const words = text
    .split('\n')
    .flatMap((line) => (line.split('#')[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  const keys = words.map(parseBackupKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

export interface BackupKeys {
  keys: BackupKey[];
  /** `environment` is BACKUP_KEY. A `file` is next to the data and is lost with it. */
  from: 'environment' | 'file';
}

/** Thrown if the keys can't be used. The message explains why without repeating them. */
export class BackupKeyError extends Error {}

export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'copy.key');
}

/** Reads the backup keys; empty if there are none yet. Throws `BackupKeyError` for an invalid file. */
export async function readBackupKeys(dataDir: string, given: BackupKey[]): Promise<BackupKeys> {
  if (given.length > 0) return { keys: given, from: 'environment' };
  return { keys: await readKeyFile(dataDir), from: 'file' };
}

export async function ensureBackupKeys(dataDir: string, given: BackupKey[]): Promise<BackupKeys> {
  const found = await readBackupKeys(dataDir, given);
  if (found.keys.length > 0) return found;
  await addToKeyFile(dataDir);
  return readBackupKeys(dataDir, given);
}

/** Adds a key to the file. Earlier keys stay, to decrypt older backups. */
export async function addToKeyFile(dataDir: string): Promise<string> {
  const former = await readText(keyFileOf(dataDir));
  await readKeyFile(dataDir);
  const key = generateBackupKey();
  const isFirst = former === undefined;
  const text = isFirst ? `${about}${key}\n` : `${about}${key}\n${former.replace(/^# The .+\n/, '')}`;
  await writeKeyFile(keyFileOf(dataDir), text, isFirst);
  return key;
}

const about =
  '# The first key encrypts new backups; all keys decrypt. Without these keys, your backups can’t be read. Store them somewhere else as well.\n';

async function readKeyFile(dataDir: string): Promise<BackupKey[]> {
  const keys = parseBackupKeys((await readText(keyFileOf(dataDir))) ?? '');
  if (keys) return keys;
  throw new BackupKeyError(`${keyFileOf(dataDir)} contains something that isn’t a backup key.`);
}

function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}
