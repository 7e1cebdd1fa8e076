import cluster from 'node:cluster';
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

/**
 * Bytes that are written at once: together where several processes write to one pipe they stay up to PIPE_BUF
 * (https://man7.org/linux/man-pages/man7/pipe.7.html).
 */
const atOnce = cluster.isWorker ? 4096 : 64 * 1024;

/** Bytes that wait for whoever reads the log; lines beyond are dropped. */
const mostUnread = 8 * 1024 * 1024;

let output: BufferedLines | undefined;

function standardOutput(): BufferedLines {
  if (!output) {
    // Written beside the thread that answers, which waits for no reader of the log; what one leaves lying has a bound.
    const stream = pino.destination({
      dest: 1,
      sync: false,
      minLength: 1,
      maxLength: mostUnread,
      maxWrite: atOnce,
    });
    const lines = bufferLines(stream, atOnce);
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

/** The line of a request that was answered at once, as `info` would write it: in a tenth of the time, which counts there. */
export function logAnswer(
  log: Logger,
  { id, method, path, status }: { id: string; method: string; path: string; status: number },
): void {
  if (!log.isLevelEnabled('info')) return;
  const { [pino.symbols.streamSym]: stream } = log as unknown as Record<symbol, DestinationStream>;
  stream?.write(
    `{"level":30${time()},"id":"${id}","method":"${method}","path":${JSON.stringify(path)},"status":${status},"ms":0,"msg":"request"}\n`,
  );
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
