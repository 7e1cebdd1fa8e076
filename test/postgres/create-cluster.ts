import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { dirname } from 'node:path';
import { text } from 'node:stream/consumers';
import type { Binaries } from './binaries.ts';
import { unprivileged } from './unprivileged.ts';

const options = [
  ...['--username', 'postgres', '--auth', 'trust', '--encoding', 'UTF8', '--no-sync'],
  // Most servers sort by language instead of by byte, so code that relies on byte order fails here, too.
  ...['--locale', 'C', '--locale-provider', 'icu', '--icu-locale', 'en-US'],
];

/** Creates an empty cluster in the new folder `data`. Throws with the output of `initdb`. */
export async function createCluster({ initdb }: Binaries, data: string): Promise<void> {
  const made = spawn(initdb, [...options, '--pgdata', data], {
    ...unprivileged,
    // Without this, Ctrl+C would make `initdb` clean up at the same time as this process.
    detached: true,
    cwd: dirname(data),
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const kill = () => made.kill('SIGKILL');
  process.prependOnceListener('exit', kill);
  const [stderr, [code]] = await Promise.all([text(made.stderr), once(made, 'exit')]);
  process.off('exit', kill);
  if (code !== 0) throw new Error(`initdb failed: ${stderr.trim()}`);
}
