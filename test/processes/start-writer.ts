import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ConnectOptions } from '../../db/connect.ts';

/** Another process on a database, and every line that it has printed. */
export interface Writer {
  child: ChildProcess;
  lines: string[];
  /** What it said on stderr. */
  complaints: string[];
  ended: Promise<number | null>;
}

/** Starts `write-posts.ts` on a database, for as long as the test lasts; `name` makes its slugs its own. */
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
  // A test that fails or runs out of time would leave it writing for ever.
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
