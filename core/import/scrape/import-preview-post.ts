import type { Locale } from '../../../shared/locale.ts';
import type { ImportChange } from '../imported-post.ts';

/** A post of the old blog as the preview shows it (docs/specification.md 3.3). */
export interface ImportPreviewPost {
  /** The same as `slug`. */
  id: string;
  /** The platform's name for the post, or the slug of its title; no two posts of one preview share it. */
  slug: string;
  title: string;
  /** Date-only or an ISO 8601 timestamp; null where the blog does not tell. */
  date: string | null;
  /** The featured image, else the first image of the body: an absolute http(s) address. */
  cover: string | null;
  /** Plain text: the blog's own, else the start of the body. */
  excerpt: string;
  /** Sanitised. */
  html: string;
  /** What the post is known by in every reading of its blog: WordPress's own name for it, else its address. */
  source_key: string;
  /** Where it can be read now. */
  link: string;
  /** Of the blog's pages. */
  language: Locale;
  /** What was changed to show it here. */
  changes: ImportChange[];
}

/** Length of an excerpt's fallback (docs/specification.md 9.4). */
export const excerptLength = 160;
