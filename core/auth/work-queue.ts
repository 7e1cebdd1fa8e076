import { type WorkLoad, waitedMs } from '../../shared/health.ts';
import { fail, ok, type Result } from '../../shared/result.ts';

/** `busy`: every place in the line is taken. `client_gone`: whoever asked has left, and nothing was done. */
export type QueueFailure = { code: 'busy' } | { code: 'client_gone' };

export interface QueueOptions {
  /** Ends the wait; work that has begun goes on. */
  signal?: AbortSignal | undefined;
  /** Served before everybody else, with places of its own. */
  isPreferred?: boolean;
}

export interface WorkQueue {
  run<Value>(work: () => Promise<Value>, options?: QueueOptions): Promise<Result<Value, QueueFailure>>;
  load(): WorkLoad;
}

/** Runs at most `atOnce` works at a time; at most `places` wait in each of two lines, and the next is refused at once. */
export function createWorkQueue({ atOnce, places }: { atOnce: number; places: number }): WorkQueue {
  // Each with the moment at which it came.
  const lines = { preferred: new Map<() => void, number>(), usual: new Map<() => void, number>() };
  let running = 0;

  /** The place of a work that is done goes to the next in line, or is free. */
  const passOn = () => {
    for (const line of [lines.preferred, lines.usual]) {
      for (const begin of line.keys()) {
        line.delete(begin);
        return begin();
      }
    }
    running -= 1;
  };

  /** True once it is this one's turn; false when it was left before. */
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
      return { running, waiting: since.length, longestWaitMs: waitedMs(first) };
    },
  };
}
