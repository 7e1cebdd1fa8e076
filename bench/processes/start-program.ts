import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { onServerCore } from './pinned.ts';

/** A program of bench/ that serves, on the servers' core; it prints its address when it does, and ends with its scope. */
export interface BareServer extends AsyncDisposable {
  url: string;
}

export async function startProgram(name: string, args: string[]): Promise<BareServer> {
  const script = fileURLToPath(new URL(`../${name}`, import.meta.url));
  const node = [process.execPath, '--disable-warning=ExperimentalWarning', script, ...args];
  const [program, rest] = onServerCore(node);
  const child = spawn(program, rest, {
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const failed = once(child, 'exit').then(([code]) => {
    throw new Error(`${name} ended with ${code}`);
  });
  const printed = once(child.stdout.setEncoding('utf8'), 'data');
  const [line] = (await Promise.race([printed, failed])) as [string];
  failed.catch(() => undefined);
  return {
    url: line.trim(),
    [Symbol.asyncDispose]: async () => {
      child.kill('SIGTERM');
      await failed.catch(() => undefined);
    },
  };
}
