import type { IncomingMessage } from 'node:http';
import { localeCookieName, localeStorageKey, parseLocale } from '../shared/locale.ts';
import { readCookie, sessionCookieName } from '../shared/session-cookie.ts';
import { responseEncoding } from './response-encoding.ts';

/** Characters that the site's own addresses stay below. */
const usualAddress = 500;

/** Of the site, what decides how a request is read. */
export interface AskedFacts {
  https: boolean;
}

export interface AskedAnswer {
  key: string;
  ifNoneMatch: string | undefined;
}

/**
 * What the answer to a reader depends on, beside the site: the request target as it was sent, and four things of few values.
 * Undefined where more may count: a session, a body, another method, a header sent twice. It reads the headers as they came,
 * for to put them in an object takes longer.
 */
export function askedAnswer(request: IncomingMessage, { https }: AskedFacts): AskedAnswer | undefined {
  const { method, url = '', rawHeaders } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > usualAddress) return undefined;
  let cookie: string | undefined;
  let ifNoneMatch: string | undefined;
  let acceptEncoding: string | undefined;
  let purpose: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at] ?? '';
    const value = rawHeaders[at + 1] ?? '';
    // Of most other headers the length is enough to pass them.
    switch (name.length) {
      case 'cookie'.length:
        if (name.toLowerCase() !== 'cookie') break;
        if (cookie !== undefined) return undefined;
        cookie = value;
        break;
      case 'if-none-match'.length:
        if (name.toLowerCase() !== 'if-none-match') break;
        if (ifNoneMatch !== undefined) return undefined;
        ifNoneMatch = value;
        break;
      case 'accept-encoding'.length:
        if (name.toLowerCase() !== 'accept-encoding') break;
        if (acceptEncoding !== undefined) return undefined;
        acceptEncoding = value;
        break;
      case 'sec-purpose'.length:
        if (name.toLowerCase() !== 'sec-purpose') break;
        if (purpose !== undefined) return undefined;
        purpose = value;
        break;
      case 'content-length'.length:
        if (name.toLowerCase() === 'content-length' && Number(value) > 0) return undefined;
        break;
      case 'transfer-encoding'.length:
        if (name.toLowerCase() === 'transfer-encoding') return undefined;
        break;
    }
  }
  // Both names of either cookie hold the plain one.
  if (cookie?.includes(sessionCookieName)) return undefined;
  const chosen = readCookie(cookie, localeCookieName(https));
  // A plain cookie under an https SITE_URL comes from this machine's own http address.
  if (chosen === undefined && cookie?.includes(localeStorageKey)) return undefined;
  const locale = parseLocale(chosen);
  const isAhead = purpose?.includes('prefetch') ?? false;
  return {
    key: `${locale} ${responseEncoding(acceptEncoding)} ${isAhead} ${url}`,
    ifNoneMatch,
  };
}
