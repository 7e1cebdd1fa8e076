import { Readable, Transform } from 'node:stream';

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
  /** In bytes, about, where it is known; needed for more than 80 GB. */
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

/** What the store or the way to it said, as far as it can be told. */
interface Said {
  name?: unknown;
  code?: unknown;
  $metadata?: { httpStatusCode?: number };
}

const comeAgain = new Set([408, 425, 429, 500, 502, 503, 504]);

const faults: Readonly<Record<string, ObjectStoreFault>> = {
  NoSuchBucket: 'no_bucket',
  PermanentRedirect: 'no_bucket',
  BadDigest: 'damaged',
  XAmzContentSHA256Mismatch: 'damaged',
  RequestTimeout: 'away',
  SlowDown: 'away',
  QuotaExceeded: 'full',
  AbortError: 'away',
  TimeoutError: 'away',
  CredentialsProviderError: 'refused',
};

/**
 * What failed, as an error of ours: whatever else the store answered is left out, because answers to a wrong signature
 * repeat what was signed and with which key.
 */
export function s3Failure(error: unknown, tried: string): ObjectStoreError {
  if (error instanceof ObjectStoreError) return error;
  const { name, code, $metadata } = (error ?? {}) as Said;
  const status = $metadata?.httpStatusCode;
  const word = [name === 'Error' ? undefined : name, code].find((said) => typeof said === 'string' && said);
  const said =
    [status, word]
      .filter(Boolean)
      .join(' ')
      .replace(/^(Abort|Timeout)Error$/, 'no answer in time') || 'no answer';
  return new ObjectStoreError(faultOf(String(word), status), `${tried} failed: ${said}.`);
}

function faultOf(word: string, status: number | undefined): ObjectStoreFault {
  const known = faults[word];
  if (known) return known;
  // No status: the request never got an answer.
  if (status === undefined || comeAgain.has(status)) return 'away';
  if (status === 401 || status === 403) return 'refused';
  if (status === 301 || status === 307) return 'no_bucket';
  return status === 507 ? 'full' : 'failed';
}

/** Whether a store says that an object is not there; a bucket that is not there is another matter. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as Said;
  return name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404;
}

/** What was to be sent could not be read: no store is to blame. Its cause is what the reader threw. */
export class UnreadableBody extends Error {}

/** The pieces of a body; what its reader throws is told from what a store throws. */
export async function* readBody(body: ObjectBody): AsyncGenerator<Uint8Array, undefined> {
  try {
    if (body instanceof Uint8Array) yield body;
    else yield* body;
  } catch (cause) {
    throw new UnreadableBody('What was to be sent could not be read.', { cause });
  }
}

/** What arrives of an object: it fails where less comes than was promised, or where nothing comes, or is taken, for `silenceMs`. */
export function watchBody(source: unknown, size: number, tried: string, silenceMs?: number): Readable {
  if (!(source instanceof Readable)) throw new ObjectStoreError('failed', `${tried} failed: no body.`);
  const away = (why: string) => new ObjectStoreError('away', `${tried} failed: ${why}.`);
  let arrived = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    // A reader who takes nothing must not keep a connection that others wait for.
    if (silenceMs) timer = setTimeout(() => watched.destroy(away('nothing more came')), silenceMs).unref();
  };
  const watched = new Transform({
    transform(piece: Buffer, _encoding, done) {
      arrived += piece.length;
      watch();
      done(null, piece);
    },
    flush(done) {
      clearTimeout(timer);
      done(arrived === size ? null : away(`${arrived} of ${size} bytes came`));
    },
    destroy(error, done) {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  // Whoever reads it is told; an answer that nobody reads must not end the process.
  watched.on('error', () => undefined);
  watch();
  source.on('error', (error) => watched.destroy(s3Failure(error, tried)));
  source.on('close', () => {
    if (!source.readableEnded) watched.destroy(away('it was cut off'));
  });
  source.pipe(watched);
  return watched;
}

/** The same bytes in parts of `size` bytes, the last one shorter; nothing for nothing. */
export async function* inParts(pieces: AsyncIterable<Uint8Array>, size: number): AsyncGenerator<Uint8Array> {
  let waiting: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let rest = piece;
    while (length + rest.length >= size) {
      const end = size - length;
      yield joined([...waiting, rest.subarray(0, end)]);
      rest = rest.subarray(end);
      waiting = [];
      length = 0;
    }
    if (rest.length > 0) waiting.push(rest);
    length += rest.length;
  }
  if (length > 0) yield joined(waiting);
}

function joined(pieces: Uint8Array[]): Uint8Array {
  return pieces.length === 1 && pieces[0] ? pieces[0] : Buffer.concat(pieces);
}
