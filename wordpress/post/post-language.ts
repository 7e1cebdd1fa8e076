import { defaultLocale, type Locale, parseLocale } from '../../shared/locale.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

/**
 * The language of a post: as Polylang says by a term, WPML and others by a value, qTranslate by its
 * markers, else the blog's. English where none of them names a language that the site has.
 */
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
