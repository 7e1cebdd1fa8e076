import { type DestinationStream, type Logger, pino } from 'pino';
import { type BufferedLines, bufferLines } from './buffered-lines.ts';
import type { LogLevel } from './env.ts';
import { loggedError } from './logged-error.ts';

export type { Logger };

/** Structured logs. What identifies a person never goes in: addresses, cookies, search words, bodies, form values. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    { level, base: null, timestamp: time, serializers: { err: (error: unknown) => loggedError(error) } },
    destination,
  );
}

let output: BufferedLines | undefined;

function standardOutput(): BufferedLines {
  if (!output) {
    output = bufferLines(pino.destination(1));
    process.on('exit', output.flush);
  }
  return output;
}

let known = { at: 0, text: '' };

/** Now, in UTC, as part of a line of JSON. Many lines share a millisecond. */
function time(): string {
  const at = Date.now();
  if (at !== known.at) known = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return known.text;
}
