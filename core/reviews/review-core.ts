import type { ComparedLine } from '../../shared/diff.ts';
import type { Locale } from '../../shared/locale.ts';
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

/** Also if the version has confidential names. */
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
  /** Not an attempt at a link: an image on another site, or a prefetch. */
  isNoAttempt?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export type LinkFailure =
  /** Unknown, revoked, expired, or of another site: all answer alike. */
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
  /** Since the previous round; null for the first. */
  changes: (ComparedLine | null)[] | null;
  /** Comments of the previous round that the owner has answered or resolved. */
  earlier: ReviewNote[];
}

/** `token`: the link's secret; `language`: the article's, used by the link's page. */
export interface NewReview {
  review: Review;
  token: string;
  language: Locale;
}

export interface ReviewCore {
  /** Freezes a saved version for a reviewer, and ends their open round. The token is returned only now. */
  create(slug: string, input: ReviewInput): Promise<Result<NewReview, NewReviewFailure>>;
  list(slug: string): Promise<Result<Review[], ReviewFailure>>;
  /** The newest 200, those of deleted posts too. */
  listAll(): Promise<ReviewHead[]>;
  /** Posts with comments or decisions that the owner hasn't seen. */
  newResponses(): Promise<NewResponses[]>;
  see(slug: string, until: string): Promise<Result<null, ReviewFailure>>;
  record(id: string): Promise<Result<ReviewRecord, ReviewFailure>>;
  /** Ends the link; comments and decisions stay. */
  revoke(id: string): Promise<Result<null, ReviewFailure>>;
  /** The reviewer sees the answer: a confidential name in it needs a reason. */
  changeNote(id: string, change: NoteChange): Promise<Result<ReviewNote, ReviewFailure | OutgoingFailure>>;
  /** Leaves no trace, because mail scanners and link previews open links too. */
  open(holder: LinkHolder): Promise<Result<OpenReview, LinkFailure>>;
  /** Records the first activity on the page, and the first from each network. */
  visit(holder: LinkHolder): Promise<Result<null, LinkFailure>>;
  prove(
    holder: LinkHolder,
    passphrase: string,
  ): Promise<Result<{ proof: string; expiresAt: Date }, PassphraseFailure>>;
  note(holder: LinkHolder, input: NoteInput): Promise<Result<ReviewNote, NoteFailure>>;
  /** Only until the owner has answered or resolved it. */
  withdraw(
    holder: LinkHolder,
    noteId: string,
  ): Promise<Result<null, NoteFailure | { code: 'note_not_found' }>>;
  /** Ends the round; of two simultaneous decisions the first counts. */
  decide(holder: LinkHolder, input: DecisionInput): Promise<Result<ReviewDecision, NoteFailure>>;
}
