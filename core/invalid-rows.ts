import { channel } from 'node:diagnostics_channel';
import { z } from 'zod';
import { isPostDate } from '../shared/dates.ts';

/** A value that this version doesn't support, written by a newer version or by hand. */
export interface InvalidValue {
  table: string;
  id: string;
  column: string;
  value: string;
}

/** Publishes each invalid value once (`node:diagnostics_channel`); the server logs it. */
export const invalidValues = channel('site:odd-value');

const maxReported = 1000;
const noted = new Set<string>();

/** Reports a value once per row and column while the process runs. */
export function reportInvalidValue({ table, id, column }: Omit<InvalidValue, 'value'>, raw: unknown): void {
  const value = String(raw).slice(0, 80);
  const key = JSON.stringify([table, id, column, value]);
  if (noted.has(key) || noted.size >= maxReported) return;
  noted.add(key);
  invalidValues.publish({ table, id, column, value } satisfies InvalidValue);
}

/** Reads the columns of a row, with fallbacks for values that this version doesn't support. */
export class RowReader {
  private readonly table: string;
  private readonly id: string;

  constructor(table: string, id: string) {
    this.table = table;
    this.id = id;
  }

  /** Returns `fallback` if the schema rejects the value, so that one row never breaks a list. */
  known<Value>(column: string, value: unknown, schema: z.ZodType<Value>, fallback: Value): Value {
    const parsed = schema.safeParse(value);
    if (parsed.success) return parsed.data;
    reportInvalidValue({ table: this.table, id: this.id, column }, value);
    return fallback;
  }

  date(column: string, value: unknown, fallback: string): string {
    return this.known(column, value, dateText, fallback);
  }

  json<Value>(column: string, text: string, schema: z.ZodType<Value>, fallback: Value): Value {
    const held = parseJson(text);
    const parsed = held && schema.safeParse(held.value);
    if (parsed?.success) return parsed.data;
    reportInvalidValue({ table: this.table, id: this.id, column }, text);
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

/** The date of rows without a readable one. */
export const noDate = '1970-01-01T00:00:00.000Z';
