import type { ImportPreviewPost } from '../../../../core/import/scrape/import-preview-post.ts';
import type { ImportChange } from '../../../../shared/imported-post.ts';
import type { Locale } from '../../../../shared/locale.ts';
import type { postStatuses } from '../../../../shared/post.ts';

/** A post of the old blog on its card, whichever way it was read. */
export interface PreviewedPost {
  /** What it is known by at its source; no two of one reading share it. */
  key: string;
  /** Among the posts of the reading, from 1. */
  place: number;
  slug: string;
  title: string;
  date: string | null;
  cover: string | null;
  excerpt: string;
  link: string | null;
  language: Locale;
  status: (typeof postStatuses)[number];
  changes: ImportChange[];
  /** All of it, where no file holds it. */
  scraped?: ImportPreviewPost;
}
