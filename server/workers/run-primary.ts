import cluster from 'node:cluster';
import { announce } from '../announce.ts';
import type { Env } from '../env.ts';
import { createLog } from '../log.ts';
import { onStopSignals } from '../stop-signals.ts';
import { superviseWorkers, type Worker, type WorkerEvents } from './supervise-workers.ts';
import type { WorkerMessage } from './worker-message.ts';

/** Starts the processes that serve and keeps them running. It has no database and no request: nothing here can fail them. */
export async function runPrimary(env: Env): Promise<void> {
  // The workers accept by themselves. Handed on by Node, a connection would be lost with the worker that it is on its way to.
  cluster.schedulingPolicy = cluster.SCHED_NONE;
  const log = createLog(env.logLevel);
  if (env.metrics) {
    const { sumMetricsOfWorkers } = await import('../metrics/metrics-of-workers.ts');
    await sumMetricsOfWorkers(env.metrics);
  }
  const supervisor = superviseWorkers({
    count: env.workers,
    start: startWorker,
    onReady: (ready) => announce(ready, env.siteUrl),
    onRestart: (code, inMs) => log.warn({ code, inMs }, 'worker ended, another one starts'),
    onEnd: (code) => process.exit(code),
  });
  onStopSignals(supervisor.stop, supervisor.kill);
}

function startWorker({ onReady, onExit }: WorkerEvents): Worker {
  const worker = cluster.fork();
  worker.on('message', (message: WorkerMessage) => message.kind === 'ready' && onReady(message));
  worker.once('exit', (code: number | null) => onExit(code));
  return {
    // One that has just ended hears nothing more.
    order: (order) => worker.isConnected() && worker.send(order, () => undefined),
    kill: (signal) => worker.process.kill(signal),
  };
}
