import { closeSync, openSync, readSync } from 'node:fs';
import {
  checkFrame,
  frameHeadBytes,
  readWalHead,
  type WalHead,
  type WalSum,
  walHeadBytes,
} from './wal-format.ts';

/** How far a log has been read; `head` is undefined while it is empty. */
interface Position {
  head: WalHead | undefined;
  offset: number;
  sum: WalSum;
}

/** Frames of whole transactions, one behind the other as in the log. */
export interface Frames {
  pageBytes: number;
  frames: Buffer;
}

/** What the log holds does not follow on what was read: all has to be copied anew. */
class WalLostError extends Error {}

/** How often a log can have begun anew while it was followed: an empty one does so whenever somebody cuts it. */
const mostBegun = 10_000;

/** Bytes that are read at once: more where one transaction is larger. */
const pieceBytes = 4 * 1024 * 1024;

/**
 * Reads the committed frames of a write-ahead log, each once, while others write it. That a log does not begin anew over what
 * was not read yet is for its user to see to (`follow-wal.ts`).
 */
export class WalReader {
  readonly #path: string;
  #position: Position = { head: undefined, offset: walHeadBytes, sum: [0, 0] };

  constructor(path: string) {
    this.#path = path;
  }

  /** How long the part of the log is that was read, in bytes. */
  get readBytes(): number {
    return this.#position.offset;
  }

  /** Passes what is committed by now without reading it. Nobody may write meanwhile. */
  skip(): void {
    this.#withFile((file) => {
      this.#position = startOf(file === undefined ? undefined : readHead(file));
      while (file !== undefined && this.#nextCommit(file));
    });
  }

  /**
   * The frames of further transactions, whole, some four megabytes of them; undefined when there are none. Throws
   * WalLostError when it is another database's by now.
   */
  read(): Frames | undefined {
    return this.#withFile((file) => {
      if (file === undefined) return undefined;
      this.#follow(readHead(file));
      const { head, offset } = this.#position;
      if (!head || !this.#nextCommit(file)) return undefined;
      const frames = Buffer.alloc(this.#position.offset - offset);
      readSync(file, frames, 0, frames.length, offset);
      return { pageBytes: head.pageBytes, frames };
    });
  }

  #follow(head: WalHead | undefined): void {
    const known = this.#position.head;
    if (!head || (known && isSame(known, head))) return;
    // Each beginning adds one, also one over an empty log; where the database is another one, it is any number.
    const begun = known ? (head.salts[0] - known.salts[0]) >>> 0 : 0;
    if (begun > mostBegun) throw new WalLostError('The log is that of another database');
    this.#position = startOf(head);
  }

  /** Goes behind the last commit of the next few megabytes, or the first one after them; false when there is none. */
  #nextCommit(file: number): boolean {
    const { head, offset: start } = this.#position;
    if (!head) return false;
    const frameBytes = frameHeadBytes + head.pageBytes;
    const frame = Buffer.alloc(frameBytes);
    let committed: Position | undefined;
    let { offset, sum } = this.#position;
    while (!(committed && offset - start >= pieceBytes)) {
      if (readSync(file, frame, 0, frameBytes, offset) < frameBytes) break;
      const next = checkFrame(frame, head, sum);
      if (!next) break;
      offset += frameBytes;
      sum = next.sum;
      if (next.isCommit) committed = { head, offset, sum };
    }
    if (!committed) return false;
    this.#position = committed;
    return true;
  }

  #withFile<Value>(work: (file: number | undefined) => Value): Value {
    const file = openIfThere(this.#path);
    try {
      return work(file);
    } finally {
      if (file !== undefined) closeSync(file);
    }
  }
}

function startOf(head: WalHead | undefined): Position {
  return { head, offset: walHeadBytes, sum: head?.sum ?? [0, 0] };
}

function isSame(one: WalHead, other: WalHead): boolean {
  return one.salts[0] === other.salts[0] && one.salts[1] === other.salts[1];
}

function readHead(file: number): WalHead | undefined {
  const bytes = Buffer.alloc(walHeadBytes);
  return readSync(file, bytes, 0, walHeadBytes, 0) === walHeadBytes ? readWalHead(bytes) : undefined;
}

function openIfThere(path: string): number | undefined {
  try {
    return openSync(path, 'r');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
