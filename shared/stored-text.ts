import { z } from 'zod';

/**
 * Text that any database can keep: without NUL, which PostgreSQL refuses, and without half surrogate
 * pairs, which no UTF-8 can carry. Both come only from broken or hostile programs, so they are dropped.
 */
export function storedText(): z.ZodString {
  return z.string().overwrite((text) => text.replaceAll('\0', '').toWellFormed());
}
