import { join } from 'node:path';

export const root = join(import.meta.dirname, '../..');

/** The copy of the project whose pages are built for measuring alone. */
export const folder = join(root, '.cache/bench-pages');

export const builtPages = join(folder, 'build/server/entry.js');
