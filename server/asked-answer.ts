import type { IncomingMessage } from 'node:http';
import { localeCookieName, localeStorageKey, parseLocale } from '../shared/locale.ts';
import { readCookie, sessionCookieName } from '../shared/session-cookie.ts';
import { responseEncoding } from './response-encoding.ts';

/** Characters that the site's own addresses stay below. */
const usualAddress = 500;

/** Names of the headers that count, by their length: of most others one comparison is enough. */
const names = new Map(
  ['cookie', 'if-none-match', 'accept-encoding', 'sec-purpose', 'content-length', 'transfer-encoding'].map(
    (name) => [name.length, name],
  ),
);

export interface AskedAnswer {
  key: string;
  ifNoneMatch: string | undefined;
}

/**
 * What the answer to a reader depends on, beside the site: the request target as it was sent, and three things of few values.
 * Undefined where more may count: a session, a body, another method, a header sent twice. It reads the headers as they came,
 * for to put them in an object takes longer.
 */
export function askedAnswer(request: IncomingMessage, https: boolean): AskedAnswer | undefined {
  const { method, url = '', rawHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > usualAddress) return undefined;
  const found: Record<string, string> = {};
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const given = rawHeaders[at] ?? '';
    const name = names.get(given.length);
    if (name === undefined || given.toLowerCase() !== name) continue;
    if (found[name] !== undefined) return undefined;
    found[name] = rawHeaders[at + 1] ?? '';
  }
  if (found['transfer-encoding'] !== undefined || Number(found['content-length'] ?? 0) > 0) return undefined;
  const { cookie } = found;
  // Both names of either cookie hold the plain one.
  if (cookie?.includes(sessionCookieName)) return undefined;
  const locale = cookie?.includes(localeStorageKey)
    ? parseLocale(readCookie(cookie, localeCookieName(https)))
    : undefined;
  const purpose = found['sec-purpose']?.includes('prefetch') ? 'ahead' : 'shown';
  return {
    key: `${locale} ${responseEncoding(found['accept-encoding'])} ${purpose} ${url}`,
    ifNoneMatch: found['if-none-match'],
  };
}
