import type { ImportChangeCode } from '../../../shared/imported-post.ts';

/** A post as one way of reading the blog gives it: nothing in it is sanitised yet. */
export interface FoundPost {
  /** Absolute address of its page. */
  address: string;
  /** The platform's name for it; empty where it is not told. */
  slug: string;
  /** May hold markup and entities. */
  title: string;
  date: string | null;
  /** The featured image, where one is named. */
  cover: string | null;
  /** The introduction that lists show, as HTML. */
  teaser: string | null;
  /** The body; null where only the post's own page has it. */
  html: string | null;
  /** The platform's own name for it, which outlives its address (a guid). */
  guid?: string | undefined;
  /** What the reading of its pages has to tell, each once. */
  changes?: ImportChangeCode[];
}
