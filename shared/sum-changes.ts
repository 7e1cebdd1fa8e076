import type { ImportChange, ImportChangeCode } from './imported-post.ts';

/** How often one kind of change was made, and in how many posts. */
export interface ChangeSum {
  code: ImportChangeCode;
  count: number;
  posts: number;
}

/** What is missing here, the worst first. All other changes keep what was there, in another form. */
const losses: readonly ImportChangeCode[] = [
  'words_lost',
  'names_held',
  'address_withheld',
  'not_approved',
  'text_missing',
  'only_teaser',
  'damaged',
  'struck',
  'hidden',
  'front_matter_broken',
  'bytes_unreadable',
  'encoding_guessed',
  'image_lost',
  'image_too_large',
  'image_broken',
  'image_heic',
  'element_removed',
  'block_removed',
  'shortcode_removed',
  'language_dropped',
  'title_shortened',
  'excerpt_shortened',
  'cover_alt_shortened',
  'cover_missing',
  'link_lost',
  'tag_too_long',
  'tags_dropped',
];

/** The changes of all posts by their kind: losses first, then the most frequent. */
export function sumChanges(posts: readonly { changes: readonly ImportChange[] }[]): ChangeSum[] {
  const sums = new Map<ImportChangeCode, ChangeSum>();
  for (const { changes } of posts) {
    for (const code of new Set(changes.map((change) => change.code))) {
      const sum = sums.get(code) ?? { code, count: 0, posts: 0 };
      sum.posts += 1;
      sums.set(code, sum);
    }
    for (const { code, count } of changes) {
      const sum = sums.get(code);
      if (sum) sum.count += count;
    }
  }
  return sortSums([...sums.values()]);
}

/** Losses first, then the most frequent. */
export function sortSums(sums: readonly ChangeSum[]): ChangeSum[] {
  return sums.toSorted((one, other) => rank(one) - rank(other) || other.count - one.count);
}

function rank({ code }: ChangeSum): number {
  const at = losses.indexOf(code);
  return at < 0 ? losses.length : at;
}
