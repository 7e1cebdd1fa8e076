import type { Locale } from '../locale.ts';
import { findPlaceholders } from './find-placeholders.ts';
import type { PostCheck } from './post-check.ts';
import { shownInSearch } from './title-width.ts';

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
