import type { GuardOverride } from '../../shared/guard/guarded-name.ts';
import type {
  HandoverFormat,
  MailBody,
  TrackedChanges,
  WordFailure,
  WordReport,
} from '../../shared/handover.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Result } from '../../shared/result.ts';
import type { GuardFailure } from '../guard/guard-core.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';

export interface HandedFile {
  name: string;
  /** Media type. */
  type: string;
  bytes: Uint8Array<ArrayBuffer>;
}

/** Which state of which post; the one that stands where no version is named. */
export interface HandedState {
  slug: string;
  version?: number | undefined;
  /** Lets it out although names were found in it that must not appear; written down. */
  override?: GuardOverride | undefined;
}

export type HandoverFailure = { code: 'post_not_found' } | GuardFailure | TooIntricate;

/** A text that a Word file held, as the editor begins with it. */
export interface BroughtText {
  title: string;
  language: Locale;
  /** Sanitised, its pictures in the library. */
  html: string;
  report: WordReport;
}

/** A Word file, and what becomes of pictures in it whose names or metadata name somebody; without either the file is refused. */
export interface WordFile {
  name: string;
  bytes: Uint8Array;
  /** Why they may be kept. */
  override?: GuardOverride | undefined;
  /** The text comes without them, and its report tells of it. */
  leavesNamed?: boolean | undefined;
}

export type BringFailure = WordFailure | { code: 'word_empty' } | GuardFailure | TooIntricate;

/** Texts as files for others, and theirs as texts. All of it is the owner's alone. */
export interface HandoverCore {
  /** Whether a state may be handed over; makes no file. */
  check(state: HandedState): Promise<Result<undefined, HandoverFailure>>;
  /** A saved state of a post, whether readers see it or not, as a file. */
  write(state: HandedState, format: HandoverFormat): Promise<Result<HandedFile, HandoverFailure>>;
  mail(state: HandedState): Promise<Result<MailBody, HandoverFailure>>;
  /** The text of a Word file; its pictures go into the library. Saves no post. */
  readWord(file: WordFile, changes?: TrackedChanges): Promise<Result<BroughtText, BringFailure>>;
}
