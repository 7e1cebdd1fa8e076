import { collectDefaultMetrics, type MetricObjectWithValues, type MetricValue, Registry } from 'prom-client';
import type { Database } from '../../db/connect.ts';
import type { Observer } from '../observer.ts';
import type { BodyBudget } from '../request-body/body-budget.ts';
import { databaseMetrics, statementMetrics } from './database-metrics.ts';
import { readGauge } from './read-metric.ts';
import { requestMetrics } from './request-metrics.ts';
import { siteMetrics } from './site-metrics.ts';
import { workMetrics } from './work-metrics.ts';

/** The metrics of one process, as they are sent to the one that adds them up. */
export type MetricsReport = MetricObjectWithValues<MetricValue<string>>[];

export interface Metrics {
  observer: Observer;
  /** Adds what is known once the site is put together. */
  watch(site: { db: Database; bodies: BodyBudget }): void;
  /** In the text format of Prometheus (https://prometheus.io/docs/instrumenting/exposition_formats/). */
  text(): Promise<string>;
  report(): Promise<MetricsReport>;
}

/** The metrics of this process. */
export function createMetrics(): Metrics {
  const register = new Registry();
  processMetrics(register);
  return {
    observer: { ...requestMetrics(register), statement: statementMetrics(register) },
    watch: ({ db, bodies }) => {
      databaseMetrics(register, db);
      workMetrics(register, bodies);
      siteMetrics(register, db);
    },
    text: () => register.metrics(),
    report: async () => (await register.getMetricsAsJSON()).map(withNumbers),
  };
}

/** Memory, processor, event loop and collections, under the names that every dashboard for Node knows. */
export function processMetrics(register: Registry): void {
  collectDefaultMetrics({ register });
  readGauge(register, { name: 'site_processes', help: 'Processes that are in these numbers.' }, () => [
    { value: 1 },
  ]);
  // Of several processes the slowest is who readers wait for; a mean would hide it.
  for (const name of ['mean', 'p50', 'p90', 'p99']) {
    const lag = register.getSingleMetric(`nodejs_eventloop_lag_${name}_seconds`);
    if (lag) Object.assign(lag, { aggregator: 'max' });
  }
}

/** JSON has no NaN, which is what a delay that was not measured yet is. */
function withNumbers(metric: MetricsReport[number]): MetricsReport[number] {
  return {
    ...metric,
    values: metric.values.map((each) => ({ ...each, value: Number.isFinite(each.value) ? each.value : 0 })),
  };
}
