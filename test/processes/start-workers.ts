import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { type Agent, get } from 'node:http';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';

/** A site with several workers, and its output. */
export interface SiteOfWorkers {
  /** Returns the ids of the workers that respond on many connections. */
  workers(): Promise<number[]>;
  /** Sends requests until stopped, over the connections of `agent`, or else a new one for each request. */
  load(options?: { lanes?: number; agent?: Agent }): { stop(): Promise<Load> };
  /** Returns everything printed to stdout so far. */
  printed(): string;
  complaints(): string;
  kill(signal: NodeJS.Signals): void;
  ended: Promise<number | null>;
}

/** Results of sending requests. Times are from `performance.now()`. */
export interface Load {
  answered: number;
  failed: { begun: number; ended: number; why: string }[];
}

/** Rendering time of the requested page in ms. */
const pageMs = 20;

/** Starts `serve-with-workers.ts` on a port for the duration of the test. */
export function startWorkers(port: number, variables: Record<string, string>): SiteOfWorkers {
  const script = fileURLToPath(new URL('./serve-with-workers.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script], {
    env: { ...process.env, PORT: String(port), WORKERS: '2', ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  onTestFinished(() => {
    child.kill('SIGKILL');
  });
  let printed = '';
  let complaints = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    complaints += text;
  });
  const ask = (agent: Agent | false) => requestOnce(`http://127.0.0.1:${port}/compose?wait=${pageMs}`, agent);
  return {
    workers: async () => {
      const answers = await Promise.allSettled(Array.from({ length: 12 }, () => ask(false)));
      return [...new Set(answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : [])))];
    },
    load: ({ lanes = 16, agent } = {}) => {
      const load: Load = { answered: 0, failed: [] };
      let isOver = false;
      const lane = async () => {
        while (!isOver) {
          const begun = performance.now();
          await ask(agent ?? false).then(
            () => {
              load.answered += 1;
            },
            (error) => load.failed.push({ begun, ended: performance.now(), why: String(error) }),
          );
        }
      };
      const running = Promise.all(Array.from({ length: lanes }, lane));
      return {
        stop: async () => {
          isOver = true;
          await running;
          return load;
        },
      };
    },
    printed: () => printed,
    complaints: () => complaints,
    kill: (signal) => child.kill(signal),
    ended: once(child, 'close').then(([code]) => code as number | null),
  };
}

/** Requests a page and returns the ID of the worker that responded. Fails after 10 seconds. */
function requestOnce(url: string, agent: Agent | false): Promise<number> {
  return new Promise((resolve, reject) => {
    const request = get(url, { agent, timeout: 10_000 }, async (response) => {
      let text = '';
      try {
        for await (const chunk of response) text += chunk;
      } catch (error) {
        return reject(error);
      }
      if (response.statusCode === 200) resolve(Number(text));
      else reject(new Error(`Answered ${response.statusCode}`));
    });
    request.on('timeout', () => request.destroy(new Error('No answer'))).on('error', reject);
  });
}
