import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ConnectOptions } from '../../db/connect.ts';

/** A separate process that writes to a database, and its output lines. */
export interface Writer {
  child: ChildProcess;
  lines: string[];
  /** Lines printed to stderr. */
  complaints: string[];
  ended: Promise<number | null>;
}

/** Starts `write-posts.ts` on a database for the duration of the test. `name` makes its slugs unique. */
export function startWriter(options: ConnectOptions, mode: 'once' | 'on', name = ''): Writer {
  const script = fileURLToPath(new URL('./write-posts.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, mode, name], {
    env: {
      ...process.env,
      DATA_DIR: options.dataDir,
      DATABASE_URL: options.databaseUrl ?? '',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // A failed test would leave the process running forever.
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const writer: Writer = {
    child,
    lines: [],
    complaints: [],
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    writer.lines.push(...lines);
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => writer.complaints.push(text));
  return writer;
}
