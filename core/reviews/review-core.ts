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
import type { LeavingFailure } from '../guard/check-outgoing.ts';

export type ReviewFailure =
  | { code: 'post_not_found' }
  | { code: 'review_not_found' }
  | { code: 'note_not_found' }
  | { code: 'too_many_reviews' }
  | { code: 'review_too_long' };

/** A version that was not given to a reader, also because it names somebody who must not appear. */
export type NewReviewFailure = ReviewFailure | LeavingFailure;

/** Saving would show readers what nobody has approved; `review` is the approved version, or the last that was given to a reader. */
export interface NotApproved {
  code: 'not_approved';
  review: string;
  reader: string;
  /** Whether that version was approved, and this is another. */
  wasApproved: boolean;
}

/** Whoever opens a link: where from, and what proves that the passphrase was given. */
export interface LinkHolder {
  token: string;
  client: string;
  proof?: string | undefined;
  /** Not somebody who tries a link: an image on another site's page, or what a browser fetches before it is wanted. */
  isNoAttempt?: boolean | undefined;
  signal?: AbortSignal | undefined;
}

export type LinkFailure =
  /** Unknown, revoked, expired, or of another site: which of them is not said. */
  | { code: 'review_not_found' }
  | { code: 'passphrase_needed' }
  /** Too many guesses are being counted. */
  | { code: 'sign_in_busy' }
  | Barred;

export type PassphraseFailure =
  | Exclude<LinkFailure, { code: 'passphrase_needed' }>
  | { code: 'passphrase_wrong'; attemptsLeft: number }
  | { code: 'client_gone' };

export type NoteFailure =
  | LinkFailure
  | { code: 'passage_not_found' }
  | { code: 'too_many_notes' }
  | { code: 'review_decided' };

/** A round as its reader sees it. */
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
  /** What changed since the round before; null for the first. */
  changes: (ComparedLine | null)[] | null;
  /** Notes of the round before that the owner has answered or taken up. */
  earlier: ReviewNote[];
}

/** `token`: the secret of its link; `language`: of the article, which the link opens in. */
export interface NewReview {
  review: Review;
  token: string;
  language: Locale;
}

export interface ReviewCore {
  /** Freezes a saved version for a reader. The token is told this once. A round of the same reader that is open ends. */
  create(slug: string, input: ReviewInput): Promise<Result<NewReview, NewReviewFailure>>;
  /** The rounds of a post with their notes, newest first. */
  list(slug: string): Promise<Result<Review[], ReviewFailure>>;
  /** The newest 200 of all posts, deleted ones too. */
  listAll(): Promise<ReviewHead[]>;
  /** Of each post with comments or decisions that the owner hasn't seen. */
  newResponses(): Promise<NewResponses[]>;
  /** The owner has seen the responses to a post up to a time. */
  see(slug: string, until: string): Promise<Result<null, ReviewFailure>>;
  record(id: string): Promise<Result<ReviewRecord, ReviewFailure>>;
  /** Ends the link; what was noted and decided stays. */
  revoke(id: string): Promise<Result<null, ReviewFailure>>;
  /** Its reader sees the answer: with a name that must not appear it needs a reason. */
  changeNote(id: string, change: NoteChange): Promise<Result<ReviewNote, ReviewFailure | LeavingFailure>>;
  /** For the holder of a link. Leaves no trace: mail scanners and link previews open links, too. */
  open(holder: LinkHolder): Promise<Result<OpenReview, LinkFailure>>;
  /** The reader did something on the page: the first time, and the first from each network, are recorded as an opening. */
  visit(holder: LinkHolder): Promise<Result<null, LinkFailure>>;
  /** Gives the proof that the browser keeps. */
  prove(
    holder: LinkHolder,
    passphrase: string,
  ): Promise<Result<{ proof: string; expiresAt: Date }, PassphraseFailure>>;
  note(holder: LinkHolder, input: NoteInput): Promise<Result<ReviewNote, NoteFailure>>;
  /** Takes a note back that the owner has not touched yet. */
  withdraw(
    holder: LinkHolder,
    noteId: string,
  ): Promise<Result<null, NoteFailure | { code: 'note_not_found' }>>;
  /** Ends the round, once: of two at the same time the first counts. */
  decide(holder: LinkHolder, input: DecisionInput): Promise<Result<ReviewDecision, NoteFailure>>;
}
