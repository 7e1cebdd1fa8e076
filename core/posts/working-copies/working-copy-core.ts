import type { WorkingCopyInput, WorkingText } from '../../../shared/post.ts';
import type { Result } from '../../../shared/result.ts';

/** Unsaved writing as lists show it. */
export interface WorkingCopyHead {
  /** Of the post; of a text that is no post yet, the key that it will be created with. */
  id: string;
  /** Where the post is; null for a text that is no post yet. */
  slug: string | null;
  /** As it was typed; '' for none. */
  title: string;
  language: WorkingText['language'];
  /** The window that has sent it. */
  writer: string;
  /** Names this state of the copy; every other has another. */
  etag: string;
  /** ISO 8601 timestamps, UTC: of the last key, and of the day from which the copy is kept no longer. */
  written_at: string;
  kept_until: string;
}

export interface WorkingCopy extends WorkingCopyHead {
  version: number;
  made_slug: string;
  text: WorkingText;
}

export type WorkingCopyFailure =
  | { code: 'post_not_found' }
  /** No writing of that id is kept. */
  | { code: 'copy_not_found' }
  /** Another window has written since. */
  | { code: 'copy_changed_elsewhere' }
  | { code: 'too_many_copies' };

/** The owner's unsaved writing, one copy a post and one for each text that is no post yet. No visitor ever meets it. */
export interface WorkingCopyCore {
  /** All there are but those of deleted posts, the last written first; without their texts. */
  list(): Promise<WorkingCopyHead[]>;
  get(id: string): Promise<Result<WorkingCopy, WorkingCopyFailure>>;
  /**
   * Keeps what a window sends: where it goes on from the newest copy, or has written that copy itself. Anything else is
   * refused (`copy_changed_elsewhere`), and what is kept stays.
   */
  keep(id: string, input: WorkingCopyInput): Promise<Result<WorkingCopyHead, WorkingCopyFailure>>;
  /** Forgets the copy that `by` has written or knows; `copy_changed_elsewhere` where another has written since. */
  remove(
    id: string,
    by: { writer?: string | undefined; etag?: string | undefined },
  ): Promise<Result<null, WorkingCopyFailure>>;
}
