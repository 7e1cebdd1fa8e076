import type { Locale } from '../../shared/locale.ts';
import type { Result } from '../../shared/result.ts';
import type { PairedPost } from '../posts/post-core.ts';
import type { SideBySide } from './drift/side-by-side.ts';

/** Two posts that are one article in two languages. */
export interface Pair {
  /** The one that was written first, and is followed. */
  original: PairedPost;
  translation: PairedPost;
}

export type PairFailure =
  | { code: 'post_not_found' }
  /** The post has no translation. */
  | { code: 'pair_not_found' }
  /** A pair has one post in English and one in Spanish. */
  | { code: 'pair_one_language'; language: Locale }
  /** The post is a translation of another already. */
  | { code: 'pair_taken'; slug: string };

/** What the owner has still to translate, newest first. */
export interface OpenTranslations {
  /** Translations whose original has changed, with how many of their paragraphs are marked. */
  drifted: (Pair & { marks: number })[];
  /** Translations that readers don't see yet, with how many of their paragraphs are open. */
  begun: (Pair & { marks: number })[];
  /** Published posts without a translation. */
  missing: PairedPost[];
}

export interface TranslationCore {
  /** The pair that a post is in, or undefined. The post may be a draft. */
  find(slug: string): Promise<Result<Pair | undefined, PairFailure>>;
  /** The published posts that are the same article as published ones, by the id of these; for at most some hundred. */
  published(ids: readonly string[]): Promise<Map<string, PairedPost>>;
  /** Which of some posts are in a pair, by their ids; at most some hundred. */
  paired(ids: readonly string[]): Promise<Set<string>>;
  /** Makes two posts one article. `original`: which of the two was written first; without it the older one. */
  pair(slug: string, other: string, original?: Locale): Promise<Result<Pair, PairFailure>>;
  /** The posts stay, each by itself. */
  unpair(slug: string): Promise<Result<Pair, PairFailure>>;
  /** A draft in the other language with the words of the post, to be written over. */
  begin(slug: string): Promise<Result<Pair, PairFailure>>;
  /** Both texts paragraph by paragraph, with what the original has changed since the translation followed it. */
  sideBySide(slug: string): Promise<Result<SideBySide & { pair: Pair }, PairFailure>>;
  /** Says of marked paragraphs that the translation is right as it is: of those marks, or of all. */
  confirm(
    slug: string,
    marks: readonly string[] | 'all',
  ): Promise<Result<{ confirmed: number }, PairFailure>>;
  open(): Promise<OpenTranslations>;
}
