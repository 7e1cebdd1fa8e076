import type { ComparedLine } from '../../shared/diff.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import type { Result } from '../../shared/result.ts';
import type {
  DecisionInput,
  NewResponses,
  NoteChange,
  NoteInput,
  Review,
  ReviewDecision,
  ReviewedVersion,
  ReviewHead,
  ReviewInput,
  ReviewNote,
  ReviewRecord,
} from '../../shared/review.ts';
import type { Barred } from '../auth/lockouts.ts';
import type { OutgoingFailure } from '../guard/check-outgoing.ts';

export type ReviewFailure =
  | { code: 'post_not_found' }
  | { code: 'review_not_found' }
  | { code: 'note_not_found' }
  | { code: 'too_many_reviews' }
  | { code: 'review_too_long' };

/** Failures of a new review, including confidential names in the version. */
export type NewReviewFailure = ReviewFailure | OutgoingFailure;

/** `review`: the approved version, or the last one sent for review. */
export interface NotApproved {
  code: 'not_approved';
  review: string;
  reader: string;
  wasApproved: boolean;
}

export interface LinkHolder {
  token: string;
  client: string;
  proof?: string | undefined;
  /** True if the request isn't an attempt to open a link: an image on another site, or a prefetch. */
  isNoAttempt?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export type LinkFailure =
  /** Unknown, revoked and expired links, and those of other sites, get the same response. */
  { code: 'review_not_found' } | { code: 'passphrase_needed' } | { code: 'sign_in_busy' } | Barred;

export type PassphraseFailure =
  | Exclude<LinkFailure, { code: 'passphrase_needed' }>
  | { code: 'passphrase_wrong'; attemptsLeft: number }
  | { code: 'client_gone' };

export type NoteFailure =
  | LinkFailure
  | { code: 'passage_not_found' }
  | { code: 'too_many_notes' }
  | { code: 'review_decided' };

export interface OpenReview {
  id: string;
  reader: string;
  askedBy: string;
  round: number;
  language: Locale;
  version: ReviewedVersion;
  createdAt: string;
  expiresAt: string;
  notes: ReviewNote[];
  decision: ReviewDecision | null;
  /** Changes since the previous round; null for the first. */
  changes: (ComparedLine | null)[] | null;
  /** Comments of the previous round that the owner has answered or resolved. */
  earlier: ReviewNote[];
}

/** `token` is the link's secret. `language` is the post's, in which the link's page is shown. */
export interface NewReview {
  review: Review;
  token: string;
  language: Locale;
}

/** A review in the owner's list. */
export interface ListedReview extends ReviewHead {
  open_notes: number;
  /** The post's current slug; null if the post was deleted. */
  post_slug: string | null;
}

/** `answered`: needs the owner. `waiting`: needs the reviewer. `closed`: all others. */
export type ReviewGroups = Record<'answered' | 'waiting' | 'closed', ListedReview[]>;

/** `edited`: the text was changed after it was approved. */
export type NewestReview = Pick<ReviewHead, 'reader' | 'round'> & {
  state: 'open' | 'changes' | 'approved' | 'edited';
};

export interface ReviewCore {
  /** Creates a review and ends the reviewer's open round. Only this call returns the link's token. */
  create(slug: string, input: ReviewInput): Promise<Result<NewReview, NewReviewFailure>>;
  list(slug: string): Promise<Result<Review[], ReviewFailure>>;
  /** Returns the newest review of each post, by the post's ID. Links that ended without a decision don't count. */
  newest(posts: readonly Pick<Post, 'id' | 'slug'>[]): Promise<Map<string, NewestReview>>;
  /** Lists the newest 200 reviews, including those of deleted posts. */
  listAll(): Promise<ReviewHead[]>;
  /** Returns the newest 200 reviews by who has to act next. */
  groups(): Promise<ReviewGroups>;
  /** Lists posts with comments or decisions that the owner hasn't seen. */
  newResponses(): Promise<NewResponses[]>;
  see(slug: string, until: string): Promise<Result<null, ReviewFailure>>;
  record(id: string): Promise<Result<ReviewRecord, ReviewFailure>>;
  /** Revokes the link. Comments and decisions stay. */
  revoke(id: string): Promise<Result<null, ReviewFailure>>;
  /** Saves the owner's reply or the comment's state. Confidential names in a reply need a reason. */
  changeNote(id: string, change: NoteChange): Promise<Result<ReviewNote, ReviewFailure | OutgoingFailure>>;
  /** Opens a review without recording it, because mail scanners and link previews open links too. */
  open(holder: LinkHolder): Promise<Result<OpenReview, LinkFailure>>;
  /** Records the first activity on the page, and the first one from each network. */
  visit(holder: LinkHolder): Promise<Result<null, LinkFailure>>;
  prove(
    holder: LinkHolder,
    passphrase: string,
  ): Promise<Result<{ proof: string; expiresAt: Date }, PassphraseFailure>>;
  note(holder: LinkHolder, input: NoteInput): Promise<Result<ReviewNote, NoteFailure>>;
  /** Deletes a comment, if the owner hasn't replied to it or resolved it. */
  withdraw(
    holder: LinkHolder,
    noteId: string,
  ): Promise<Result<null, NoteFailure | { code: 'note_not_found' }>>;
  /** Records the decision and ends the round. If two arrive at the same time, the first one counts. */
  decide(holder: LinkHolder, input: DecisionInput): Promise<Result<ReviewDecision, NoteFailure>>;
}
