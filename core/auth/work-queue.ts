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
  const queues = { preferred: new Map<() => void, number>(), usual: new Map<() => void, number>() };
  let running = 0;

  const startNext = () => {
    for (const queue of [queues.preferred, queues.usual]) {
      for (const begin of queue.keys()) {
        queue.delete(begin);
        return begin();
      }
    }
    running -= 1;
  };

  const waitIn = (queue: Map<() => void, number>, signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', stopWaiting);
        resolve(true);
      };
      const stopWaiting = () => {
        queue.delete(begin);
        resolve(false);
      };
      queue.set(begin, performance.now());
      signal?.addEventListener('abort', stopWaiting, { once: true });
    });

  return {
    run: async (work, { signal, isPreferred = false } = {}) => {
      if (signal?.aborted) return fail({ code: 'client_gone' });
      if (running < atOnce) running += 1;
      else {
        const queue = isPreferred ? queues.preferred : queues.usual;
        if (queue.size >= places) return fail({ code: 'busy' });
        if (!(await waitIn(queue, signal))) return fail({ code: 'client_gone' });
      }
      try {
        return ok(await work());
      } finally {
        startNext();
      }
    },
    load: () => {
      const since = [...queues.preferred.values(), ...queues.usual.values()];
      const first = since.length > 0 ? Math.min(...since) : undefined;
      return { running, waiting: since.length, maxWaitMs: waitedMs(first) };
    },
  };
}
