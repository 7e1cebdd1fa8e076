import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { startCommand } from '../processes/start-command.ts';

/** One process of the site, which can be killed and started again at its port. */
export interface Instance {
  url: string;
  /** From a built working copy; done once it answers that it is ready. */
  start(root: string): Promise<void>;
  stop(signal: 'SIGTERM' | 'SIGKILL'): Promise<void>;
}

const readyMs = 90_000;

export function createInstance(port: number, variables: Record<string, string>, logFile: string): Instance {
  const url = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;
  return {
    url,
    start: async (root) => {
      const command = startCommand(root);
      const log = openSync(logFile, 'a');
      const { PATH, TMPDIR } = process.env;
      child = spawn(process.execPath, command.args, {
        cwd: root,
        env: { PATH, TMPDIR, ...command.variables, ...variables, PORT: String(port) },
        stdio: ['ignore', log, log],
      });
      await untilReady(url, child, logFile);
    },
    stop: async (signal) => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return;
      const ended = once(child, 'exit');
      child.kill(signal);
      await ended;
    },
  };
}

async function untilReady(url: string, child: ChildProcess, logFile: string): Promise<void> {
  const deadline = performance.now() + readyMs;
  while (performance.now() < deadline) {
    const isReady = await fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    );
    // One that was killed meanwhile need not be waited for.
    if (isReady || child.signalCode !== null) return;
    if (child.exitCode !== null) throw new Error(`An instance ended with ${child.exitCode}: ${logFile}`);
    await wait(50);
  }
  throw new Error(`An instance is not ready: ${logFile}`);
}
