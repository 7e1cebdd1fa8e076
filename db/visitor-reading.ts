import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';

/** What one answer to a visitor reads of a replica, all of it in one snapshot. */
export interface VisitorReading {
  /** The rows, or undefined where they have to come from the primary. */
  read<Row>(query: CompiledQuery): Promise<Row[] | undefined>;
  /** Everything else comes from the primary: what follows a write has to see it. */
  leave(): void;
}

const readings = new AsyncLocalStorage<VisitorReading | undefined>();

export function visitorReading(): VisitorReading | undefined {
  return readings.getStore();
}

export function withVisitorReading<Value>(
  reading: VisitorReading | undefined,
  work: () => Promise<Value>,
): Promise<Value> {
  return readings.run(reading, work);
}

/** Reads what is kept for others too, at a version that a replica may not have yet. */
export function fromPrimary<Value>(work: () => Promise<Value>): Promise<Value> {
  return readings.run(undefined, work);
}
