import type { ChangeLog } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post-limits.ts';
import type { WxrItem } from '../xml/wxr-item.ts';
import { plainTitle } from './plain-title.ts';

/** What WordPress calls its default category, in the languages it is most used in. */
const defaultCategory = new Set(
  [
    'uncategorized|uncategorised|sin categoría|sin categorizar|sin clasificar|non classé|allgemein',
    'unkategorisiert|sem categoria|sem categoria|senza categoria|non categorizzato|geen categorie|ongecategoriseerd',
    'sense categoria|sen categoría|bez kategorii|без рубрики|без категории|未分类|未分類|未設定|미분류|okategoriserade',
    'ukategorisert|ikke kategoriseret|luokittelematon|kategorisiz|genel|χωρίς κατηγορία|nezařazené|nekategorizirano',
  ]
    .join('|')
    .split('|'),
);

/** Terms that are tags or categories; exports also list menus, languages and translations as such. */
const domains = new Set(['', 'category', 'post_tag', 'tag']);

/** A post's tags and categories as one list of names, each once, without the default category. */
export function postTags(item: Pick<WxrItem, 'categories'>, pick: (text: string) => string): string[] {
  const tags = new Map<string, string>();
  for (const { domain, nicename, name } of item.categories) {
    if (!domains.has(domain)) continue;
    const tag = plainTitle(pick(name));
    const key = tag.toLowerCase();
    if (tag === '' || tag.length > postLimits.tag) continue;
    if (domain !== 'post_tag' && (defaultCategory.has(key) || /^uncategori[sz]ed\b/.test(nicename))) continue;
    if (!tags.has(key)) tags.set(key, tag);
  }
  return [...tags.values()];
}

/** The tags that a post can have; the log counts those beyond the hundredth. */
export function limitTags(tags: string[], log: ChangeLog): string[] {
  if (tags.length > postLimits.tags) log.add('tags_dropped', '', tags.length - postLimits.tags);
  return tags.slice(0, postLimits.tags);
}
