import cluster, { type Worker as ClusterWorker } from 'node:cluster';
import type { Env } from '../env.ts';
import { createLog, type Logger } from '../log.ts';
import { announce, onStopSignals } from '../serve.ts';
import { superviseWorkers, type Worker, type WorkerEvents } from './supervise-workers.ts';
import type { WorkerReady } from './worker-message.ts';

/** Starts the processes that serve and keeps them running. It has no database and no request: nothing here can fail them. */
export async function runPrimary(env: Env): Promise<void> {
  // The workers accept by themselves. Handed on by Node, a connection would be lost with the worker that it is on its way to.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = createLog(env.logLevel);
  if (env.metrics) await (await import('../metrics.ts')).serveClusterMetrics(env.metrics);
  const supervisor = superviseWorkers({
    count: env.workers,
    start: (events) => startWorker(events, log),
    onReady: (ready) => announce(ready, env.siteUrl),
    onRestart: (ended) => {
      if (!ended.served) log.error(ended, 'worker crashed at its start, another one is tried');
      else if (ended.code === 0) log.info(ended, 'worker ended, another one starts');
      else log.error(ended, 'worker crashed, another one starts');
    },
    onEnd: (code, ended) => {
      if (ended) log.fatal(ended, 'the first worker could not start, the site ends');
      process.exit(code);
    },
  });
  onStopSignals(supervisor.stop, supervisor.kill);
}

function startWorker({ onReady, onExit }: WorkerEvents, log: Logger): Worker {
  const notStarted = (error: unknown) => {
    log.error({ err: error }, 'the system started no process for a worker');
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
