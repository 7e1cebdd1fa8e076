import { catalogs } from '../../../messages/catalogs.ts';
import { type Locale, locales } from '../../../shared/locale.ts';
import { type OwnerMessages, ownerCatalogs, ownerMeta } from '../context/owner-context.ts';

function pick<T extends object, K extends keyof T>(from: T, keys: readonly K[]): Pick<T, K> {
  return Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, K>;
}

function messagesOf(locale: Locale): OwnerMessages {
  const { shell, meta, ...others } = catalogs[locale];
  return {
    ...pick(others, ownerCatalogs),
    language: shell.language,
    skipLink: shell.skip_link,
    meta: pick(meta, ownerMeta),
  };
}

/**
 * The sentences of the owner's areas in each language, as JSON. As values they would be written one by one for each page:
 * some 2,000, longer than the rest of it takes.
 */
export const ownerSentences = Object.fromEntries(
  locales.map((locale) => [locale, JSON.stringify(messagesOf(locale))]),
) as Record<Locale, string>;
