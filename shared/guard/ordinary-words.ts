import { type GuardedNameInput, unquoted } from './guarded-name.ts';
import { nameForms, wordsOf } from './name-forms.ts';

/** Word frequencies: rank 0 is the most frequent of its language. `spelled` has accents, `folded` doesn't. */
export interface WordRanks {
  folded: ReadonlyMap<string, number>;
  spelled: ReadonlyMap<string, number>;
}

/** Word frequencies, surname frequencies, and a check whether a dictionary contains a word. */
export interface KnownWords extends WordRanks {
  surnames: ReadonlyMap<string, number>;
  isInDictionary(letters: string): boolean;
}

/** Texts spelled like a name that mean something else. */
export interface OtherMeanings {
  /** Words separated by spaces, ordinary in lower case and wherever any word would have a capital. */
  ordinary: string[];
  /**
   * Words with another meaning even with a capital: plurals that are ordinary words ("Files" for Fil), words
   * with 's ("Hogan's" for Hogans), and after "the", plurals that are another name without an article
   * ("Holmes" for Holme). After "^": word sequences that often start a sentence ("So to" for Soto).
   */
  others: string[];
}

/** Up to this rank, a word is an ordinary word and not a name. */
const ordinaryRank = 15_000;

/** Adjacent words whose ranks multiply to less than this occur together by chance in every long text. */
const togetherByChance = 100_000;

/**
 * Adjacent lower-case words up to this rank are words and not a split name if their ranks multiply to less
 * than `inARow`: "rich man" isn't Richman. Next to words that are in every sentence (up to `smallRank`), they
 * may be rarer.
 */
const rowRank = 10_000;
const smallRank = 50;
const rowRankNextToSmall = 40_000;
const inARow = 5_000_000;

const oneLetterWords = 'aeiouy';
const isPiece = (letters: string) => letters.length > 1 || oneLetterWords.includes(letters);

/** Merges word lists, most frequent first. A word gets its best rank. */
export function rankWords(lists: readonly (readonly (string | number)[])[]): WordRanks {
  const folded = new Map<string, number>();
  const spelled = new Map<string, number>();
  for (const list of lists) {
    list.forEach((word, rank) => {
      keepBest(spelled, String(word), rank);
      keepBest(folded, wordsOf(String(word)).join(''), rank);
    });
  }
  // The lists don't contain single letters.
  for (const letter of oneLetterWords) keepBest(folded, letter, 20);
  return { folded, spelled };
}

function keepBest(ranks: Map<string, number>, word: string, rank: number): void {
  const known = ranks.get(word);
  if (word && (known === undefined || rank < known)) ranks.set(word, rank);
}

export type RefusedForm = { code: 'word_is_common'; form: string } | { code: 'name_too_short'; form: string };

/**
 * Returns the first variant that would match in every text: an ordinary word, or one that is too short.
 * Variants in quotation marks are accepted.
 */
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

/** Returns ordinary words, adjacent words and other names that are spelled like a variant of the name. */
export function otherMeanings(name: GuardedNameInput, known: KnownWords): OtherMeanings {
  const ordinary = new Set<string>();
  const others = new Set<string>();
  for (const { codes, isUpper, isInitials, wordEnds, reversedAt, isAbbreviated } of nameForms(name)) {
    // Such forms have capitals, or aren't in prose.
    if (reversedAt !== undefined || isAbbreviated) continue;
    if (isInitials && isWord(lettersOf(codes), known)) ordinary.add(lettersOf(codes));
    if (isUpper || isInitials) continue;
    const letters = lettersOf(codes);
    for (const ending of ['', 's', 'es']) {
      for (const words of splits(letters + ending, known)) {
        // The name as written is still a match, however frequent its words are.
        if (ending === '' && words.length > 1 && isSplitAt(words, wordEnds)) continue;
        ordinary.add(words.join(' '));
        if (words.length > 1 && isOrdinary(words, known.folded)) others.add(`^ ${words.join(' ')}`);
      }
      const plural = letters + ending;
      if (wordEnds.length > 1 || ending === '') continue;
      // "Peñas" is as much the name as "Peña", but "Files" is a word and Fil isn't.
      if (isFrequent(letters, known)) continue;
      if (isFrequent(plural, known) && known.isInDictionary(plural)) others.add(plural);
      else if (isFrequent(plural, known) || isOtherSurname(plural, letters, known))
        others.add(`the ${plural}`);
    }
    const stem = letters.slice(0, -1);
    if (wordEnds.length === 1 && letters.endsWith('s') && (isWord(stem, known) || known.surnames.has(stem)))
      others.add(`${stem}'s`);
  }
  return { ordinary: [...ordinary].sort(), others: [...others].sort() };
}

const lettersOf = (codes: readonly number[]) => String.fromCharCode(...codes);

