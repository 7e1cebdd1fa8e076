import type { WorkerOrder, WorkerReady } from './worker-message.ts';

/** A process that serves, as the one that started it sees it. */
export interface Worker {
  order(order: WorkerOrder): void;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

export interface WorkerEvents {
  onReady(ready: WorkerReady): void;
  /** Comes once and last. */
  onExit(ended: Ended): void;
}

/** How a process ended: by itself with a code, or by a signal. */
export interface Ended {
  code: number | null;
  signal?: NodeJS.Signals | null;
}

export interface Supervision {
  count: number;
  start(events: WorkerEvents): Worker;
  /** Hears of the first worker that serves, and of any password that was made up. */
  onReady(ready: WorkerReady): void;
  /** Hears of a worker that ended, whether it had served, and in how many milliseconds another one starts. */
  onRestart(ended: Ended & { served: boolean; inMs: number }): void;
  /** All have ended: asked to (0), or because the first one could not start. */
  onEnd(code: number, ended?: Ended): void;
}

export interface Supervisor {
  /** Lets each finish the requests that it has. */
  stop(): void;
  /** Ends all of them at once. */
  kill(): void;
}

/** Where one worker after the other crashes, the next is started later and later, until one has served for a while (ms). */
const restart = { firstMs: 100, lastMs: 30_000, settledMs: 2_000 } as const;

interface Running {
  worker?: Worker;
  readySince?: number;
}

/**
 * Keeps `count` workers running. The first makes the site ready before the others start; one of those that serve has the
 * background work, and another gets it when that one ends. All end when the first one can't start.
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
      onExit: (ended) => {
        running.delete(one);
        // What has made the site ready for all says itself why it could not.
        if (!isAnnounced && exitCode === undefined) return onEnd(ended.code || 1, ended);
        if (exitCode === undefined) replace(one, ended);
        else if (running.size === 0) onEnd(exitCode);
      },
    });
  };

  const replace = ({ readySince }: Running, ended: Ended) => {
    appointHousekeeper();
    const served = readySince !== undefined && performance.now() - readySince >= restart.settledMs;
    if (served) delayMs = restart.firstMs;
    // One that was asked to end did not crash; and while nobody serves, every moment counts.
    const isAtOnce = served && (ended.code === 0 || servers().length === 0);
    const inMs = isAtOnce ? 0 : delayMs;
    onRestart({ ...ended, served, inMs });
    const timer = setTimeout(() => {
      timers.delete(timer);
      startOne();
    }, inMs);
    timers.add(timer);
    if (!isAtOnce) delayMs = Math.min(delayMs * 2, restart.lastMs);
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
