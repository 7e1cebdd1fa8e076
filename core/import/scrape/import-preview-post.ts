import type { ImportChange } from '../../../shared/imported-post.ts';
import type { Locale } from '../../../shared/locale.ts';

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
  link: string;
  /** Of the blog's pages. */
  language: Locale;
  changes: ImportChange[];
  /** The pictures in the text itself as `data:` addresses, by the addresses that stand for them in it. */
  embedded?: Readonly<Record<string, string>> | undefined;
  /** The body as the blog has it, for whoever imports it: foreign, never to be shown as it is. */
  original?: string | undefined;
}

/** Length of an excerpt's fallback (docs/specification.md 9.4). */
export const excerptLength = 160;
