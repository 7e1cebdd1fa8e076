import type { MetricsOrder, WorkerMessage } from '../workers/worker-message.ts';
import type { Metrics } from './create-metrics.ts';

export interface WorkerReports {
  /** The metrics of all workers, from the process that adds them up. */
  sum(): Promise<string>;
  /** Reports for the last time; resolves when that is on its way. */
  end(): Promise<void>;
}

/** In a worker: reports its metrics now and whenever it is asked to. */
export function reportMetrics(metrics: Pick<Metrics, 'report'>): WorkerReports {
  const asked = new Map<number, (text: string) => void>();
  let asks = 0;
  const report = async () => tell({ kind: 'metrics', report: await metrics.report() });
  process.on('message', (order: MetricsOrder | string) => {
    if (typeof order === 'string') return;
    if (order.kind === 'report') void report();
    else {
      asked.get(order.ask)?.(order.text);
      asked.delete(order.ask);
    }
  });
  void report();
  return {
    sum: () => {
      asks += 1;
      const ask = asks;
      return new Promise((resolve) => {
        asked.set(ask, resolve);
        void tell({ kind: 'sum_wanted', ask });
      });
    },
    end: report,
  };
}

/** Resolves once it is sent, or can't be. */
function tell(message: WorkerMessage): Promise<void> {
  return new Promise((resolve) => {
    if (!process.connected) return resolve();
    process.send?.(message, undefined, undefined, () => resolve());
  });
}
