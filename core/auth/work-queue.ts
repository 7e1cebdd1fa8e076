import { type WorkLoad, waitedMs } from '../../shared/health.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** `busy`: the queue is full. `client_gone`: the client disconnected, and nothing was done. */
export type QueueFailure = { code: 'busy' } | { code: 'client_gone' };

export interface QueueOptions {
  signal?: AbortSignal | undefined;
  /** Uses a separate queue, which is served first. */
  isPreferred?: boolean;
}

export interface WorkQueue {
  run<Value>(work: () => Promise<Value>, options?: QueueOptions): Promise<Result<Value, QueueFailure>>;
  load(): WorkLoad;
}

/** Runs `atOnce` jobs at a time; `places` wait in each of two queues, and others are refused. */
export function createWorkQueue({ atOnce, places }: { atOnce: number; places: number }): WorkQueue {
  const lines = { preferred: new Map<() => void, number>(), usual: new Map<() => void, number>() };
  let running = 0;

  const passOn = () => {
    for (const line of [lines.preferred, lines.usual]) {
      for (const begin of line.keys()) {
        line.delete(begin);
        return begin();
      }
    }
    running -= 1;
  };

  const waitIn = (line: Map<() => void, number>, signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        line.delete(begin);
        resolve(false);
      };
      line.set(begin, performance.now());
      signal?.addEventListener('abort', leave, { once: true });
    });

  return {
    run: async (work, { signal, isPreferred = false } = {}) => {
      if (signal?.aborted) return fail({ code: 'client_gone' });
      if (running < atOnce) running += 1;
      else {
        const line = isPreferred ? lines.preferred : lines.usual;
        if (line.size >= places) return fail({ code: 'busy' });
        if (!(await waitIn(line, signal))) return fail({ code: 'client_gone' });
      }
      try {
        return ok(await work());
      } finally {
        passOn();
      }
    },
    load: () => {
      const since = [...lines.preferred.values(), ...lines.usual.values()];
      const first = since.length > 0 ? Math.min(...since) : undefined;
      return { running, waiting: since.length, maxWaitMs: waitedMs(first) };
    },
  };
}
