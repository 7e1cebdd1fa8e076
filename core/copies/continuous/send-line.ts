import { createReadStream, statSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { WalFollower } from '../../../db/wal/follow-wal.ts';
import type { Frames } from '../../../db/wal/wal-reader.ts';
import type { ObjectStore } from '../../object-store/object-store.ts';
import type { CopyKey } from '../encryption/copy-key.ts';
import { encrypt } from '../encryption/encrypt.ts';
import { keyOf, newLine } from './line-keys.ts';
import { listLines, partsToRemove } from './line-parts.ts';

export interface LineOrder {
  /** Of the database. */
  path: string;
  store: ObjectStore;
  key: CopyKey;
  /** Told of everything that is safe: when what is there by now was read. */
  onSafe: (at: Date) => void;
  /** Told of the first whole database, and of what fails, which is tried again. */
  onBegin: () => void;
  onTrouble: (error: unknown) => void;
  stop: AbortSignal;
}

/** In milliseconds: how often the log is looked at, how often a whole database is sent, and how long to wait after a failure. */
const times = { look: 200, whole: 24 * 3_600_000, retry: 1_000 } as const;

/** A whole database is sent anew, too, when the changes since the last are this many bytes, or as many as it has itself. */
const manyBytes = 64 * 1024 * 1024;

/** Pieces that wait in memory while the place does not take them, each of some four megabytes at most. */
const mostWaiting = 2;

/** When the log has become as long as this because the place takes nothing, it is let go, and the line ends (bytes). */
const longestLog = 512 * 1024 * 1024;

/** The place has not taken changes for so long that following them any further would fill the disk. */
class LineEndedError extends Error {}

/**
 * Sends every change of a database to a place, within a second where the place answers: one line, from a whole database on,
 * until `stop` fires or it is lost (WalLostError, LineEndedError). Objects that fail are sent again.
 */
export async function sendLine(order: LineOrder): Promise<void> {
  const follower = new WalFollower(order.path);
  try {
    await new LineSender(order, follower).run();
  } finally {
    follower.close();
  }
}

class LineSender {
  readonly #order: LineOrder;
  readonly #follower: WalFollower;
  readonly #line = newLine(new Date());
  /** What was read and is not sent yet. */
  #waiting: Frames[] = [];
  #readCount = 0;
  #sentCount = 0;
  #bytesSinceWhole = 0;
  #wholeBytes = 0;
  #wholeAt = 0;
  #sendingWhole: Promise<void> | undefined;
  #end = new AbortController();

  constructor(order: LineOrder, follower: WalFollower) {
    this.#order = order;
    this.#follower = follower;
  }

  async run(): Promise<void> {
    const stop = AbortSignal.any([this.#order.stop, this.#end.signal]);
    while (!this.#follower.begin()) {
      if (stop.aborted) return;
      await pause(times.look, stop);
    }
    const sending = this.#sendAll();
    try {
      while (!stop.aborted) {
        this.#look();
        await pause(times.look, stop);
      }
      // What was written last.
      this.#look();
    } finally {
      this.#end.abort();
      await sending;
      await this.#sendingWhole;
    }
  }

  /** Reads what is new, and lets the log begin anew where it has become long. */
  #look(): void {
    const readAt = new Date();
    if (!this.#readNew()) {
      if (logBytes(this.#order.path) <= longestLog) return;
      throw new LineEndedError('The place for the continuous copy takes nothing, and the log grows');
    }
    if (this.#waiting.length === 0 && this.#wholeAt > 0) this.#order.onSafe(readAt);
    // The file that is being read as a whole must not change.
    if (this.#sendingWhole) return;
    const isDue = this.#isWholeDue();
    if (isDue || this.#follower.isLong) for (const next of this.#follower.settle()) this.#take(next);
    if (isDue && this.#follower.isFrozen) this.#sendWhole();
  }

  /** False when there is more than is taken at once: what the place does not take yet stays in the log, and becomes one piece there. */
  #readNew(): boolean {
    while (this.#waiting.length < mostWaiting) {
      const next = this.#follower.read();
      if (!next) return true;
      this.#take(next);
    }
    return false;
  }

  #take(frames: Frames): void {
    this.#waiting.push(frames);
    this.#readCount += 1;
    this.#bytesSinceWhole += frames.frames.length;
  }

  #isWholeDue(): boolean {
    if (this.#wholeAt === 0) return true;
    return (
      Date.now() - this.#wholeAt > times.whole ||
      this.#bytesSinceWhole > Math.max(manyBytes, this.#wholeBytes)
    );
  }

  #sendWhole(): void {
    const number = this.#readCount;
    this.#bytesSinceWhole = 0;
    this.#sendingWhole = this.#retry(async () => {
      this.#wholeBytes = await this.#put(number, 'whole', createReadStream(this.#order.path));
    })
      .then(async (isSent) => {
        if (!isSent) return;
        if (this.#wholeAt === 0) this.#order.onBegin();
        this.#wholeAt = Date.now();
        await this.#removeOld();
      })
      .finally(() => {
        this.#sendingWhole = undefined;
      });
  }

  /** One after another, in their order, until all was read (`#end`) and nothing waits any more or can be sent. */
  async #sendAll(): Promise<void> {
    for (;;) {
      const [next] = this.#waiting;
      if (!next) {
        if (this.#end.signal.aborted) return;
        await pause(times.look / 4, this.#end.signal);
        continue;
      }
      const head = Buffer.alloc(4);
      head.writeUInt32BE(next.pageBytes);
      const body = Buffer.concat([head, next.frames]);
      const isSent = await this.#retry(async () => {
        await this.#put(this.#sentCount + 1, 'changes', body);
      });
      if (!isSent) return;
      this.#sentCount += 1;
      this.#waiting.shift();
    }
  }

  async #put(
    number: number,
    kind: 'whole' | 'changes',
    body: Parameters<typeof encrypt>[0],
  ): Promise<number> {
    const key = keyOf({ line: this.#line, number, kind });
    const { size } = await this.#order.store.put(key, encrypt(body, this.#order.key, key));
    return size;
  }

  async #removeOld(): Promise<void> {
    const { store, onTrouble } = this.#order;
    try {
      const old = partsToRemove(await listLines(store), this.#line, new Date());
      for (const { key } of old) await store.remove(key);
    } catch (error) {
      // What was not removed is found the next time.
      onTrouble(error);
    }
  }

  /** Until it succeeds; false when the line ends first. What is under way when it ends gets one more attempt. */
  async #retry(work: () => Promise<void>): Promise<boolean> {
    for (;;) {
      const isLast = this.#order.stop.aborted || this.#end.signal.aborted;
      try {
        await work();
        return true;
      } catch (error) {
        this.#order.onTrouble(error);
        if (isLast) return false;
        await pause(times.retry, this.#order.stop);
      }
    }
  }
}

function logBytes(path: string): number {
  return statSync(`${path}-wal`, { throwIfNoEntry: false })?.size ?? 0;
}

async function pause(ms: number, stop: AbortSignal): Promise<void> {
  await sleep(ms, undefined, { signal: stop }).catch(() => undefined);
}
