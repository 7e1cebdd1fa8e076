import { validateHeaderName, validateHeaderValue } from 'node:http';
import { EnvError, onOff, type ReadVariable, wholeNumber } from '../env-values.ts';
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
  /** What proves who asks, as name and value. */
  header: [string, string] | undefined;
}

/** Throws `EnvError` on the first unusable value. */
export function readCdnEnv(text: ReadVariable): CdnEnv {
  const seconds = (name: string, most: number) => wholeNumber(name, text(name), 0, most);
  return {
    maxAge: seconds('CDN_MAX_AGE', 86_400),
    staleWhileRevalidate: seconds('CDN_STALE_WHILE_REVALIDATE', 3600),
    staleIfError: seconds('CDN_STALE_IF_ERROR', 7 * 86_400),
    hasLanguageKey: onOff('CDN_LANGUAGE_KEY', text('CDN_LANGUAGE_KEY'), 'off'),
    purge: readPurge(text),
  };
}

function readPurge(text: ReadVariable): CdnPurge | undefined {
  const kind = purgeKind(text('CDN_PURGE_KIND'));
  const addresses = text('CDN_PURGE_URL');
  if (addresses === undefined) return undefined;
  const urls = addresses.split(/\s+/).map((address) => URL.parse(address));
  if (!urls.every((url) => url !== null && /^https?:$/.test(url.protocol))) {
    throw new EnvError('CDN_PURGE_URL must be addresses that start with https:// or http://, with spaces between.');
  }
  const header = text('CDN_PURGE_HEADER');
  const parsed = header === undefined ? undefined : parseHeader(header);
  // The value is not repeated: it holds a secret.
  if (header !== undefined && !parsed) throw new EnvError('CDN_PURGE_HEADER must be like “Name: value”.');
  return { kind, urls: urls.flatMap((url) => url?.href ?? []), header: parsed };
}

function purgeKind(text: string | undefined): PurgeKind {
  const kind = purgeKinds.find((known) => known === (text ?? 'any').toLowerCase());
  if (!kind) throw new EnvError(`CDN_PURGE_KIND must be one of ${purgeKinds.join(', ')}, not “${text}”.`);
  return kind;
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
