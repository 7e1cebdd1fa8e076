import type { Database } from '../db/connect.ts';
import type { Env } from './env.ts';
import type { Logger } from './log.ts';
import type { AnswerMetrics } from './metrics/answer-metrics.ts';
import { joinObservers, type Observer } from './observer.ts';
import type { BodyBudget } from './request-body/body-budget.ts';

export interface Telemetry {
  observer: Observer;
  /** Begins once the site is put together; gives what answers for the metrics at the site's own port, where they are there. */
  begin(site: { db: Database; bodies: BodyBudget }): Promise<AnswerMetrics | undefined>;
  end(): Promise<void>;
}

/** What the site shows of its work to who runs it. Nothing of it is loaded unless it was asked for. */
export async function openTelemetry(env: Pick<Env, 'metrics' | 'traces'>, log: Logger): Promise<Telemetry> {
  const metrics = env.metrics && (await import('./metrics/open-metrics.ts')).openMetrics(env.metrics);
  const traces = env.traces && (await (await import('./traces/open-traces.ts')).openTraces(env.traces, log));
  const both = [metrics, traces].filter((each) => each !== undefined);
  return {
    observer: joinObservers(both.map(({ observer }) => observer)),
    begin: async (site) => metrics?.begin(site),
    end: async () => {
      await Promise.all(both.map(({ end }) => end()));
    },
  };
}
