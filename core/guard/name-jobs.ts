import { dictionary as english } from '@zxcvbn-ts/language-en';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';
import englishWords from 'dictionary-en';
import spanishWords from 'dictionary-es';
import type { GuardedNameInput } from '../../shared/guard/guarded-name.ts';
import {
  dictionaryWords,
  type KnownWords,
  type OtherMeanings,
  otherMeanings,
  type RefusedForm,
  rankWords,
  refusedForm,
} from '../../shared/guard/ordinary-words.ts';

/**
 * Loads word frequencies from English and Spanish films, surnames (zxcvbn-ts) and Hunspell's dictionaries,
 * which distinguish names from words. Takes a second and about 150 MB, so it runs in a short-lived worker.
 */
export function readKnownWords(): KnownWords {
  let dictionaries: ((letters: string) => boolean)[] | undefined;
  const readDictionaries = () =>
    [englishWords, spanishWords].map(({ aff, dic }) =>
      dictionaryWords({ affixes: textOf(aff), words: textOf(dic) }),
    );
  return {
    ...rankWords([english['commonWords-en'], spanish['commonWords-es-es']]),
    surnames: rankWords([english['lastnames-en'], spanish['lastnames-es-es']]).folded,
    isInDictionary: (letters) => {
      dictionaries ??= readDictionaries();
      return dictionaries.some((has) => has(letters));
    },
  };
}

const textOf = (bytes: Uint8Array) => new TextDecoder().decode(bytes);

let known: KnownWords | undefined;

type Judged = { refused: RefusedForm; meanings?: never } | { refused?: never; meanings: OtherMeanings };

export const nameJobs = {
  judge(name: GuardedNameInput): Judged {
    known ??= readKnownWords();
    const refused = refusedForm(name, known);
    return refused ? { refused } : { meanings: otherMeanings(name, known) };
  },
};

export type NameJobs = typeof nameJobs;
