import type { Locale, LocalizedText } from '../../../shared/locale.ts';

/** Undefined when a text is missing in the language, as nobody should read half an item. */
export function localize<Key extends string>(
  item: Readonly<Record<Key, LocalizedText>>,
  locale: Locale,
): Record<Key, string> | undefined {
  const texts = Object.entries<LocalizedText>(item).map(([key, text]) => [key, text[locale]]);
  if (texts.some(([, text]) => !text)) return undefined;
  return Object.fromEntries(texts) as Record<Key, string>;
}
