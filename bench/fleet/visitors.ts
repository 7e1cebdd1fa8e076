import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/** What is asked for, and how it is counted. */
export interface Target {
  kind: string;
  url: string;
  /** What a whole answer ends with, where that is known. */
  end?: string;
}

export interface Reads {
  count: number;
  longestMs: number;
  /** Since the beginning, in milliseconds, and what came in place of the page. */
  failed: { at: number; url: string; why: string }[];
}

const pauseMs = 15;
const answerMs = 10_000;

/** Has a few visitors ask for one target after the other until `stop` fires; gives what they met, by kind. */
export async function visitUntil(
  targets: readonly Target[],
  lanes: number,
  stop: AbortSignal,
): Promise<Record<string, Reads>> {
  const begun = performance.now();
  const reads: Record<string, Reads> = {};
  const agent = new Agent({ keepAlive: true, maxSockets: lanes * 2 });
  const visit = async () => {
    while (!stop.aborted) {
      const target = targets[Math.floor(Math.random() * targets.length)];
      if (!target) return;
      const asked = performance.now();
      const why = await failureOf(target, agent);
      const own = reads[target.kind] ?? { count: 0, longestMs: 0, failed: [] };
      reads[target.kind] = own;
      own.count += 1;
      own.longestMs = Math.max(own.longestMs, performance.now() - asked);
      if (why) own.failed.push({ at: Math.round(asked - begun), url: target.url, why });
      await wait(pauseMs);
    }
  };
  await Promise.all(Array.from({ length: lanes }, visit));
  agent.destroy();
  return reads;
}

/** Why an answer is not a whole 200; undefined where it is. */
function failureOf({ url, end = '' }: Target, agent: Agent): Promise<string | undefined> {
  return new Promise((resolve) => {
    const request = get(url, { agent, timeout: answerMs }, (response) => {
      let last = '';
      let length = 0;
      response.on('data', (piece: Buffer) => {
        length += piece.length;
        last = (last + piece.toString('latin1')).slice(-100);
      });
      response.on('error', ({ message }) => resolve(message));
      response.on('close', () => {
        if (response.statusCode !== 200) resolve(`status ${response.statusCode}`);
        else if (!response.complete || length === 0 || !last.trimEnd().endsWith(end)) resolve('cut short');
        else resolve(undefined);
      });
    });
    request.on('timeout', () => request.destroy(new Error('no answer')));
    request.on('error', ({ message }) => resolve(message));
  });
}
