import { type GuardedNameInput, unquoted } from './guarded-name.ts';
import { nameForms, wordsOf } from './name-forms.ts';

/** How frequent words are: 0 for the most frequent of its language. `spelled` has them as they are written, `folded` without accents. */
export interface WordRanks {
  folded: ReadonlyMap<string, number>;
  spelled: ReadonlyMap<string, number>;
}

/** Rank up to which a word is one of the language and no name. */
const ordinaryRank = 15_000;

/** Words in a row whose ranks multiply to less than this stand together by chance in every long text. */
const togetherByChance = 100_000;

const oneLetterWords = 'aeiouy';

/** Of lists of words, each with the most frequent first: the better of a word's ranks. */
export function rankWords(lists: readonly (readonly (string | number)[])[]): WordRanks {
  const folded = new Map<string, number>();
  const spelled = new Map<string, number>();
  for (const list of lists) {
    list.forEach((word, rank) => {
      keepBetter(spelled, String(word), rank);
      keepBetter(folded, wordsOf(String(word)).join(''), rank);
    });
  }
  // The lists have no words of one letter.
  for (const letter of oneLetterWords) keepBetter(folded, letter, 20);
  return { folded, spelled };
}

function keepBetter(ranks: Map<string, number>, word: string, rank: number): void {
  const known = ranks.get(word);
  if (word && (known === undefined || rank < known)) ranks.set(word, rank);
}

export type RefusedForm = { code: 'word_is_common'; form: string } | { code: 'name_too_short'; form: string };

/** The first form that would be found in every text: an ordinary word, or too few letters. Those in quotation marks are taken. */
export function refusedForm(
  { name, spellings }: Pick<GuardedNameInput, 'name' | 'spellings'>,
  ranks: WordRanks,
): RefusedForm | undefined {
  for (const form of [name, ...spellings]) {
    const { text, isExact } = unquoted(form);
    const words = wordsOf(text);
    const letters = words.join('').length;
    if (letters < 2 || (letters < 3 && !isExact)) return { code: 'name_too_short', form };
    if (!isExact && isOrdinaryAs(text, words, ranks)) return { code: 'word_is_common', form };
  }
  return undefined;
}

/** The passages in lower case, words parted by a space, that are written as a form of the name and are ordinary words. */
export function ordinaryForms(name: GuardedNameInput, ranks: WordRanks): string[] {
  const ordinary = new Set<string>();
  for (const { codes, isUpper, isInitials, wordEnds } of nameForms(name)) {
    if (isUpper || isInitials) continue;
    const letters = String.fromCharCode(...codes);
    for (const ending of ['', 's', 'es']) {
      for (const words of splits(letters + ending, ranks.folded)) {
        // The name as it is written stays one, were each of its words ever so frequent.
        if (ending === '' && words.length > 1 && isSplitAt(words, wordEnds)) continue;
        ordinary.add(words.join(' '));
      }
    }
  }
  return [...ordinary].sort();
}

/** With an accent, a word is as frequent as it is with that accent: a Peña is none of the many penas. */
function isOrdinaryAs(text: string, words: readonly string[], { folded, spelled }: WordRanks): boolean {
  const [only] = words;
  const spelling = text.normalize('NFC').toLowerCase();
  if (words.length !== 1 || only === undefined || /^[a-z]+$/.test(spelling)) return isOrdinary(words, folded);
  return (spelled.get(spelling) ?? ordinaryRank) < ordinaryRank;
}

function isOrdinary(words: readonly string[], ranks: WordRanks['folded']): boolean {
  let product = 1;
  for (const word of words) {
    const rank = ranks.get(word);
    if (rank === undefined) return false;
    product *= rank + 1;
  }
  return words.length === 1 ? product <= ordinaryRank : product < togetherByChance;
}

function isSplitAt(words: readonly string[], ends: readonly number[]): boolean {
  const lengths = words.map((_, at) => words.slice(0, at + 1).join('').length);
  return lengths.join() === ends.join();
}

/** The ways in which letters are ordinary words in a row, at most four. */
function splits(letters: string, ranks: WordRanks['folded']): string[][] {
  const found: string[][] = [];
  const read = (from: number, words: string[], product: number) => {
    if (from === letters.length) {
      if (isOrdinary(words, ranks)) found.push(words);
      return;
    }
    if (words.length === 4) return;
    for (let to = from + 1; to <= letters.length; to += 1) {
      const rank = ranks.get(letters.slice(from, to));
      if (rank === undefined || (words.length > 0 && product * (rank + 1) >= togetherByChance)) continue;
      read(to, [...words, letters.slice(from, to)], product * (rank + 1));
    }
  };
  read(0, [], 1);
  return found;
}
