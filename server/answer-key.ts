import type { IncomingMessage } from 'node:http';
import { localeCookieName, localeStorageKey, parseLocale } from '../shared/locale.ts';
import { readCookie, sessionCookieName } from '../shared/session-cookie.ts';
import { isSpeculative } from './is-speculative.ts';
import { carriesBody } from './refuse.ts';
import { responseEncoding } from './response-encoding.ts';

/** Characters that the site's own addresses stay below. */
const usualAddress = 500;

/**
 * What the answer to a reader depends on, beside the site and `If-None-Match`: the request target as it was sent, and three
 * things of few values. Undefined where more may count: a session, a body, another method.
 */
export function answerKey(request: IncomingMessage, https: boolean): string | undefined {
  const { method, url = '', headers } = request;
  if (method !== 'GET' && method !== 'HEAD') return undefined;
  if (url.length > usualAddress || carriesBody(request)) return undefined;
  const { cookie } = headers;
  // Both names of either cookie hold the plain one.
  if (cookie?.includes(sessionCookieName)) return undefined;
  const locale = cookie?.includes(localeStorageKey)
    ? parseLocale(readCookie(cookie, localeCookieName(https)))
    : undefined;
  const purpose = isSpeculative(request) ? 'ahead' : 'shown';
  return `${locale} ${responseEncoding(headers['accept-encoding'])} ${purpose} ${url}`;
}
