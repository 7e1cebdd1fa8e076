import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';
import { isPostDate } from '../shared/dates.ts';

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

/** A row by its table and id, and how its columns are read where this version may not know what stands there. */
export class RowReader {
  private readonly table: string;
  private readonly id: string;

  constructor(table: string, id: string) {
    this.table = table;
    this.id = id;
  }

  /** The column's value, or `fallback` where the schema does not know it: no list fails for one row. */
  known<Value>(column: string, value: unknown, schema: z.ZodType<Value>, fallback: Value): Value {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    noteOddValue({ table: this.table, id: this.id, column }, value);
    return fallback;
  }

  /** A date or timestamp. */
  date(column: string, value: unknown, fallback: string): string {
    return this.known(column, value, dateText, fallback);
  }

  /** What a JSON text holds. */
  json<Value>(column: string, text: string, schema: z.ZodType<Value>, fallback: Value): Value {
    const held = parseJson(text);
    const parsed = held && schema.safeParse(held.value);
    if (parsed?.success) return parsed.data;
    noteOddValue({ table: this.table, id: this.id, column }, text);
    return fallback;
  }
}

const dateText = z.string().refine(isPostDate);

function parseJson(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The date of what has none that can be read. */
export const noDate = '1970-01-01T00:00:00.000Z';
