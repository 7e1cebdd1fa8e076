import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** 256 bits that copies are encrypted with, and the name by which a copy tells which of them it needs. */
export interface CopyKey {
  /** The first eight bytes of its SHA-256, in hexadecimal; it tells nothing of the key. */
  id: string;
  bytes: Buffer;
}

const start = 'copy-key-';
const pattern = /^copy-key-([\w-]{43})$/;

/** A new key as text: `copy-key-` and 43 characters. */
export function newCopyKey(): string {
  return start + randomBytes(32).toString('base64url');
}

/** Undefined for what is no key. */
export function parseCopyKey(text: string): CopyKey | undefined {
  const [, encoded] = pattern.exec(text.trim()) ?? [];
  if (encoded === undefined) return undefined;
  const bytes = Buffer.from(encoded, 'base64url');
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 16), bytes };
}

/**
 * The keys of a text, with commas, spaces or lines between; what follows a # in its line is left out. The first encrypts, all
 * of them decrypt. Undefined where one of them is none; empty for an empty text.
 */
export function parseCopyKeys(text: string): CopyKey[] | undefined {
  const words = text
    .split('\n')
    .flatMap((line) => (line.split('#')[0] ?? '').split(/[\s,]+/))
    .filter(Boolean);
  const keys = words.map(parseCopyKey);
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

/** The keys of a site, the one that encrypts first. */
export interface CopyKeys {
  keys: CopyKey[];
  /** `environment` where BACKUP_KEY has them; a `file` lies beside the data and is lost with it. */
  from: 'environment' | 'file';
}

/** Says why the keys can't be used, without repeating them. */
export class CopyKeyError extends Error {}

export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'copy.key');
}

/** The keys that are there; none where nobody has made one. Throws CopyKeyError for a file that holds something else. */
export async function readCopyKeys(dataDir: string, given: CopyKey[]): Promise<CopyKeys> {
  if (given.length > 0) return { keys: given, from: 'environment' };
  return { keys: await readKeyFile(dataDir), from: 'file' };
}

/** The same, and a key is made where there is none. */
export async function ensureCopyKeys(dataDir: string, given: CopyKey[]): Promise<CopyKeys> {
  const found = await readCopyKeys(dataDir, given);
  if (found.keys.length > 0) return found;
  await addToKeyFile(dataDir);
  return readCopyKeys(dataDir, given);
}

/** Puts a new key before those of the file, which go on to decrypt older copies. Gives it as text. */
export async function addToKeyFile(dataDir: string): Promise<string> {
  const former = await readText(keyFileOf(dataDir));
  await readKeyFile(dataDir);
  const key = newCopyKey();
  const isFirst = former === undefined;
  const text = isFirst ? `${about}${key}\n` : `${about}${key}\n${former.replace(about, '')}`;
  await writeWhole(keyFileOf(dataDir), text, isFirst);
  return key;
}

const about =
  '# The first key encrypts the copies of this site, all of them decrypt. Without them no copy can be read: keep this elsewhere, too.\n';

async function readKeyFile(dataDir: string): Promise<CopyKey[]> {
  const keys = parseCopyKeys((await readText(keyFileOf(dataDir))) ?? '');
  if (keys) return keys;
  throw new CopyKeyError(`${keyFileOf(dataDir)} holds something that is no key of copies.`);
}

function readText(path: string): Promise<string | undefined> {
  return readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** `isFirst`: where two processes make one at once, that of the first stays. */
async function writeWhole(path: string, text: string, isFirst: boolean): Promise<void> {
  const temporary = `${path}.${randomUUID()}`;
  const file = await open(temporary, 'wx', 0o600);
  try {
    await file.writeFile(text);
    await file.sync();
    if (!isFirst) return await rename(temporary, path);
    // A link, unlike a renaming, never replaces what is there.
    await link(temporary, path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  } finally {
    await file.close();
    await rm(temporary, { force: true });
  }
}
