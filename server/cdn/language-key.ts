import { localeCookieName, parseLocale } from '../../shared/locale.ts';
import { readCookie } from '../../shared/session-cookie.ts';

/**
 * Header in which a cache in front says under which language it will keep the answer. It reads the cookie of the language
 * as the site does: `en`, `es`, or `default` where none is chosen. What a visitor sends under this name it throws away.
 */
export const languageKeyHeader = 'X-Site-Language';

/**
 * Whether the cache in front has read the cookie as the site does. The language itself is never taken from the header: where
 * the two part, the page is that of the cookie, and nobody keeps it.
 */
export function isLanguageKeyRight(
  key: string | readonly string[] | undefined,
  cookie: string | undefined,
  https: boolean,
): boolean {
  return key === (parseLocale(readCookie(cookie, localeCookieName(https))) ?? 'default');
}
