import { z } from 'zod';

/** Text without NUL, which PostgreSQL refuses, and without half surrogate pairs, which no UTF-8 can carry. */
export function storedText(): z.ZodString {
  return z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed());
}
