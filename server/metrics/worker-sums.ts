import { AggregatorRegistry } from 'prom-client';
import type { MetricsReport } from './create-metrics.ts';

/** What only grows: it stays in the sum when its worker has ended. */
const lasting = ['counter', 'histogram'];

/** Adds up what workers report. The counts of one that has ended stay, as far as it had told of them: no sum goes back. */
export class WorkerSums {
  readonly #reports = new Map<number, MetricsReport>();
  #ended: MetricsReport = [];

  /** Those that have reported and not ended. */
  get workers(): number[] {
    return [...this.#reports.keys()];
  }

  note(worker: number, report: MetricsReport): void {
    this.#reports.set(worker, report);
  }

  end(worker: number): void {
    const last = this.#reports.get(worker) ?? [];
    this.#reports.delete(worker);
    const counted = last.filter(({ type }) => lasting.includes(String(type)));
    this.#ended = AggregatorRegistry.aggregate([this.#ended, counted]).getMetricsAsArray() as MetricsReport;
  }

  /** In the text format of Prometheus, with what the process that asks has to say of itself. */
  text(own: MetricsReport): Promise<string> {
    return AggregatorRegistry.aggregate([...this.#reports.values(), this.#ended, own]).metrics();
  }
}
