import { defaultLocale, type Locale, parseLocale } from '../../shared/locale.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

/** By Polylang's term, a value of WPML and others, or qTranslate's markers; else the blog's language or English. */
export function postLanguage(
  item: Pick<WxrItem, 'categories' | 'meta'>,
  picked: string | null,
  blogLanguage: string,
): Locale {
  const term = item.categories.find(({ domain }) => domain === 'language');
  const named = [
    term?.nicename,
    term?.name,
    item.meta.wpml_language,
    item.meta._wpml_language,
    item.meta._wpml_import_language_code,
    item.meta._locale,
    picked,
    blogLanguage,
  ];
  for (const name of named) {
    const locale = parseLocale(name);
    if (locale) return locale;
  }
  return defaultLocale;
}
