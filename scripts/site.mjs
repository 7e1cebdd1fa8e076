import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { isBuilt } from './prepare/build.mjs';
import { root } from './prepare/root.mjs';

/**
 * A command of the site: `node scripts/site.mjs import old.xml`. Runs what was built if that is of the sources as they are, else
 * the sources; it never builds, which would take away files that a running site may still open.
 */

/** The C library reads these when a process begins, so this process becomes the other one. */
const environment = {
  ...process.env,
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '131072',
  MALLOC_TRIM_THRESHOLD_: '131072',
};

const flags = [
  '--memory-saver-mode',
  '--single-threaded-gc',
  '--max-semi-space-size=2',
  '--heap-growing-percent=30',
];

const program = join(root, isBuilt() ? 'build/server/site.js' : 'cli/main.ts');
const args = [...flags, program, ...process.argv.slice(2)];

if (process.platform === 'win32') {
  const { status } = spawnSync(process.execPath, args, { env: environment, stdio: 'inherit' });
  process.exitCode = status ?? 1;
} else process.execve(process.execPath, [process.execPath, ...args], environment);
