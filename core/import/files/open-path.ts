import { createReadStream } from 'node:fs';
import { opendir, stat } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import type { FolderFile, ImportInput } from '../../../readers/source-files.ts';

/** Files of one folder; a folder of more holds other things than a blog. */
const mostFiles = 100_000;

/** Folders of programs and of what programs made. */
const unread = new Set(['node_modules', 'vendor', 'dist', 'build', '_site']);

/** A file or a folder of this machine, to be imported. Rejects for a path where nothing is, or nothing that may be read. */
export async function openPath(path: string): Promise<ImportInput> {
  const found = await stat(path);
  if (found.isDirectory()) return { files: await listFiles(path) };
  return {
    size: found.size,
    read: (start = 0, end) => createReadStream(path, { start, ...(end !== undefined && { end: end - 1 }) }),
  };
}

/** All files below, without hidden ones; links are not followed, so that nothing outside of the folder is read. */
async function listFiles(root: string): Promise<FolderFile[]> {
  const files: FolderFile[] = [];
  const folders = [root];
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for await (const entry of await opendir(folder)) {
      const path = join(folder, entry.name);
      if (entry.name.startsWith('.') || files.length >= mostFiles) continue;
      if (entry.isDirectory() && !unread.has(entry.name)) folders.push(path);
      if (!entry.isFile()) continue;
      const { size } = await stat(path);
      const name = relative(root, path).replaceAll(sep, '/');
      files.push({ path: name, size, read: () => createReadStream(path) });
    }
  }
  return files;
}
