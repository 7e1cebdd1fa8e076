import { writeSync } from 'node:fs';
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

/** Bytes written at once: see `buffered-lines.ts`. */
const maxWrite = 4096;

/** Bytes that wait for whoever reads the log; lines beyond are dropped. */
const mostUnread = 8 * 1024 * 1024;

let output: BufferedLines | undefined;

function standardOutput(): BufferedLines {
  if (!output) {
    // Written beside the thread that answers, which waits for no reader of the log; what one leaves lying has a bound.
    const stream = pino.destination({ dest: 1, sync: false, minLength: 1, maxLength: mostUnread, maxWrite });
    const lines = bufferLines(stream);
    process.on('exit', () => {
      try {
        stream.flushSync();
        writeSync(1, lines.take());
      } catch {
        // Whoever read the log is gone, and nobody else is left to be told.
      }
    });
    output = lines;
  }
  return output;
}

/** Resolves once every line is written, or cannot be within a second. */
export function flushLog(log: Logger): Promise<void> {
  return new Promise((resolve) => {
    const late = setTimeout(resolve, 1_000);
    log.flush(() => {
      clearTimeout(late);
      resolve();
    });
  });
}

let known = { at: 0, text: '' };

/** Now, in UTC, as part of a line of JSON. Many lines share a millisecond. */
function time(): string {
  const at = Date.now();
  if (at !== known.at) known = { at, text: `,"time":"${new Date(at).toISOString()}"` };
  return known.text;
}
