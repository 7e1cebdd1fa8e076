import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type SourceFile, sourceFile } from './source-file.ts';

const notOurs = new Set(['node_modules', 'build', 'data', 'test-results']);
const isSource = /\.(tsx?|mjs|css)$/;

/** Every source file of the project that lies at `root`. Hidden folders hold generated files and are left out. */
export function readTree(root: string): SourceFile[] {
  return pathsUnder(root, '').map((path) => sourceFile(path, readFileSync(join(root, path), 'utf8')));
}

function pathsUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder ? `${folder}/${entry.name}` : entry.name;
    if (entry.name.startsWith('.') || (folder === '' && notOurs.has(entry.name))) return [];
    if (entry.isDirectory()) return pathsUnder(root, path);
    return isSource.test(entry.name) ? [path] : [];
  });
}
