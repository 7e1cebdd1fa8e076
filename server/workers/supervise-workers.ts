import type { WorkerOrder, WorkerReady } from './worker-message.ts';

/** A process that serves, as the one that started it sees it. */
export interface Worker {
  order(order: WorkerOrder): void;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

export interface WorkerEvents {
  onReady(ready: WorkerReady): void;
  /** Comes once and last; null when a signal ended it. */
  onExit(code: number | null): void;
}

export interface Supervision {
  count: number;
  start(events: WorkerEvents): Worker;
  /** Hears of the first worker that serves, and of any password that was made up. */
  onReady(ready: WorkerReady): void;
  /** Hears of a worker that is started anew, in so many milliseconds. */
  onRestart(code: number | null, inMs: number): void;
  /** All have ended: asked to (0), or because no start succeeds. */
  onEnd(code: number): void;
}

export interface Supervisor {
  /** Lets each finish the requests that it has. */
  stop(): void;
  /** Ends all of them at once. */
  kill(): void;
}

/** A worker that ends soon after its start is started anew later and later; one that served longer, soon (ms). */
const restart = { firstMs: 100, lastMs: 30_000, settledMs: 60_000 } as const;

interface Running {
  worker?: Worker;
  readySince?: number;
}

/**
 * Keeps `count` workers running. The first makes the site ready before the others start; one of those that serve has the
 * background work, and another gets it when that one ends. All end when a start fails while nobody serves.
 */
export function superviseWorkers({ count, start, onReady, onRestart, onEnd }: Supervision): Supervisor {
  const running = new Set<Running>();
  const timers = new Set<NodeJS.Timeout>();
  let housekeeper: Running | undefined;
  let isAnnounced = false;
  let exitCode: number | undefined;
  let delayMs: number = restart.firstMs;

  const servers = () => [...running].filter(({ readySince }) => readySince !== undefined);

  const appointHousekeeper = () => {
    if (housekeeper && running.has(housekeeper)) return;
    housekeeper = servers()[0];
    housekeeper?.worker?.order('keep_house');
  };

  const startOne = () => {
    const one: Running = {};
    running.add(one);
    one.worker = start({
      onReady: (ready) => {
        one.readySince = performance.now();
        if (exitCode !== undefined) return one.worker?.order('stop');
        appointHousekeeper();
        if (!isAnnounced || ready.generatedPassword) onReady(ready);
        if (isAnnounced) return;
        isAnnounced = true;
        for (let more = 1; more < count; more += 1) startOne();
      },
      onExit: (code) => {
        running.delete(one);
        if (exitCode === undefined) replace(one, code);
        if (exitCode !== undefined && running.size === 0) onEnd(exitCode);
      },
    });
  };

  const replace = ({ readySince }: Running, code: number | null) => {
    appointHousekeeper();
    // It has said itself what keeps it from its work.
    if (readySince === undefined && servers().length === 0) return end(code || 1);
    const served = readySince === undefined ? 0 : performance.now() - readySince;
    if (served >= restart.settledMs) delayMs = restart.firstMs;
    onRestart(code, delayMs);
    const timer = setTimeout(() => {
      timers.delete(timer);
      startOne();
    }, delayMs);
    timers.add(timer);
    delayMs = Math.min(delayMs * 2, restart.lastMs);
  };

  const end = (code: number) => {
    exitCode ??= code;
    for (const timer of timers) clearTimeout(timer);
    timers.clear();
    for (const { worker, readySince } of running) {
      // One that does not serve yet has nothing to finish.
      if (readySince === undefined) worker?.kill('SIGTERM');
      else worker?.order('stop');
    }
  };

  startOne();
  return {
    stop: () => {
      end(0);
      if (running.size === 0) onEnd(0);
    },
    kill: () => {
      for (const { worker } of running) worker?.kill('SIGKILL');
    },
  };
}
