import type { GuardOverride } from '../../../shared/guard/guarded-name.ts';
import type { Locale } from '../../../shared/locale.ts';
import type { PostSummary } from '../../../shared/post.ts';
import type { Result } from '../../../shared/result.ts';
import type { GuardFailure } from '../../guard/guard-core.ts';
import type { TooIntricate } from '../../rendering/rendering-jobs.ts';

export interface Tag {
  /** As `tagSlug` has it: its address. */
  tag: string;
  /** As most of its published posts have it. */
  name: string;
  published: number;
  drafts: number;
}

/** A page of what readers see of a tag, newest first, or the tag that it has become. */
export type TagPage =
  | { tag: Tag; posts: PostSummary[]; movedTo?: never }
  | { movedTo: string; tag?: never; posts?: never };

export type TagFailure = { code: 'tag_not_found' } | { code: 'tag_invalid' } | GuardFailure | TooIntricate;

export interface TagCore {
  /** All there are, by their names; with `locale`, `published` counts each article once, as that language's lists do. */
  list(locale?: Locale): Promise<Tag[]>;
  /** `page` counts from 1. With `locale`, each article is counted and listed once. A tag that no published post has is not found. */
  browse(
    tag: string,
    range: { page: number; limit: number; locale?: Locale },
  ): Promise<Result<TagPage, TagFailure>>;
  /** Gives every post of a tag another name for it; with the name of another tag the two become one. `posts`: how many it changed. */
  rename(
    tag: string,
    name: string,
    override?: GuardOverride,
  ): Promise<Result<{ tag: string; name: string; posts: number }, TagFailure>>;
}
