import type { DestinationStream } from 'pino';

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
