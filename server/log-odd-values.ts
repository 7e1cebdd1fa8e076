import { type OddValue, oddValues } from '../core/odd-rows/odd-value.ts';
import type { Logger } from './log.ts';

export function logOddValues(log: Logger): () => void {
  const write = (odd: unknown) => log.warn({ ...(odd as OddValue) }, 'unknown value in the database');
  oddValues.subscribe(write);
  return () => void oddValues.unsubscribe(write);
}
