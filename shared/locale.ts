import { z } from 'zod';

export const locales = ['en', 'es'] as const;

export const localeSchema = z.enum(locales);

export type Locale = z.infer<typeof localeSchema>;

export const defaultLocale: Locale = 'en';

/** The local storage key, cookie name and query parameter (docs/specification.md 9.7). */
export const localeStorageKey = 'i18nextLng';
export const localeParameter = 'lang';

/**
 * Returns the language cookie's name. With HTTPS, the cookie is bound to its host, so that no other subdomain
 * can set it (RFC 6265bis, 4.1.3.2).
 */
export function localeCookieName(https: boolean): string {
  return https ? `__Host-${localeStorageKey}` : localeStorageKey;
}

export function localeCookie(locale: Locale, https: boolean): string {
  const year = 365 * 24 * 60 * 60;
  return `${localeCookieName(https)}=${locale}; Path=/; Max-Age=${year}; SameSite=Lax${https ? '; Secure' : ''}`;
}

/** Returns the locale of a language tag ("es", "es-MX", "ES"); undefined for other languages. */
export function parseLocale(text: string | null | undefined): Locale | undefined {
  const primary = text?.trim().toLowerCase().split(/[-_]/)[0];
  return locales.find((locale) => locale === primary);
}

/** A text in both languages. A language without the text is empty. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Returns the other language, that of a text's translation. */
export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'es' : 'en';
}
