import { enableCompileCache, flushCompileCache } from 'node:module';
import { join } from 'node:path';

const folder = join(import.meta.dirname, '../.cache/compiled');

/**
 * Modules that are imported from now on are kept as the engine compiled them, and the next start takes them from there
 * in a third less time. A file that changed is compiled anew; where nothing can be written, all are.
 */
export function keepCompiledModules(): void {
  enableCompileCache(folder);
}

/** Writes what was compiled so far, which otherwise happens when the process ends, unless it is killed. */
export function writeCompiledModules(): void {
  flushCompileCache();
}
