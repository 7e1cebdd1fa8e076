import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';
import { loggedError } from './logged-error.ts';

export type { Logger };

/**
 * Structured logs on stdout, or where `destination` says. What identifies a person never goes in: no addresses,
 * cookies, search words, bodies or form values; a request is told by its id, method, path, status and time.
 */
export function createLog(level: LogLevel, destination?: DestinationStream): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: (error: unknown) => loggedError(error) },
    },
    destination ?? pino.destination(1),
  );
}
