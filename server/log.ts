import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';
import type { LogLevel } from './env.ts';

export type { Logger };

/** Structured logs. What identifies a person never goes in: addresses, cookies, search words, bodies, form values. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    { level, base: null, timestamp: time, serializers: { err: (error: unknown) => loggedError(error) } },
    destination,
  );
}

/**
 * Bytes that are written at once: together where several processes write to one pipe they stay up to PIPE_BUF
 * (https://man7.org/linux/man-pages/man7/pipe.7.html).
 */
const atOnce = cluster.isWorker ? 4096 : 64 * 1024;

/** Most bytes that wait for a slow reader of the log; further lines are dropped. */
const maxUnread = 8 * 1024 * 1024;

let output: BufferedLines | undefined;

function standardOutput(): BufferedLines {
  if (!output) {
    // Written beside the thread that answers, which waits for no reader of the log; what one leaves lying has a bound.
    const stream = pino.destination({
      dest: 1,
      sync: false,
      minLength: 1,
      maxLength: maxUnread,
      maxWrite: atOnce,
    });
    const lines = bufferLines(stream, atOnce);
    process.on('exit', () => {
      try {
        stream.flushSync();
        writeSync(1, lines.take());
      } catch {
        // The log's reader is gone.
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

interface LoggedError {
  type: string;
  message: string;
  code?: string;
  stack?: string;
  cause?: LoggedError;
}

/** Causes that are told, one within the other. */
const deepest = 4;

/** What the log keeps of an error. Databases hang whole rows on theirs, and sockets addresses, which belong in no log. */
function loggedError(error: unknown, depth = 0): LoggedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error) };
  const { code } = error as { code?: unknown };
  return {
    type: error.name,
    message: error.message,
    ...((typeof code === 'string' || typeof code === 'number') && { code: String(code) }),
    ...(error.stack !== undefined && { stack: error.stack }),
    ...(error.cause !== undefined && depth < deepest && { cause: loggedError(error.cause, depth + 1) }),
  };
}

/** How long a line may wait for others, in milliseconds. */
const waitMs = 100;

/** The start of pino's lines, up to their level; those from 40 on warn, and are what is looked for after an end. */
const levelAt = '{"level":'.length;

export interface BufferedLines extends DestinationStream {
  /** `done` is called once all has been written, as far as the destination can tell. */
  flush(done?: () => void): void;
  /** What waits still; it is the caller's to write. */
  take(): string;
}

/**
 * Writes log lines together, `atOnce` characters at most but for one line that is longer, in their order: a write for each would cost a fast answer half its time. Warnings and worse are
 * written at once, with all before them.
 */
export function bufferLines(
  destination: DestinationStream & { flush?(done: () => void): void },
  atOnce: number,
): BufferedLines {
  let waiting = '';
  let timer: NodeJS.Timeout | undefined;
  const take = () => {
    clearTimeout(timer);
    timer = undefined;
    const lines = waiting;
    waiting = '';
    return lines;
  };
  const flush = () => {
    const lines = take();
    if (lines !== '') destination.write(lines);
  };
  return {
    take,
    flush: (done) => {
      flush();
      if (done && destination.flush) destination.flush(done);
      else done?.();
    },
    write: (line) => {
      if (waiting.length + line.length > atOnce) flush();
      waiting += line;
      if (isUrgent(line)) return flush();
      timer ??= setTimeout(flush, waitMs).unref();
    },
  };
}

/** Levels have two digits, 40 and more is urgent; whatever else it may be is too. */
function isUrgent(line: string): boolean {
  const digit = line[levelAt];
  return digit === undefined || digit < '1' || digit > '3';
}

/** Statuses that tell of an attempt to get past a limit or a rule, each with the name of its event. */
const events: Readonly<Record<number, string>> = {
  400: 'request_invalid',
  403: 'request_forbidden',
  405: 'method_refused',
  408: 'request_too_slow',
  413: 'request_too_large',
  429: 'too_many_requests',
  431: 'head_too_large',
  503: 'service_unavailable',
};

/** Lines of one event in a minute: anyone can be refused as often as they like, and the log is no one's to fill. */
export const linesPerMinute = 10;

export interface Refusal {
  id: string;
  status: number;
  method?: string | undefined;
  /** As it was sent; the log gets the start of its path alone. */
  url?: string;
  cookie?: string | undefined;
}

/** In characters. */
const pathLength = 200;

/** Logs refusals by name; `unlogged` counts those left out in a minute before. `now`: milliseconds. */
export function createRefusalLog(log: Logger, now = () => performance.now()): (refusal: Refusal) => void {
  const limit = limitPerMinute(linesPerMinute, now);
  return ({ id, status, method, url, cookie }) => {
    const event = events[status];
    if (!event) return;
    const { isWithin, leftOut: unlogged } = limit(event);
    if (!isWithin) return;
    const path =
      url === undefined ? undefined : loggedPath(url.split('?', 1)[0] ?? '', cookie).slice(0, pathLength);
    log.warn({ event, status, id, method, path, ...(unlogged > 0 && { unlogged }) }, 'refused');
  };
}
