import { randomUUID } from 'node:crypto';
import { link, open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type CopyKey, newCopyKey, parseCopyKeys } from './copy-key.ts';

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
