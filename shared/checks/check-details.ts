import type { Locale } from '../locale.ts';
import { findPlaceholders } from './find-placeholders.ts';
import type { PostCheck } from './post-check.ts';

/**
 * How wide letters are beside their size, in a typeface like Arial, which search results are set in; others are as wide
 * as a lower-case letter (https://www.w3.org/TR/css-values-4/#em: parts of an em).
 */
const widths: readonly [RegExp, number][] = [
  [/[\p{Mn}\u00ad\u200b]/u, 0],
  [/[ijl'’‘|]/, 0.22],
  [/[ftrI.,:;!/()[\]\s·-]/, 0.29],
  [/[mMW%]/, 0.86],
  [/w/, 0.72],
  [/[\p{Lu}—…&]/u, 0.69],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Extended_Pictographic}]/u, 1],
];

/** Search results set titles in 20 px and give them 600 px, of which the dots at a cut take some. */
const room = 580 / 20;

/** As much of a title as a search result has room for, by whole words; undefined where that is all of it. */
export function shownInSearch(title: string): string | undefined {
  const letters = Array.from(title.trim().normalize('NFC'));
  let width = 0;
  for (const [at, letter] of letters.entries()) {
    const base = Array.from(letter.normalize('NFD'))[0] ?? letter;
    width += widths.find(([pattern]) => pattern.test(base))?.[1] ?? 0.54;
    if (width <= room) continue;
    const start = letters.slice(0, at).join('');
    const space = start.lastIndexOf(' ');
    return (space > start.length / 2 ? start.slice(0, space) : start).replace(/[\s,;:–—-]+$/, '');
  }
  return undefined;
}

/** Longest address that is read and said at a glance, in characters. */
const easySlug = 60;

export interface Details {
  title: string;
  slug: string;
  excerpt: string | null;
  cover: string | null;
  cover_alt: string | null;
  tags: readonly string[];
  language: Locale;
  /** Readers have it at its address already: another would cost more than it brings. */
  isPublished: boolean;
  /** Whether other posts of the site have tags. */
  usesTags: boolean;
}

/** What there is to say of a post besides its text. */
export function checkDetails(post: Details): PostCheck[] {
  const checks: PostCheck[] = [];
  const title = post.title.trim();
  const passage = shownInSearch(title);
  if (passage !== undefined)
    checks.push({ code: 'title_long', field: 'title', passage, length: Array.from(title).length });
  if (!post.excerpt?.trim()) checks.push({ code: 'no_excerpt', field: 'excerpt' });
  if (post.cover && !post.cover_alt?.trim()) checks.push({ code: 'cover_without_words', field: 'cover_alt' });
  if (post.usesTags && post.tags.length === 0) checks.push({ code: 'no_tags', field: 'tags' });
  if (!post.isPublished) {
    const [year] = /(?<![^-])20\d\d(?![^-])/.exec(post.slug) ?? [];
    if (year) checks.push({ code: 'slug_year', field: 'slug', passage: year });
    if (post.slug.length > easySlug)
      checks.push({ code: 'slug_long', field: 'slug', length: post.slug.length });
  }
  for (const field of ['title', 'excerpt', 'cover_alt'] as const) {
    const text = post[field] ?? '';
    for (const { start, end } of findPlaceholders(text, post.language))
      checks.push({ code: 'placeholder', field, passage: text.slice(start, end) });
  }
  return checks;
}
