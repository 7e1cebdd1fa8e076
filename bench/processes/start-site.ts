import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { get } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { freePort } from '../../test/free-port.ts';
import { onServerCore } from './pinned.ts';

export interface Reading {
  /** Bytes that the process takes. */
  memory: number;
  /** The longest that its thread was held since it was asked before, in milliseconds. */
  longestDelay: number;
  /** Processor time of all its threads since its start, in milliseconds. */
  cpuMs: number;
  /** What the thread that answers has asked SQLite since its start. */
  queries: number;
}

export interface MeasuredSite extends AsyncDisposable {
  url: string;
  /** From the start of the process to its first answer, in milliseconds. */
  startMs: number;
  /** The `Cookie` header of the owner's session. */
  cookie: string;
  read(): Promise<Reading>;
  /** Ends it at once, as a machine does that loses its power. */
  kill(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');
const measuredPassword = 'the password of measurements';
const timeoutMs = 120_000;

/** Starts the server as `npm start` does, on the servers' core; its log goes to a file beside the data. It ends with its scope. */
export async function startMeasuredSite(
  dataDir: string,
  variables: Record<string, string> = {},
): Promise<MeasuredSite> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const probe = pathToFileURL(join(import.meta.dirname, 'probe.mjs')).href;
  const [program, args] = onServerCore([process.execPath, `--import=${probe}`, 'build/server/main.js']);
  const log = openSync(`${dataDir}.log`, 'a');
  const { PATH, TMPDIR } = process.env;
  const begun = performance.now();
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...{ PATH, TMPDIR },
      ...{ PORT: String(port), DATA_DIR: dataDir, OWNER_PASSWORD: measuredPassword },
      ...variables,
    },
    stdio: ['ignore', log, 'inherit', 'ipc'],
  });
  const endBy = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  const end = () => endBy('SIGTERM');
  try {
    await untilAnswered(`${url}/api/health`, child);
    const startMs = performance.now() - begun;
    const cookie = await signIn(url);
    return {
      url,
      startMs,
      cookie,
      read: () => read(child),
      kill: () => endBy('SIGKILL'),
      [Symbol.asyncDispose]: end,
    };
  } catch (error) {
    await end();
    throw error;
  }
}

async function untilAnswered(url: string, child: ChildProcess): Promise<void> {
  const deadline = performance.now() + timeoutMs;
  while (!(await answers(url))) {
    if (child.exitCode !== null) throw new Error(`The site ended with ${child.exitCode}`);
    if (performance.now() > deadline) throw new Error('The site did not start');
    await wait(2);
  }
}

/** By the plainest means: `fetch` takes longer the first time than the server does. */
function answers(url: string): Promise<boolean> {
  return new Promise((resolve) => {
    get(url, (response) => resolve(response.resume().statusCode === 200)).on('error', () => resolve(false));
  });
}

/** Gives the `Cookie` header of a session. */
async function signIn(url: string, password = measuredPassword): Promise<string> {
  const response = await fetch(`${url}/api/compose/auth`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password }),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0];
  if (!cookie) throw new Error(`Signing in was answered ${response.status}`);
  return cookie;
}

async function read(child: ChildProcess): Promise<Reading> {
  const reading = once(child, 'message');
  child.send('read');
  return (await reading)[0] as Reading;
}
