import { createHash, randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm, rmdir, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import {
  checkObjectKey,
  isObjectKey,
  type ObjectBody,
  type ObjectHead,
  type ObjectStore,
  ObjectStoreError,
  type ObjectStoreFault,
  readBody,
  type SentObject,
  UnreadableBody,
  watchBody,
} from './object-store.ts';

const faults: Readonly<Record<string, ObjectStoreFault>> = {
  ENOENT: 'no_bucket',
  ENOTDIR: 'no_bucket',
  EACCES: 'refused',
  EPERM: 'refused',
  EROFS: 'refused',
  ENOSPC: 'full',
  EDQUOT: 'full',
  EIO: 'away',
  ESTALE: 'away',
};

function folderFailure(error: unknown, tried: string): unknown {
  if (error instanceof ObjectStoreError) return error;
  if (error instanceof UnreadableBody) return error.cause;
  const { code = '' } = error as NodeJS.ErrnoException;
  return new ObjectStoreError(faults[code] ?? 'failed', `${tried} failed: ${code || String(error)}.`);
}

/** Undefined if the file is missing but the store's folder exists. */
async function orNone<Value>(folder: string, tried: string, work: Promise<Value>) {
  try {
    return await work;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const isMissing = code === 'ENOENT' || code === 'ENOTDIR';
    if (isMissing && (await stat(folder).catch(() => undefined))) return undefined;
    throw folderFailure(error, tried);
  }
}

/** A prefix for incomplete files, because keys never start with a dot. */
const unfinished = '.unfinished-';

/** Creates an object store in a folder. The folder must exist: one that isn't mounted would look like an empty store. */
export function createFolderStore(folder: string): ObjectStore {
  const fileOf = (key: string) => {
    checkObjectKey(key);
    return join(folder, ...key.split('/'));
  };
  const find = async (key: string): Promise<ObjectHead | undefined> => {
    const facts = await orNone(folder, `Checking ${key} in ${folder}`, stat(fileOf(key)));
    return facts?.isFile() ? { key, size: facts.size, modifiedAt: facts.mtime } : undefined;
  };
  return {
    place: folder,
    put: async (key, body, { sha256 } = {}) => {
      const file = fileOf(key);
      const tried = `Writing ${key} to ${folder}`;
      const temporary = join(dirname(file), `${unfinished}${randomUUID()}`);
      try {
        await stat(folder);
        await mkdir(dirname(file), { recursive: true });
        const sent = await writeWhole(temporary, body);
        if (sha256 !== undefined && sha256 !== sent.sha256) {
          throw new ObjectStoreError('damaged', `${tried} failed: the checksum doesn’t match.`);
        }
        await rename(temporary, file);
        return sent;
      } catch (error) {
        await rm(temporary, { force: true }).catch(() => undefined);
        throw folderFailure(error, tried);
      }
    },
    get: async (key) => {
      const tried = `Reading ${key} in ${folder}`;
      const file = (await find(key)) && (await orNone(folder, tried, open(fileOf(key))));
      if (!file) return undefined;
      const { size } = await file.stat();
      return { size, body: watchBody(file.createReadStream(), size, tried) };
    },
    head: find,
    async *list(prefix) {
      for (const key of (await keysIn(folder, prefix)).sort()) {
        const head = await find(key);
        if (head) yield head;
      }
    },
    remove: async (key) => {
      await orNone(folder, `Deleting ${key} in ${folder}`, rm(fileOf(key)));
      await removeEmpty(folder, key.split('/').slice(0, -1));
    },
    close: () => undefined,
  };
}

async function writeWhole(path: string, body: ObjectBody): Promise<SentObject> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const piece of readBody(body)) {
      hash.update(piece);
      size += piece.length;
      await file.writeFile(piece);
    }
    // Syncs the file before renaming it, so that a power failure leaves all of it or nothing.
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}

async function keysIn(folder: string, prefix: string): Promise<string[]> {
  // What follows the last slash of a prefix may be the start of a file name.
  const within = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  const tried = `Listing ${within} in ${folder}`;
  const entries = await orNone(folder, tried, readdir(join(folder, within), { withFileTypes: true }));
  const keys: string[] = [];
  for (const entry of entries ?? []) {
    const key = within + entry.name;
    if (!key.startsWith(prefix) || !isObjectKey(key)) continue;
    if (entry.isDirectory()) keys.push(...(await keysIn(folder, `${key}/`)));
    else if (entry.isFile()) keys.push(key);
  }
  return keys;
}

async function removeEmpty(folder: string, names: string[]): Promise<void> {
  if (names.length === 0) return;
  try {
    await rmdir(join(folder, ...names));
  } catch {
    return;
  }
  await removeEmpty(folder, names.slice(0, -1));
}
