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
    return this.known(column, text, jsonOf(schema), fallback);
  }
}

const dateText = z.string().refine(isPostDate);

function jsonOf<Value>(schema: z.ZodType<Value>): z.ZodType<Value> {
  return z
    .string()
    .transform((text, context) => {
      try {
        return JSON.parse(text) as unknown;
      } catch {
        context.addIssue('no JSON');
        return z.NEVER;
      }
    })
    .pipe(schema as z.ZodType<Value, unknown>);
}

/** The date of what has none that can be read. */
export const noDate = '1970-01-01T00:00:00.000Z';
