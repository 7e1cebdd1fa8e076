import type { ChangeLog } from '../../shared/imported-post.ts';
import { postLimits } from '../../shared/post.ts';
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

/**
 * A post's tags and categories as one list of names, without the default category. Of those that differ in capitals
 * alone the first comes; the log names the others' spellings, and what is too long or beyond the limit.
 */
export function postTags(
  item: Pick<WxrItem, 'categories'>,
  pick: (text: string) => string,
  log: ChangeLog,
): string[] {
  const tags = new Map<string, string>();
  for (const { domain, nicename, name } of item.categories) {
    if (!domains.has(domain)) continue;
    const tag = plainTitle(pick(name));
    const key = tag.toLowerCase();
    if (tag === '') continue;
    if (domain !== 'post_tag' && (defaultCategory.has(key) || /^uncategori[sz]ed\b/.test(nicename))) continue;
    const first = tags.get(key);
    if (tag.length > postLimits.tag) log.add('tag_too_long', tag);
    else if (first === undefined && tags.size >= postLimits.tags) log.add('tags_dropped', tag);
    else if (first === undefined) tags.set(key, tag);
    else if (first !== tag) log.add('tags_folded', `${tag} → ${first}`);
  }
  return [...tags.values()];
}
