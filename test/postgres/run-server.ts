import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { freePort } from '../free-port.ts';
import type { Binaries } from './binaries.ts';
import { unprivileged } from './unprivileged.ts';

/** Safe for test data only, because no write waits for the disk. */
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '200',
};

/** Starts the server with the cluster in `data`, ready for connections. Throws with its output. */
export async function runServer({ postgres }: Binaries, data: string, more: Record<string, string> = {}) {
  const port = await freePort();
  const options = Object.entries({ ...settings, port, ...more }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  const server = spawn(postgres, ['-D', data, ...options], {
    ...unprivileged,
    detached: true,
    cwd: data,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  // If the process exits before `stop`, this runs before the folder is removed.
  const kill = () => server.kill('SIGQUIT');
  process.prependOnceListener('exit', kill);
  await readiness(server);
  return {
    port: Number(more.port ?? port),
    /** Stops with a fast shutdown, or immediately, as after a power failure. */
    async stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
      process.off('exit', kill);
      const ended = once(server, 'exit');
      // A fast shutdown doesn't wait for connections left open by tests.
      server.kill(how === 'fast' ? 'SIGINT' : 'SIGQUIT');
      await ended;
    },
  };
}

async function readiness(server: ChildProcess): Promise<void> {
  if (!server.stderr) throw new Error('PostgreSQL was started without a log.');
  const log: string[] = [];
  const lines = createInterface(server.stderr);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.once('exit', () => reject(new Error(`PostgreSQL did not start: ${log.join('\n')}`)));
    lines.on('line', (line) => {
      log.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
  });
  // Keep reading, because a full pipe would block the server.
  lines.removeAllListeners('line').on('line', () => {});
}
