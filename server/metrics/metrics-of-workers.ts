import cluster, { type Worker } from 'node:cluster';
import { setTimeout as delay } from 'node:timers/promises';
import { Registry } from 'prom-client';
import { briefly } from '../../db/briefly.ts';
import type { MetricsEnv } from '../metrics-env.ts';
import type { MetricsOrder, WorkerMessage } from '../workers/worker-message.ts';
import { createAnswerMetrics } from './answer-metrics.ts';
import { processMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { WorkerSums } from './worker-sums.ts';

/** Milliseconds for which a worker that has much to do is waited for, before what it said last is taken; and for which one sum is good. */
const limits = { report: 1_000, sum: 200 } as const;

/** In the process that starts the workers: adds up what they report, for its own port or for the worker that was asked. */
export async function sumMetricsOfWorkers({ ownPort, token }: MetricsEnv): Promise<void> {
  const own = new Registry();
  processMetrics(own);
  const sums = new WorkerSums();
  const reported = new Map<number, () => void>();
  const text = briefly(async () => {
    const asked = sums.workers.map((id) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      reported.set(id, resolve);
      order(cluster.workers?.[id], { kind: 'report' });
      return promise;
    });
    await Promise.race([Promise.all(asked), delay(limits.report, undefined, { ref: false })]);
    return sums.text(await own.getMetricsAsJSON());
  }, limits.sum);
  cluster.on('message', (worker, message: WorkerMessage) => {
    // What a worker had sent before its end may be read after it: its counts are in the sum by then.
    if (message.kind === 'metrics' && !worker.isDead()) {
      sums.note(worker.id, message.report);
      reported.get(worker.id)?.();
    } else if (message.kind === 'sum_wanted') {
      void text().then((all) => order(worker, { kind: 'sum', ask: message.ask, text: all }));
    }
  });
  cluster.on('exit', ({ id }) => {
    sums.end(id);
    reported.get(id)?.();
    reported.delete(id);
  });
  if (ownPort) await serveMetrics(ownPort, createAnswerMetrics({ text, token }));
}

function order(worker: Worker | undefined, order: MetricsOrder): void {
  // One that has just ended hears nothing more.
  if (worker?.isConnected()) worker.send(order, () => undefined);
}
