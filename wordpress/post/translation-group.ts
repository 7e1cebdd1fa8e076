import type { ImportedTranslation } from '../../shared/imported-post.ts';
import { type Locale, parseLocale } from '../../shared/locale.ts';
import type { WxrItem } from '../xml/wxr-item.ts';

/** Longest name of a group; those of Polylang and WPML are short. */
const longest = 200;

/**
 * Which translations an item belongs to, as Polylang's term says, or the fields of WPML's exporters: posts with one name are
 * one article. Undefined for an item of no such blog. Groups of two blogs never meet, as each is named by its own.
 */
export function translationGroup(
  item: Pick<WxrItem, 'categories' | 'meta' | 'id'>,
  base: string | null,
): ImportedTranslation | undefined {
  const { meta } = item;
  const language = item.categories.find(({ domain }) => domain === 'language');
  // A translation into a language that the site has not is no half of a pair.
  if (language && !parseLocale(language.nicename) && !parseLocale(language.name)) return undefined;
  const of = (kind: string, name: string | undefined) =>
    name ? `${base ?? ''} ${kind} ${name}`.slice(0, longest) : undefined;
  const term = item.categories.find(({ domain }) => domain === 'post_translations');
  const isOfWpml = [meta.wpml_language, meta._wpml_language].some(Boolean);
  const group =
    of('term', term?.nicename || term?.name) ??
    of('group', meta._wpml_import_translation_group) ??
    of('trid', meta._wpml_trid ?? meta.trid) ??
    of('post', meta._icl_lang_duplicate_of);
  if (group !== undefined) return { group, isExpected: true, original: originalOf(meta) };
  // What another was copied from says nothing of it.
  const own = isOfWpml ? of('post', item.id) : undefined;
  return own === undefined ? undefined : { group: own, isExpected: false, original: null };
}

/** The language that was written first: that which a translation names as its source. */
function originalOf(meta: WxrItem['meta']): Locale | null {
  return parseLocale(meta._wpml_import_source_language_code) ?? null;
}
