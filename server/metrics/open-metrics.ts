import cluster from 'node:cluster';
import type { Database } from '../../db/connect.ts';
import type { MetricsEnv } from '../metrics-env.ts';
import type { Observer } from '../observer.ts';
import type { BodyBudget } from '../request-body/body-budget.ts';
import { type AnswerMetrics, createAnswerMetrics } from './answer-metrics.ts';
import { createMetrics } from './create-metrics.ts';
import { serveMetrics } from './serve-metrics.ts';
import { reportMetrics, type WorkerReports } from './worker-reports.ts';

export interface OpenMetrics {
  observer: Observer;
  /** Answers from now on at the own port, if there is one; gives what answers at the site's, if that is where they are. */
  begin(site: { db: Database; bodies: BodyBudget }): Promise<AnswerMetrics | undefined>;
  end(): Promise<void>;
}

/** The metrics of this process; where it is one of several, the first of them answers for all at the own port. */
export function openMetrics({ ownPort, token }: MetricsEnv): OpenMetrics {
  const metrics = createMetrics();
  let reports: WorkerReports | undefined;
  let server: { close(): void } | undefined;
  return {
    observer: metrics.observer,
    begin: async (site) => {
      metrics.watch(site);
      if (cluster.isWorker) reports = reportMetrics(metrics);
      const answer = createAnswerMetrics({ text: reports?.sum ?? metrics.text, token });
      if (!ownPort) return answer;
      if (!reports) server = await serveMetrics(ownPort, answer);
      return undefined;
    },
    end: async () => {
      server?.close();
      await reports?.end();
    },
  };
}
