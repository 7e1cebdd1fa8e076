import type { Readable } from 'node:stream';

export interface ObjectHead {
  key: string;
  /** In bytes. */
  size: number;
  modifiedAt: Date;
}

export interface OpenedObject {
  /** In bytes. */
  size: number;
  /** Fails with an `ObjectStoreError` where the store goes away in the middle. Whoever does not read it to its end destroys it. */
  body: Readable;
}

/** What was sent, as it arrived in the store: its size in bytes and its SHA-256 in hexadecimal. */
export interface SentObject {
  size: number;
  sha256: string;
}

/** What is to be put: in pieces of any size; two parts of 8 MiB are held at once (more for what has more than 80 GB). */
export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutOptions {
  /** What the bytes must have, in hexadecimal; where they have another, nothing is kept. */
  sha256?: string | undefined;
  /** In bytes, where it is known; needed for more than 80 GB. */
  size?: number | undefined;
}

/** Files by name, in a bucket or a folder. Keys are words with slashes between (`isObjectKey`). What fails is an `ObjectStoreError`, but for what the reader of a body throws. */
export interface ObjectStore {
  /** Where it is, for people: without any secret. */
  readonly place: string;
  /** Keeps an object, whole or not at all, over one that has its key. */
  put(key: string, body: ObjectBody, options?: PutOptions): Promise<SentObject>;
  /** Undefined where there is none. */
  get(key: string): Promise<OpenedObject | undefined>;
  /** Undefined where there is none. */
  head(key: string): Promise<ObjectHead | undefined>;
  /** Every object whose key begins so, in the order of their keys' bytes, read a thousand at a time. */
  list(prefix: string): AsyncIterable<ObjectHead>;
  /** Removes an object; one that is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Ends its connections; those under way fail. */
  close(): void;
}

/**
 * `away`: no answer, too late, or an answer that bids to come again; asked again later it may work. `refused`: keys or
 * rights. `no_bucket`: no such bucket or folder. `full`: no room. `damaged`: bytes are not as they should be.
 */
export type ObjectStoreFault = 'away' | 'refused' | 'no_bucket' | 'full' | 'damaged' | 'failed';

/** Its message tells what was tried where, and what the store said; never a key or a signature. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly code: ObjectStoreFault;

  constructor(code: ObjectStoreFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether a key means the same in a bucket, an address and a folder: words of letters, digits, `.`, `_` and `-`, with slashes between. */
export function isObjectKey(key: string): boolean {
  return key.length <= 500 && /^(?:[A-Za-z0-9_-][\w.-]*)(?:\/[A-Za-z0-9_-][\w.-]*)*$/.test(key);
}

/** Throws where a key is none: that is a mistake of the program. */
export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`“${key}” can be no key of an object.`);
}
