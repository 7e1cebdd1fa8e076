import { z } from 'zod';
import { isPostDate } from '../../shared/dates.ts';
import { noteOddValue } from './odd-value.ts';

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
