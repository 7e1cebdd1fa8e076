import type { ContentPlace } from '../../../shared/content.ts';
import type { PostLeave } from '../../../shared/post.ts';
import type { Result } from '../../../shared/result.ts';
import type { RestoreFailure } from '../../posts/restore-post.ts';
import type { KeptItem, KeptRun, ListedRun, RunDecision } from './kept-run.ts';
import type { ItemPage, ItemRange } from './list-items.ts';
import type { MarkedPair } from './mark-pair.ts';

/** What is known now of a post that a run brought, or of the section's text that a page became. */
export interface PostHere {
  id: string;
  /** Empty of a section's text. */
  slug: string;
  status: string;
  /** True when it was changed since by more than the import itself. */
  isEdited: boolean;
  /** The section whose text a page became; null of an article. */
  text: ContentPlace | null;
}

/** A post of a run beside its original. */
export interface KeptPost {
  run: KeptRun;
  item: KeptItem;
  /** Null where it is not here: never saved, or deleted since. */
  here: PostHere | null;
  /** Where it was before. */
  link: string | null;
  /** Null where there is nothing to hold it against, or nothing to hold. */
  pair: MarkedPair | null;
  /** What there is no pair for: the original is not kept, the post is not here, or the two take too long to read. */
  lacks: 'original' | 'post' | 'time' | null;
}

export type RunFailure = { code: 'import_not_found' };

/** The reports of imports, as they are kept. */
export interface ImportRunCore {
  /** All that are kept, newest first. */
  list(): Promise<ListedRun[]>;
  find(id: string): Promise<KeptRun | undefined>;
  items(id: string, range: ItemRange): Promise<ItemPage>;
  /** All posts of a run, in its order, some hundreds at once. */
  walk(id: string): AsyncGenerator<KeptItem[]>;
  post(id: string, position: number): Promise<KeptPost | undefined>;
  /**
   * Accepts a post, leaves it out (into the trash, for 30 days) or takes either back; a post that was left out is restored then.
   * `leave`: why that one may be seen although it names somebody, or nobody has approved it. A section's text can't be left out: `post_not_found`.
   */
  decide(
    place: { run: string; position: number },
    decision: RunDecision | null,
    leave?: PostLeave,
  ): Promise<Result<KeptItem, RunFailure | RestoreFailure>>;
  /** Removes a report with all that belongs to it; the posts stay. */
  remove(id: string): Promise<Result<null, RunFailure>>;
  /** Removes the originals of a report, which take the most room. */
  removeOriginals(id: string): Promise<Result<null, RunFailure>>;
}
