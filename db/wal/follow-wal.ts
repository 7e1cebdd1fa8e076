import { DatabaseSync } from 'node:sqlite';
import { type Frames, WalReader } from './wal-reader.ts';

/** How long the log may become before it is written into the database, in bytes: as long as SQLite itself lets it. */
const longBytes = 4 * 1024 * 1024;

/**
 * Reads every change of a database that others write, none twice and none not at all, by its write-ahead log.
 *
 * A log begins anew, over what it held, only once all of it stands in the database file; and that nobody can complete who
 * finds a reader in the way. So a reader is always in the way here (`#pin`), but for the moment in which the log is written
 * into the file by this one, after all of it was read, and while the write lock keeps others from adding to it
 * (https://sqlite.org/wal.html#ckpt, https://sqlite.org/walformat.html#locks). All of it holds the thread: milliseconds, but for
 * the disk.
 */
export class WalFollower {
  readonly #reader: WalReader;
  /** Takes the write lock, and writes nothing. */
  readonly #lock: DatabaseSync;
  readonly #checkpoint: DatabaseSync;
  /** Two that hold the log by turns, so that one always does. */
  #pin: DatabaseSync;
  #spare: DatabaseSync;
  #isPinned = false;
  #isFrozen = false;

  constructor(path: string) {
    const open = () => {
      const file = new DatabaseSync(path, { timeout: 0 });
      file.exec('pragma synchronous = full');
      return file;
    };
    this.#reader = new WalReader(`${path}-wal`);
    this.#lock = open();
    this.#checkpoint = open();
    this.#pin = open();
    this.#spare = open();
  }

  /**
   * Whether the database file itself holds everything that was read so far, and can't change: until `settle` is called
   * again.
   */
  get isFrozen(): boolean {
    return this.#isFrozen;
  }

  /** Whether the log is so long that `settle` should be called. */
  get isLong(): boolean {
    return this.#reader.readBytes > longBytes;
  }

  /** Begins to follow: what was changed before is in the database. False while somebody else is in the way. */
  begin(): boolean {
    return this.#settle(() => this.#reader.skip());
  }

  /** Frames of whole transactions, as they stand in the log; undefined when all is read. Throws WalLostError. */
  read(): Frames | undefined {
    return this.#reader.read();
  }

  /** Has the log written into the database file, as far as nobody is in the way, and gives what was read before that. */
  settle(): Frames[] {
    const rest: Frames[] = [];
    const readRest = () => {
      for (let next = this.#reader.read(); next; next = this.#reader.read()) rest.push(next);
    };
    // The long part, while others write. What a pin holds is read before anything else is done.
    this.#repin();
    readRest();
    this.#runCheckpoint();
    this.#settle(readRest);
    return rest;
  }

  close(): void {
    for (const file of [this.#pin, this.#spare, this.#lock, this.#checkpoint]) file.close();
  }

  /** `read` takes what is left while nobody can write. False when somebody else writes. */
  #settle(read: () => void): boolean {
    try {
      this.#lock.exec('begin immediate');
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
    try {
      read();
      this.#unpin();
      const isWhole = this.#runCheckpoint();
      this.#repin();
      this.#isFrozen = isWhole;
      return true;
    } finally {
      this.#lock.exec('rollback');
    }
  }

  #unpin(): void {
    if (this.#isPinned) this.#pin.exec('rollback');
    this.#isPinned = false;
  }

  #repin(): void {
    this.#spare.exec('begin; select count(*) from sqlite_master');
    this.#unpin();
    [this.#pin, this.#spare] = [this.#spare, this.#pin];
    this.#isPinned = true;
    this.#isFrozen = false;
  }

  /** True when all of the log is in the file. */
  #runCheckpoint(): boolean {
    try {
      const done = this.#checkpoint.prepare('pragma wal_checkpoint(passive)').get();
      return done?.busy === 0 && done.log === done.checkpointed;
    } catch (error) {
      if (isBusy(error)) return false;
      throw error;
    }
  }
}

/** 5: SQLITE_BUSY, also with the details in the higher bits. */
function isBusy(error: unknown): boolean {
  return (((error as { errcode?: number }).errcode ?? 0) & 0xff) === 5;
}
