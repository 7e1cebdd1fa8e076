import { validateHeaderName, validateHeaderValue } from 'node:http';
import { type PurgeKind, purgeKinds } from './purge-requests.ts';

/** How caches that belong to the site may keep its public pages, and how they are told of a change. */
export interface CdnEnv {
  /** Seconds a page may be kept; with 0 none is. */
  maxAge: number;
  /** Seconds beyond that a page may be sent on while it is asked for anew, and while it can't be had. */
  staleWhileRevalidate: number;
  staleIfError: number;
  /** The caches name the language by which they keep a page (`language-key.ts`). */
  hasLanguageKey: boolean;
  purge: CdnPurge | undefined;
}

export interface CdnPurge {
  kind: PurgeKind;
  /** Each is told by itself. */
  urls: readonly string[];
  /** What proves who asks, as name and value; for CloudFront the id of a key and its secret. */
  header: [string, string] | undefined;
}

/** How the variables are read; each throws on an unusable value. */
interface ReadVariables {
  /** Trimmed; undefined where it is not set, or to nothing. */
  text(name: string): string | undefined;
  seconds(name: string, most: number): number;
  isOn(name: string): boolean;
  refuse(message: string): never;
}

export function readCdnEnv(read: ReadVariables): CdnEnv {
  return {
    maxAge: read.seconds('CDN_MAX_AGE', 86_400),
    staleWhileRevalidate: read.seconds('CDN_STALE_WHILE_REVALIDATE', 3600),
    staleIfError: read.seconds('CDN_STALE_IF_ERROR', 7 * 86_400),
    hasLanguageKey: read.isOn('CDN_LANGUAGE_KEY'),
    purge: readPurge(read),
  };
}

function readPurge({ text, refuse }: ReadVariables): CdnPurge | undefined {
  const named = text('CDN_PURGE_KIND');
  const kind = purgeKinds.find((known) => known === (named ?? 'any').toLowerCase());
  if (!kind) return refuse(`CDN_PURGE_KIND must be one of ${purgeKinds.join(', ')}, not “${named}”.`);
  const addresses = text('CDN_PURGE_URL');
  if (addresses === undefined) return undefined;
  const urls = addresses.split(/\s+/).map((address) => {
    const url = URL.parse(address);
    if (url && /^https?:$/.test(url.protocol)) return url.href;
    return refuse('CDN_PURGE_URL must be addresses that start with https:// or http://.');
  });
  const secret = text('CDN_PURGE_HEADER');
  const header = secret === undefined ? undefined : parseHeader(secret);
  // The value is not repeated: it holds a secret.
  if (secret !== undefined && !header) return refuse('CDN_PURGE_HEADER must be like “Name: value”.');
  if (kind === 'cloudfront' && !header)
    return refuse('CDN_PURGE_KIND=cloudfront needs CDN_PURGE_HEADER, as “id of a key: its secret”.');
  return { kind, urls, header };
}

/** `Name: value` as a header that can be sent; undefined when it is none. */
function parseHeader(text: string): [string, string] | undefined {
  const at = text.indexOf(':');
  const [name, value] = [text.slice(0, at).trim(), text.slice(at + 1).trim()];
  if (at < 1 || value === '') return undefined;
  try {
    validateHeaderName(name);
    validateHeaderValue(name, value);
  } catch {
    return undefined;
  }
  return [name, value];
}
