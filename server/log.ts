import { type DestinationStream, type Logger, pino } from 'pino';
import type { LogLevel } from './env.ts';
import { loggedError } from './logged-error.ts';

export type { Logger };

/** Structured logs. What identifies a person never goes in: addresses, cookies, search words, bodies, form values. */
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
