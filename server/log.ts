import { type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';

export type { Logger };

/**
 * Structured logs on stdout. What identifies a person never goes in: no addresses, cookies, search
 * words, bodies or form values; a request is told by its id, method, path, status and time.
 */
export function createLog(level: LogLevel): Logger {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
