import type { Locale } from '../../../shared/locale.ts';

/** One sentence of the owner's in every language; empty where it is not written. */
type InEveryLanguage = Readonly<Record<Locale, string>>;

/**
 * The sentences of one of the owner's items in the reader's language, or undefined when one of them is not written in
 * it: such an item does not stand on the page, for nobody should read half of it in another language.
 */
export function wordsIn<Key extends string>(
  locale: Locale,
  item: Readonly<Record<Key, InEveryLanguage>>,
): Record<Key, string> | undefined {
  const words = Object.entries<InEveryLanguage>(item).map(([key, sentence]) => [key, sentence[locale]]);
  if (words.some(([, sentence]) => !sentence)) return undefined;
  return Object.fromEntries(words) as Record<Key, string>;
}
