import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import {
  type KnownWords,
  type OtherMeanings,
  otherMeanings,
  type RefusedForm,
  refusedForm,
} from '../../shared/guard/ordinary-forms.ts';
import { readKnownWords } from './read-known-words.ts';

/** Read with the first name, and kept for those that follow. */
let known: KnownWords | undefined;

type Judged = { refused: RefusedForm; meanings?: never } | { refused?: never; meanings: OtherMeanings };

/** What the thread of `judgeName` does. */
export const nameJobs = {
  judge(name: GuardedNameInput): Judged {
    known ??= readKnownWords();
    const refused = refusedForm(name, known);
    return refused ? { refused } : { meanings: otherMeanings(name, known) };
  },
};

export type NameJobs = typeof nameJobs;
