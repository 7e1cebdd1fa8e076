import { channel } from 'node:diagnostics_channel';

/** A value in the database that this version does not know: a newer one has written it, or other hands. */
export interface OddValue {
  table: string;
  /** Of the row. */
  id: string;
  column: string;
  /** Its first 80 characters. */
  value: string;
}

/** Hears of each odd value once (`node:diagnostics_channel`); the server writes them to its log. */
export const oddValues = channel('site:odd-value');

const mostNoted = 1000;
const noted = new Set<string>();

/** Tells of an odd value, once for each row, column and value while the process lives. */
export function noteOddValue({ table, id, column }: Omit<OddValue, 'value'>, raw: unknown): void {
  const value = String(raw).slice(0, 80);
  const key = JSON.stringify([table, id, column, value]);
  if (noted.has(key) || noted.size >= mostNoted) return;
  noted.add(key);
  oddValues.publish({ table, id, column, value } satisfies OddValue);
}
