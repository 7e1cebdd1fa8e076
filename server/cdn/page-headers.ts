import type { IncomingMessage } from 'node:http';
import { hasOneLanguage } from '../canonical-page.ts';
import { feedAddress } from '../feed-address.ts';
import type { RequestContext } from '../request-context.ts';
import type { Cdn } from './cdn-headers.ts';
import { isLanguageKeyRight, languageKeyHeader } from './language-key.ts';

/** What the answer to a public page says to caches. */
export interface PageHeaders {
  vary: string;
  /** Besides, and in place of others, while the page is as the site is now. */
  current: Readonly<Record<string, string>>;
}

/**
 * An address that names its language, or has one alone, is the same for all. Any other depends on the cookie: caches keep
 * its pages apart by the cookie, or by the language that they name themselves. No answer to a session is theirs to keep.
 */
export function pageHeaders(
  request: IncomingMessage,
  { url, chosenLocale, token }: Pick<RequestContext, 'url' | 'chosenLocale' | 'token'>,
  { cdn, origin }: { cdn?: Cdn; origin: string },
): PageHeaders {
  const isOne = chosenLocale !== undefined || hasOneLanguage(url.pathname) || feedAddress(url) !== undefined;
  const vary = isOne ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
  if (!cdn || token !== undefined) return { vary, current: {} };
  if (isOne || !cdn.hasLanguageKey) return { vary, current: cdn.headers };
  const key = request.headers[languageKeyHeader.toLowerCase()];
  if (!isLanguageKeyRight(key, request.headers.cookie, origin.startsWith('https:')))
    return { vary, current: {} };
  return { vary, current: { ...cdn.headers, Vary: `Accept-Encoding, ${languageKeyHeader}` } };
}
