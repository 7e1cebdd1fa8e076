import type { Worker as ClusterWorker } from 'node:cluster';
import cluster from 'node:cluster';
import type { Env } from './env.ts';
import { createLog, type Logger } from './log.ts';
import { announce, onStopSignals, serve } from './serve.ts';
import type { PagesSource } from './start.ts';

interface Worker {
  order(order: WorkerOrder): void;
  kill(signal: 'SIGTERM' | 'SIGKILL'): void;
}

export interface WorkerEvents {
  onReady(ready: WorkerReady): void;
  /** Called once, after all other events. */
  onExit(ended: Ended): void;
}

/** The exit code of a process, or the signal that ended it. */
export interface Ended {
  code: number | null;
  signal?: NodeJS.Signals | null;
}

export interface Supervision {
  count: number;
  start(events: WorkerEvents): Worker;
  /** Called when the first worker is ready, and when a worker has generated a password. */
  onReady(ready: WorkerReady): void;
  /** Called when a worker has ended. `served`: it had run stably. `inMs`: the delay before the next one starts. */
  onRestart(ended: Ended & { served: boolean; inMs: number }): void;
  /** Called when all workers have ended: on request (code 0), or because the first one couldn't start. */
  onEnd(code: number, ended?: Ended): void;
}

export interface Supervisor {
  /** Lets workers finish their requests. */
  stop(): void;
  kill(): void;
}

/** Delays before replacing a worker that crashes at startup, doubled each time until one has run for `settledMs` (ms). */
const restart = { firstMs: 100, lastMs: 30_000, settledMs: 2_000 } as const;

interface Running {
  worker?: Worker;
  readySince?: number;
}

/**
 * Keeps `count` workers running. The first prepares the site before the others start. One worker does the
 * background work; if it ends, another takes over. If the first worker can't start, everything ends.
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
        // The first worker has already printed why it couldn't start.
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
    // Restart without delay after exit code 0, which isn't a crash, or if no other worker is serving.
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
      // A worker that isn't ready has no requests to finish.
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

/** Starts the workers and keeps them running. The primary has no database connection and serves no requests, so neither can crash it. */
export async function runPrimary(env: Env): Promise<void> {
  // Workers accept connections themselves. If Node passed connections on, some would be lost when a worker
  // ends.
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
  // A process that never started emits no exit event. For a running one, the error is a message that arrived
  // too late.
  worker.on('error', (error) => {
    if (worker.process.pid === undefined) notStarted(error);
  });
  return {
    // A worker that has just ended can't receive messages.
    order: (order) => worker.isConnected() && worker.send(order, () => undefined),
    kill: (signal) => worker.process.kill(signal),
  };
}

/** Runs one worker. The first prepares the site for all; the primary chooses the one that does the background work. */
export async function runWorker(env: Env, pages?: PagesSource): Promise<void> {
  const site = await serve(env, { ...(pages && { pages }), isAdditional: cluster.worker?.id !== 1 });
  const end = () => process.exit(0);
  process.on('message', (order: WorkerOrder) => {
    if (order === 'start_background_work') site.startBackgroundWork();
    else if (order === 'stop') void (env.databaseUrl ? site.retire() : site.stop()).then(end);
  });
  // A signal to this process ends only this worker, and the others keep serving. A second signal changes
  // nothing.
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void site.retire().then(end));
  const { address, generatedPassword } = site;
  process.send?.({ kind: 'ready', address, generatedPassword });
}

/** What a worker reports when it is ready. The password is set if this start generated one. */
interface WorkerReady {
  kind: 'ready';
  address: string;
  generatedPassword: string | null;
}

/** A message to a worker: do the background work from now on, or stop. */
export type WorkerOrder = 'start_background_work' | 'stop';
