import { Readable, Transform } from 'node:stream';

export interface ObjectHead {
  key: string;
  size: number;
  modifiedAt: Date;
}

export interface OpenedObject {
  size: number;
  /** Fails with an `ObjectStoreError` if the store becomes unavailable. It must be read to the end or destroyed. */
  body: Readable;
}

export interface SentObject {
  size: number;
  sha256: string;
}

/** A body in pieces of any size. Two parts of 8 MiB are in memory at a time (larger ones above 80 GB). */
export type ObjectBody = Uint8Array | AsyncIterable<Uint8Array>;

export interface PutOptions {
  /** The expected hash, in hexadecimal. If the body has another one, nothing is stored. */
  sha256?: string | undefined;
  /** The approximate size, in bytes; required above 80 GB. */
  size?: number | undefined;
}

/** Files by key (`isObjectKey`), in a bucket or a folder. All errors are `ObjectStoreError`, except those of a body's reader. */
export interface ObjectStore {
  readonly place: string;
  /** Stores an object atomically and overwrites an existing one. */
  put(key: string, body: ObjectBody, options?: PutOptions): Promise<SentObject>;
  get(key: string): Promise<OpenedObject | undefined>;
  head(key: string): Promise<ObjectHead | undefined>;
  /** Lists objects sorted by bytes, and reads a thousand at a time. */
  list(prefix: string): AsyncIterable<ObjectHead>;
  /** Removes an object. Succeeds if it doesn't exist. */
  remove(key: string): Promise<void>;
  close(): void;
}

/**
 * `away`: no response, or a temporary failure. `refused`: wrong keys or missing rights. `no_bucket`: the
 * bucket or folder doesn't exist. `full`: no space. `damaged`: the bytes have changed.
 */
export type ObjectStoreFault = 'away' | 'refused' | 'no_bucket' | 'full' | 'damaged' | 'failed';

/** The message says what failed and where, but never contains a key or a signature. */
export class ObjectStoreError extends Error {
  override name = 'ObjectStoreError';
  readonly code: ObjectStoreFault;

  constructor(code: ObjectStoreFault, message: string) {
    super(message);
    this.code = code;
  }
}

/** Whether a key is valid in a bucket, a URL and a folder: words of letters, digits, `.`, `_` and `-`, separated by slashes. */
export function isObjectKey(key: string): boolean {
  return key.length <= 500 && /^(?:[A-Za-z0-9_-][\w.-]*)(?:\/[A-Za-z0-9_-][\w.-]*)*$/.test(key);
}

export function checkObjectKey(key: string): void {
  if (!isObjectKey(key)) throw new Error(`“${key}” isn’t a valid object key.`);
}

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
 * Converts an S3 error. Omits the rest of the response, because responses to a wrong signature repeat what
 * was signed and with which key.
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
      .replace(/^(Abort|Timeout)Error$/, 'no response in time') || 'no response';
  return new ObjectStoreError(faultOf(String(word), status), `${tried} failed: ${said}.`);
}

function faultOf(word: string, status: number | undefined): ObjectStoreFault {
  const known = faults[word];
  if (known) return known;
  // An error without a status means that there was no response.
  if (status === undefined || comeAgain.has(status)) return 'away';
  if (status === 401 || status === 403) return 'refused';
  if (status === 301 || status === 307) return 'no_bucket';
  return status === 507 ? 'full' : 'failed';
}

/** Whether an object is missing, as opposed to its bucket. */
export function isMissing(error: unknown): boolean {
  const { name, $metadata } = (error ?? {}) as Said;
  return name !== 'NoSuchBucket' && $metadata?.httpStatusCode === 404;
}

/** The body's reader failed, not the store. `cause` is the reader's error. */
export class UnreadableBody extends Error {}

export async function* readBody(body: ObjectBody): AsyncGenerator<Uint8Array, undefined> {
  try {
    if (body instanceof Uint8Array) yield body;
    else yield* body;
  } catch (cause) {
    throw new UnreadableBody('The data to send couldn’t be read.', { cause });
  }
}

/** Passes a body on. Fails if fewer bytes arrive than promised, or if nothing arrives or is read for `silenceMs`. */
export function watchBody(source: unknown, size: number, tried: string, silenceMs?: number): Readable {
  if (!(source instanceof Readable))
    throw new ObjectStoreError('failed', `${tried} failed: the response has no body.`);
  const away = (why: string) => new ObjectStoreError('away', `${tried} failed: ${why}.`);
  let arrived = 0;
  let timer: NodeJS.Timeout | undefined;
  const watch = () => {
    clearTimeout(timer);
    // A stalled reader must not hold a connection that others are waiting for.
    if (silenceMs) timer = setTimeout(() => watched.destroy(away('the transfer stalled')), silenceMs).unref();
  };
  const watched = new Transform({
    transform(piece: Buffer, _encoding, done) {
      arrived += piece.length;
      watch();
      done(null, piece);
    },
    flush(done) {
      clearTimeout(timer);
      done(arrived === size ? null : away(`only ${arrived} of ${size} bytes arrived`));
    },
    destroy(error, done) {
      clearTimeout(timer);
      source.destroy();
      done(error);
    },
  });
  // The reader gets the error. Without this listener, an unread response would end the process.
  watched.on('error', () => undefined);
  watch();
  source.on('error', (error) => watched.destroy(s3Failure(error, tried)));
  source.on('close', () => {
    if (!source.readableEnded) watched.destroy(away('the connection was interrupted'));
  });
  source.pipe(watched);
  return watched;
}

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
