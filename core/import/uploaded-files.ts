import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { chmod, mkdir, opendir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream as NodeReadableStream } from 'node:stream/web';
import { asFileFailure } from '../../db/database-failure.ts';
import type { FolderFile, ImportInput } from '../../readers/source-files.ts';

/** The maximum number of files in a folder: more than any blog has. */
const maxFiles = 100_000;

const unread = new Set(['node_modules', 'vendor', 'dist', 'build', '_site']);

/** Opens a local file or folder. Rejects if it can't be read. */
export async function openPath(path: string): Promise<ImportInput> {
  const found = await stat(path);
  if (found.isDirectory()) return { files: await listFiles(path) };
  return {
    size: found.size,
    read: (start = 0, end) => createReadStream(path, { start, ...(end !== undefined && { end: end - 1 }) }),
  };
}

/** Lists files. Skips hidden files and links, so that nothing outside the folder is read. */
async function listFiles(root: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || files.length >= maxFiles) continue;
      if (entry.isDirectory() && !unread.has(entry.name)) folders.push(path);
      if (!entry.isFile()) continue;
      const { size } = await stat(path);
      const name = relative(root, path).replaceAll(sep, '/');
      files.push({ path: name, size, read: () => createReadStream(path) });
    }
  }
  return files;
}

/** An upload, stored until its import ends. */
export interface UploadedFile {
  id: string;
  path: string;
  /** SHA-256, hex. */
  hash: string;
  bytes: number;
}

export interface UploadedFiles {
  /**
   * Streams a body to disk. Null if it exceeds `limit` bytes. Rejects if it is interrupted, with a
   * `DatabaseFailure` if the disk is full.
   */
  receive(body: ReadableStream<Uint8Array> | null, limit: number): Promise<UploadedFile | null>;
  /** Returns the path of an upload; undefined if this machine doesn't have it. */
  find(id: string): Promise<string | undefined>;
  /** Replaces another upload with this one. */
  replace(id: string, by: UploadedFile): Promise<string>;
  remove(id: string): Promise<void>;
  /** Lists uploads with modification times. */
  list(): Promise<{ id: string; changedAt: Date }[]>;
}

class TooLarge extends Error {}

/** Creates the store of uploads in a folder that only the site's user can read. */
export function createUploadedFiles(folder: string): UploadedFiles {
  const pathOf = (id: string) => join(folder, id);
  return {
    async receive(body, limit) {
      const id = crypto.randomUUID();
      const hash = createHash('sha256');
      let bytes = 0;
      const counting = new Transform({
        transform(chunk: Uint8Array, _encoding, done) {
          bytes += chunk.length;
          hash.update(chunk);
          if (bytes > limit) done(new TooLarge());
          else done(null, chunk);
        },
      });
      const from = body ? Readable.fromWeb(body as NodeReadableStream<Uint8Array>) : Readable.from([]);
      try {
        await mkdir(folder, { recursive: true, mode: 0o700 });
        await chmod(folder, 0o700);
        await pipeline(from, counting, createWriteStream(pathOf(id), { mode: 0o600, flags: 'wx' }));
        return { id, path: pathOf(id), hash: hash.digest('hex'), bytes };
      } catch (error) {
        await rm(pathOf(id), { force: true });
        if (error instanceof TooLarge) return null;
        throw asFileFailure(error);
      }
    },
    async find(id) {
      const found = await stat(pathOf(id)).catch(() => undefined);
      return found?.isFile() ? pathOf(id) : undefined;
    },
    async replace(id, by) {
      await rename(by.path, pathOf(id));
      return pathOf(id);
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async list() {
      const names = await readdir(folder).catch(() => []);
      const files: { id: string; changedAt: Date }[] = [];
      for (const id of names) {
        const found = await stat(pathOf(id)).catch(() => undefined);
        if (found?.isFile()) files.push({ id, changedAt: found.mtime });
      }
      return files;
    },
  };
}

/** Hashes a file's content or a folder's listing. */
export async function hashOfPath(path: string): Promise<string> {
  const hash = createHash('sha256');
  const input = await openPath(path);
  if ('files' in input) {
    const lines = input.files.map((file) => `${file.size} ${file.path}`).sort();
    return hash.update(lines.join('\n')).digest('hex');
  }
  for await (const piece of createReadStream(path)) hash.update(piece as Uint8Array);
  return hash.digest('hex');
}
