import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Top folders that hold what is made or installed. */
const made = new Set(['node_modules', 'build', 'data', 'test-results', '.cache', '.git', '.react-router']);

/** Paths of the project's own files, from `root`. */
export function projectFiles(root: string): string[] {
  return readdirSync(root, { withFileTypes: true }).flatMap((entry) => {
    if (made.has(entry.name)) return [];
    if (!entry.isDirectory()) return [entry.name];
    return readdirSync(join(root, entry.name), { withFileTypes: true, recursive: true })
      .filter((inner) => inner.isFile())
      .map((inner) => join(inner.parentPath, inner.name).slice(join(root, '/').length).replaceAll('\\', '/'));
  });
}
