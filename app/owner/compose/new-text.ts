import { randomKey } from '../context/browser.ts';
import type { DraftValues } from './post-values.ts';

/** What a text that is no post yet brings to its first save. */
export interface NewText {
  /** Goes along with it, so that it becomes one post however often it is sent (`Idempotency-Key`). */
  createKey: string;
  /** The slug that was made from its title, and may be made anew; '' for none. */
  madeSlug: string;
}

export function beginText(): NewText {
  return { createKey: randomKey(), madeSlug: '' };
}

/** A post that was typed and not saved. */
export interface PostDraft {
  values: DraftValues;
  /** Version of the post that the writing started from; 0 for a new one. */
  version: number;
  /** Of a text that is no post yet, or may have become one without our knowing. */
  newText?: NewText | undefined;
}
