import cluster from 'node:cluster';
import { writeSync } from 'node:fs';
import { type DestinationStream, type Logger, pino } from 'pino';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';
import type { LogLevel } from './env.ts';

export type { Logger };

/** Creates the structured log. It never contains personal data such as IP addresses, cookies, search terms, bodies or form values. */
export function createLog(level: LogLevel, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    { level, base: null, timestamp: time, serializers: { err: (error: unknown) => loggedError(error) } },
    destination,
  );
}

/**
 * Bytes per write. Several workers share one pipe, so they write at most PIPE_BUF to keep lines intact
 * (https://man7.org/linux/man-pages/man7/pipe.7.html).
 */
const atOnce = cluster.isWorker ? 4096 : 64 * 1024;

/** The most bytes buffered for a slow reader; further lines are dropped. */
const maxUnread = 8 * 1024 * 1024;

let output: BufferedLines | undefined;

function standardOutput(): BufferedLines {
  if (!output) {
    // Written asynchronously, so that a slow log reader doesn't delay responses.
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
        // Nothing reads the log anymore.
      }
    });
    output = lines;
  }
  return output;
}

/** Resolves when every line is written, or after one second. */
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

/** Returns the current time as JSON. Cached, because many lines share a millisecond. */
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

/** How many nested causes are logged. */
const deepest = 4;

/** Returns what is logged of an error. Other properties are dropped, because databases attach rows and sockets attach addresses. */
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

/** Where the level is in pino's lines. */
const levelAt = '{"level":'.length;

export interface BufferedLines extends DestinationStream {
  /** `done` is called when everything has been written, as far as the destination reports it. */
  flush(done?: () => void): void;
  /** Returns the buffered lines, which the caller has to write. */
  take(): string;
}

/**
 * Buffers log lines and writes up to `atOnce` characters at a time, because a write for each line would
 * double the time of a fast response. Warnings and errors are written at once, together with the lines before
 * them.
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

/** Levels have two digits: from 40 on they are warnings. An unknown format counts as urgent. */
function isUrgent(line: string): boolean {
  const digit = line[levelAt];
  return digit === undefined || digit < '1' || digit > '3';
}

/** Event names of statuses that may indicate abuse. */
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

/** Lines per event and minute. Anyone can cause refusals, and they must not fill the log. */
export const linesPerMinute = 10;

export interface Refusal {
  id: string;
  status: number;
  method?: string | undefined;
  /** The URL as sent. Only the start of its path is logged. */
  url?: string;
  cookie?: string | undefined;
}

/** The longest logged path, in characters. */
const pathLength = 200;

/** Logs refused requests by event; `unlogged` counts those omitted in an earlier minute. `now` returns milliseconds. */
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
