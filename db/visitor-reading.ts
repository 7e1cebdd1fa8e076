import { AsyncLocalStorage } from 'node:async_hooks';
import type { CompiledQuery } from 'kysely';

/** What one answer to a visitor reads of a replica, all of it in one snapshot. */
export interface VisitorReading {
  /** Of the site, which the snapshot has reached. */
  version: number;
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

/** Reads what is kept for others too, who may be told that it is as new as `version`: of a replica only where that has come so far. */
export function readAsOf<Value>(version: number | undefined, work: () => Promise<Value>): Promise<Value> {
  const reading = readings.getStore();
  if (!reading || (version !== undefined && reading.version >= version)) return work();
  return readings.run(undefined, work);
}
