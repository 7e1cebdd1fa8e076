import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import type { ConnectOptions } from '../../db/connect.ts';

/** A separate process that publishes due posts. */
export interface Publisher {
  child: ChildProcess;
  /** When the process was ready, in `Date.now()` time, or undefined before that. */
  upAt: number | undefined;
  output: string;
  ended: Promise<unknown>;
}

/** Starts `publish-scheduled.ts` on a database for the duration of the test. */
export function startPublisher(options: ConnectOptions, mode: 'own-clock' | '' = ''): Publisher {
  const script = fileURLToPath(new URL('./publish-scheduled.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, mode], {
    env: { ...process.env, DATA_DIR: options.dataDir, DATABASE_URL: options.databaseUrl ?? '' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  const publisher: Publisher = { child, upAt: undefined, output: '', ended: once(child, 'exit') };
  const receive = (text: string) => {
    publisher.output += text;
    if (publisher.output.includes('up\n')) publisher.upAt ??= Date.now();
  };
  child.stdout?.setEncoding('utf8').on('data', receive);
  child.stderr?.setEncoding('utf8').on('data', receive);
  return publisher;
}
