import type { Worker as ClusterWorker } from 'node:cluster';
import cluster from 'node:cluster';
import type { Env } from './env.ts';
import { createLog, type Logger } from './log.ts';
import { announce, onStopSignals, serve } from './serve.ts';
import type { PagesSource } from './start.ts';

/** A process that serves, as the one that started it sees it. */
interface Worker {
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
  let maintenanceWorker: Running | undefined;
  let isAnnounced = false;
  let exitCode: number | undefined;
  let delayMs: number = restart.firstMs;

  const servers = () => [...running].filter(({ readySince }) => readySince !== undefined);

  const electMaintenanceWorker = () => {
    if (maintenanceWorker && running.has(maintenanceWorker)) return;
    maintenanceWorker = servers()[0];
    maintenanceWorker?.worker?.order('start_background_work');
  };

  const startOne = () => {
    const one: Running = {};
    running.add(one);
    one.worker = start({
      onReady: (ready) => {
        one.readySince = performance.now();
        if (exitCode !== undefined) return one.worker?.order('stop');
        electMaintenanceWorker();
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
    electMaintenanceWorker();
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

/** Starts the processes that serve and keeps them running. It has no database and no request: nothing here can fail them. */
export async function runPrimary(env: Env): Promise<void> {
  // The workers accept by themselves. Handed on by Node, a connection would be lost with the worker that it is on its way to.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = createLog(env.logLevel);
  if (env.metrics) await (await import('./metrics.ts')).serveClusterMetrics(env.metrics);
  const supervisor = superviseWorkers({
    count: env.workers,
    start: (events) => startWorker(events, log),
    onReady: (ready) => announce(ready, env.siteUrl),
    onRestart: (ended) => {
      if (!ended.served) log.error(ended, 'worker crashed at startup, starting another');
      else if (ended.code === 0) log.info(ended, 'worker exited, starting another');
      else log.error(ended, 'worker crashed, starting another');
    },
    onEnd: (code, ended) => {
      if (ended) log.fatal(ended, 'first worker failed to start, exiting');
      process.exit(code);
    },
  });
  onStopSignals(supervisor.stop, supervisor.kill);
}

function startWorker({ onReady, onExit }: WorkerEvents, log: Logger): Worker {
  const notStarted = (error: unknown) => {
    log.error({ err: error }, 'worker start failed');
    onExit({ code: 1 });
  };
  let worker: ClusterWorker;
  try {
    worker = cluster.fork();
  } catch (error) {
    setImmediate(notStarted, error);
    return { order: () => undefined, kill: () => undefined };
  }
  worker.on('message', (message: WorkerReady) => message.kind === 'ready' && onReady(message));
  worker.once('exit', (code: number | null, signal: NodeJS.Signals | null) => onExit({ code, signal }));
  // Where there is no process, no exit comes. Of one that is there it tells of an order that came too late.
  worker.on('error', (error) => {
    if (worker.process.pid === undefined) notStarted(error);
  });
  return {
    // One that has just ended hears nothing more.
    order: (order) => worker.isConnected() && worker.send(order, () => undefined),
    kill: (signal) => worker.process.kill(signal),
  };
}

/** One of the processes that serve. The first prepares the site for all; which one does the background work, it is told. */
export async function runWorker(env: Env, pages?: PagesSource): Promise<void> {
  const site = await serve(env, { ...(pages && { pages }), isAdditional: cluster.worker?.id !== 1 });
  const end = () => process.exit(0);
  process.on('message', (order: WorkerOrder) => {
    if (order === 'start_background_work') site.startBackgroundWork();
    else if (order === 'stop') void (env.databaseUrl ? site.retire() : site.stop()).then(end);
  });
  // Alone, so that others can take what comes; a second time says nothing new.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void site.retire().then(end));
  const { address, generatedPassword } = site;
  process.send?.({ kind: 'ready', address, generatedPassword });
}

/** What a worker tells once it serves; the password is the one that this start made up, if any. */
interface WorkerReady {
  kind: 'ready';
  address: string;
  generatedPassword: string | null;
}

/** What a worker is told: to do the background work of the whole site from now on, or to end with all others. */
export type WorkerOrder = 'start_background_work' | 'stop';