/** Checks whether the plural is a more common surname than the name. */
function isOtherSurname(plural: string, name: string, { surnames }: KnownWords): boolean {
  const own = surnames.get(name) ?? Number.POSITIVE_INFINITY;
  return (surnames.get(plural) ?? own) < own;
}

/** Checks a word by the frequency of its accented spelling: a Peña isn't one of the many "penas". */
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

function isWord(letters: string, known: KnownWords): boolean {
  return isFrequent(letters, known) || known.isInDictionary(letters);
}

function isFrequent(letters: string, { folded }: KnownWords): boolean {
  return (folded.get(letters) ?? ordinaryRank) < ordinaryRank;
}

/** Returns how letters can be read as an ordinary word or frequent adjacent words, in at most four ways. */
function splits(letters: string, known: KnownWords): string[][] {
  // A frequent word that no dictionary contains is a name.
  const found: string[][] = known.isInDictionary(letters) ? [[letters]] : [];
  const read = (from: number, words: string[], ranks: number[]) => {
    if (from === letters.length) found.push(words);
    if (from === letters.length || words.length === 4) return;
    for (let to = from + 1; to <= letters.length && to - from < letters.length; to += 1) {
      const piece = letters.slice(from, to);
      const rank = known.folded.get(piece);
      if (rank !== undefined && isPiece(piece) && areConsecutive([...ranks, rank]))
        read(to, [...words, piece], [...ranks, rank]);
    }
  };
  read(0, [], []);
  return found;
}

function areConsecutive(ranks: readonly number[]): boolean {
  const rare = ranks.filter((rank) => rank > smallRank);
  const isRare = rare.length === 1 ? rowRankNextToSmall : rowRank;
  return (
    rare.every((rank) => rank <= isRare) && ranks.reduce((product, rank) => product * (rank + 1), 1) < inARow
  );
}

/** A Hunspell dictionary: words with flags for possible endings, and the endings. */
export interface Dictionary {
  affixes: string;
  words: string;
}

interface Ending {
  flag: string;
  /** The letters removed from the word before the ending is added. */
  stripped: string;
  condition: RegExp;
  /** Flags of the endings that may follow. */
  further: string;
}

/** The maximum number of consecutive endings: "-ción", "-es". */
const maxEndings = 2;

/**
 * Returns a function that checks whether plain lower-case letters are any form of a word that the dictionary
 * has in lower case. Capitalized entries are names. Ignores prefixes.
 */
export function dictionaryWords({ affixes, words }: Dictionary): (letters: string) => boolean {
  const flagsOf = readWords(words);
  const endings = readEndings(affixes);
  const longest = Math.max(0, ...[...endings.keys()].map((ending) => ending.length));

  function isMade(letters: string, flag: string | undefined, depth: number): boolean {
    const flags = flagsOf.get(letters);
    if (flags !== undefined && (flag === undefined || flags.includes(flag))) return true;
    if (depth === maxEndings) return false;
    for (let length = 0; length <= longest && length < letters.length; length += 1) {
      const at = letters.length - length;
      for (const ending of endings.get(letters.slice(at)) ?? []) {
        if (flag !== undefined && !ending.further.includes(flag)) continue;
        const stem = letters.slice(0, at) + ending.stripped;
        if (ending.condition.test(stem) && isMade(stem, ending.flag, depth + 1)) return true;
      }
    }
    return false;
  }

  return (letters) => isMade(letters, undefined, 0);
}

function readWords(words: string): Map<string, string> {
  const flagsOf = new Map<string, string>();
  for (const line of words.split('\n')) {
    const [spelling = '', flags = ''] = line.trim().split('/');
    const word = plain(spelling);
    if (/^[a-z]+$/.test(word)) flagsOf.set(word, (flagsOf.get(word) ?? '') + flags);
  }
  return flagsOf;
}

/** Returns a dictionary's endings, by the letters that they add. */
function readEndings(affixes: string): Map<string, Ending[]> {
  const endings = new Map<string, Ending[]>();
  const conditions = new Map<string, RegExp>();
  const toCondition = (text: string) => {
    const condition = conditions.get(text) ?? new RegExp(`${plain(text)}$`);
    conditions.set(text, condition);
    return condition;
  };
  for (const line of affixes.split('\n')) {
    if (!line.startsWith('SFX')) continue;
    const [, flag = '', stripped = '', added = '', condition] = line.trim().split(/\s+/);
    if (condition === undefined) continue;
    const [letters = '', further = ''] = added.split('/');
    const put = letters === '0' ? '' : plain(letters);
    const others = endings.get(put) ?? [];
    others.push({
      flag,
      stripped: stripped === '0' ? '' : plain(stripped),
      condition: toCondition(condition),
      further,
    });
    endings.set(put, others);
  }
  return endings;
}

function plain(text: string): string {
  return /^[ -~]*$/.test(text) ? text : text.normalize('NFD').replace(/[\u0300-\u036f]/g, '');
}
