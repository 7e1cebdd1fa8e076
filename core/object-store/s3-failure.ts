import { ObjectStoreError, type ObjectStoreFault } from './object-store.ts';

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
