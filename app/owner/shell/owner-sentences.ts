import { catalogs } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
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

const written = new Map<Locale, string>();

/**
 * The sentences of the owner's areas in a language, as JSON, written with the first page that needs them: visitors see none. As values
 * they would be written one by one for each page: some 2,000, longer than the rest of it takes.
 */
export function ownerSentences(locale: Locale): string {
  const known = written.get(locale);
  if (known !== undefined) return known;
  const sentences = JSON.stringify(messagesOf(locale));
  written.set(locale, sentences);
  return sentences;
}
