import { z } from 'zod';

/** What a Word file holds that an article can't show as it was: left out, or in another form. */
export const wordLosses = [
  'pictures',
  'heic',
  'links',
  'text_boxes',
  'tables',
  'equations',
  'charts',
  'objects',
  'symbols',
  'comments',
  'hidden',
  'running_heads',
  'contents',
  'struck',
  'raised',
  'heading_numbers',
  'list_labels',
  'right_to_left',
  'changes',
] as const;

export type WordLoss = (typeof wordLosses)[number];

/** `what`: names or words of the first of them, '' for none. */
export const wordReportSchema = z.array(
  z.object({ code: z.enum(wordLosses), count: z.int(), what: z.string() }),
);

export type WordReport = z.infer<typeof wordReportSchema>;

/** What becomes of changes that Word has tracked. */
export const trackedChanges = ['accepted', 'rejected'] as const;

export type TrackedChanges = (typeof trackedChanges)[number];

/** Bytes of a Word file. */
export const longestWordFile = 20 * 1024 * 1024;

/** Why a file could not be read; `changes_undecided` asks what becomes of its tracked changes. */
/** Why a file gives no text, as the API names it besides its sentence. */
export const wordFailureCodes = [
  'not_word',
  'old_word',
  'word_damaged',
  'word_too_large',
  'word_empty',
  'changes_undecided',
] as const;

export type WordFailure =
  | { code: 'not_word' }
  | { code: 'old_word' }
  | { code: 'word_damaged' }
  | { code: 'word_too_large' }
  | { code: 'changes_undecided'; count: number };
