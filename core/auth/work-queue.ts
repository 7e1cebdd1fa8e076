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
}

/** Runs at most `atOnce` works at a time; at most `places` wait in each of two lines, and the next is refused at once. */
export function createWorkQueue({ atOnce, places }: { atOnce: number; places: number }): WorkQueue {
  const lines = { preferred: new Set<() => void>(), usual: new Set<() => void>() };
  let running = 0;

  /** The place of a work that is done goes to the next in line, or is free. */
  const passOn = () => {
    for (const line of [lines.preferred, lines.usual]) {
      for (const begin of line) {
        line.delete(begin);
        return begin();
      }
    }
    running -= 1;
  };

  /** True once it is this one's turn; false when it was left before. */
  const waitIn = (line: Set<() => void>, signal?: AbortSignal): Promise<boolean> =>
    new Promise((resolve) => {
      const begin = () => {
        signal?.removeEventListener('abort', leave);
        resolve(true);
      };
      const leave = () => {
        line.delete(begin);
        resolve(false);
      };
      line.add(begin);
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
  };
}
