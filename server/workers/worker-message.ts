import type { MetricsReport } from '../metrics/create-metrics.ts';

/** What a worker tells once it serves; the password is the one that this start made up, if any. */
export interface WorkerReady {
  kind: 'ready';
  address: string;
  generatedPassword: string | null;
}

/** What a worker tells: that it serves; its metrics; that somebody has asked it for those of all. */
export type WorkerMessage =
  | WorkerReady
  | { kind: 'metrics'; report: MetricsReport }
  | { kind: 'sum_wanted'; ask: number };

/** What a worker is told: to do the background work of the whole site from now on, or to end with all others. */
export type WorkerOrder = 'keep_house' | 'stop';

/** What a worker is told of metrics: to report its own, or those of all that it has asked for. */
export type MetricsOrder = { kind: 'report' } | { kind: 'sum'; ask: number; text: string };
