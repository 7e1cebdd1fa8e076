import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../test/free-port.ts';

/** A server process. It ends with its scope. */
export interface Server extends AsyncDisposable {
  url: string;
  /** Processor time used so far, in ms. Without `/proc`, the elapsed time. */
  cpuMs(): number;
}

/** The site under measurement. */
export interface Site extends Server {
  dataDir: string;
  /** Time from the start of the process to its first response, in ms. */
  startMs: number;
  /** The `Cookie` header of the owner's session. */
  cookie: string;
  /** Resident memory of the process in megabytes. NaN except on Linux. */
  memory(): number;
}

const root = join(import.meta.dirname, '..');
const password = 'the password of measurements';
const { PATH, TMPDIR } = process.env;
const isPinned = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0;

/** Starts Node on the first core, if possible. All servers share that core; the load runs on the others. */
function startNode(args: string[], env: Record<string, string>, stdout: 'pipe' | number): ChildProcess {
  const [program = '', ...rest] = [...(isPinned ? ['taskset', '-c', '0'] : []), process.execPath, ...args];
  return spawn(program, rest, {
    cwd: root,
    env: { PATH, TMPDIR, NODE_ENV: 'production', ...env },
    stdio: ['ignore', stdout, 'inherit'],
  });
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Starts the built site as `npm start` does. Its log goes to a file next to the data. */
export async function startSite(dataDir: string, variables: Record<string, string> = {}): Promise<Site> {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const env = { PORT: String(port), DATA_DIR: dataDir, OWNER_PASSWORD: password, ...variables };
  const begun = performance.now();
  const child = startNode([...startOptions(), 'build/server/main.js'], env, openSync(`${dataDir}.log`, 'a'));
  try {
    while (!(await fetch(`${url}/api/health`).catch(() => undefined))?.ok) {
      if (child.exitCode !== null) throw new Error(`The site exited with code ${child.exitCode}`);
      await wait(5);
    }
    const startMs = performance.now() - begun;
    const response = await fetch(`${url}/api/compose/auth`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ password }),
    });
    const cookie = response.headers.get('set-cookie')?.split(';')[0];
    if (!cookie) throw new Error(`Signing in failed with ${response.status}`);
    return {
      url,
      dataDir,
      startMs,
      cookie,
      memory: () => memoryOf(child),
      cpuMs: () => cpuMsOf(child),
      [Symbol.asyncDispose]: () => end(child),
    };
  } catch (error) {
    await end(child);
    throw error;
  }
}

/** Returns the Node options of `npm start`. */
function startOptions(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  return (scripts.start as string).split(' ').filter((part) => part.startsWith('--max'));
}

function memoryOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return Number.NaN;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1]) / 1024;
}

/** Returns user and system time in ms, from ticks of 10 ms (proc_pid_stat(5)). */
function cpuMsOf({ pid }: ChildProcess): number {
  if (process.platform !== 'linux') return performance.now();
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ');
  const [user, system] = fields.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** Starts a server from this folder for comparison. It prints its URL. */
export async function startBare(script: string, args: string[]): Promise<Server> {
  const path = join(import.meta.dirname, script);
  const child = startNode(['--disable-warning=ExperimentalWarning', path, ...args], {}, 'pipe');
  const failed = once(child, 'exit').then(([code]) =>
    Promise.reject(new Error(`${script} exited with code ${code}`)),
  );
  const line = child.stdout && once(child.stdout.setEncoding('utf8'), 'data');
  const [printed] = (await Promise.race([line, failed])) as [string];
  failed.catch(() => undefined);
  return { url: printed.trim(), cpuMs: () => cpuMsOf(child), [Symbol.asyncDispose]: () => end(child) };
}
