import type { Locale } from '../locale.ts';
import { breathWords } from './speech.ts';

/** Counts a number's spoken words: "three hundred twelve" has three, "trescientos doce" two. */
function numberWords(value: number, locale: Locale): number {
  // Nobody says numbers beyond trillions, so longer ones are read digit by digit.
  if (!Number.isSafeInteger(value) || value >= 1e15) return String(value).replace(/\D/g, '').length;
  return locale === 'es' ? spanishWords(value) : englishWords(value);
}

function englishWords(value: number): number {
  if (value <= 20) return 1;
  if (value < 100) return value % 10 === 0 ? 1 : 2;
  for (const power of [1e12, 1e9, 1e6, 1e3, 100]) {
    if (value < power) continue;
    const rest = value % power;
    return englishWords(Math.floor(value / power)) + 1 + (rest > 0 ? englishWords(rest) : 0);
  }
  return 1;
}

function spanishWords(value: number): number {
  if (value < 30) return 1;
  // "treinta y uno" has three words.
  if (value < 100) return value % 10 === 0 ? 1 : 3;
  if (value < 1000) return 1 + (value % 100 > 0 ? spanishWords(value % 100) : 0);
  const power = value < 1e6 ? 1e3 : value < 1e12 ? 1e6 : 1e12;
  const [many, rest] = [Math.floor(value / power), value % power];
  // "mil" has no "un" before it, but "un millón" does.
  const head = power === 1e3 && many === 1 ? 1 : spanishWords(many) + 1;
  return head + (rest > 0 ? spanishWords(rest) : 0);
}

/**
 * Counts the words of a year. English says years in pairs: "nineteen ninety-nine", "nineteen oh five", "two
 * thousand five". Spanish says them as numbers.
 */
function yearWords(year: number, locale: Locale): number {
  const [century, rest] = [Math.floor(year / 100), year % 100];
  if (locale === 'es' || (century === 20 && rest < 10)) return numberWords(year, locale);
  if (rest === 0) return numberWords(century, locale) + 1;
  return numberWords(century, locale) + (rest < 10 ? 2 : numberWords(rest, locale));
}

/** Groups of three digits: with a comma in English, with either sign in Spanish-speaking countries. */
const groupsOfThree = { en: /^\d{1,3}(?:,\d{3})+$/, es: /^\d{1,3}(?:[.,]\d{3})+$/ } as const;

/** Counts the spoken words of a figure of digits, periods and commas: "1,250", "3.5", "1999". */
function figureWords(figure: string, locale: Locale): number {
  if (/^1[1-9]\d\d$|^20\d\d$/.test(figure)) return yearWords(Number(figure), locale);
  const last = Math.max(figure.lastIndexOf('.'), figure.lastIndexOf(','));
  if (last < 0 || groupsOfThree[locale].test(figure)) return digitsWords(figure.replace(/\D/g, ''), locale);
  const whole = figure.slice(0, last).replace(/\D/g, '');
  const decimals = figure.slice(last + 1);
  if (decimals === '') return digitsWords(whole, locale);
  // "three point one four". Spanish says decimals as a number, from the first digit that isn't zero.
  const zeros = decimals.length - decimals.replace(/^0+/, '').length;
  const said =
    locale === 'en' ? decimals.length : zeros + (zeros < decimals.length ? digitsWords(decimals, locale) : 0);
  return digitsWords(whole, locale) + 1 + said;
}

function digitsWords(digits: string, locale: Locale): number {
  // A number with a leading zero is a code, said digit by digit.
  return digits.length > 15 || (/^0\d/.test(digits) && digits.length > 2)
    ? digits.length
    : numberWords(Number(digits), locale);
}

/** Abbreviations with their spoken word counts, in lower case without periods. */
const shortened: Record<Locale, Readonly<Record<string, number>>> = {
  en: {
    eg: 2,
    ie: 2,
    etc: 2,
    am: 2,
    pm: 2,
    mph: 3,
    kmh: 3,
    kph: 3,
    vs: 1,
    aka: 4,
    nb: 2,
    ps: 2,
    phd: 3,
    asap: 4,
  },
  es: { ee: 1, uu: 1, kmh: 3, vs: 1, etc: 1, pej: 2, eeuu: 2, am: 2, pm: 2, phd: 3, ac: 2, dc: 2 },
};

/** Acronyms that are spelled out even though they contain a vowel. */
const spelled = new Set(
  'CEO CFO COO CIO CTO CMO USA IPO API ATM FAQ VIP DIY ETA GPA ESG ROI SEO UAE URL EPS IVA OEA OCDE ADN ONG OECD'.split(
    ' ',
  ),
);

/** Signs that are spoken as words. */
const signs: Record<Locale, Readonly<Record<string, number>>> = {
  en: {
    '%': 1,
    '‰': 2,
    $: 1,
    '€': 1,
    '£': 1,
    '¥': 1,
    '°': 1,
    '&': 1,
    '+': 1,
    '=': 1,
    '@': 1,
    '½': 2,
    '¼': 2,
    '¾': 2,
    '×': 1,
    '§': 1,
  },
  es: {
    '%': 2,
    '‰': 2,
    $: 1,
    '€': 1,
    '£': 1,
    '¥': 1,
    '°': 1,
    '&': 1,
    '+': 1,
    '=': 1,
    '@': 1,
    '½': 1,
    '¼': 2,
    '¾': 2,
    '×': 1,
    '§': 1,
  },
};

/** Parts of a word: numbers with periods and commas, letters with apostrophes, or a sign. */
const piece = /\d+(?:[.,]\d+)*|[\p{L}\p{M}]+(?:['’][\p{L}\p{M}]+)*|[^\s\d\p{L}\p{M}]/gu;

/** Counts a text's words as spoken: numbers, years, abbreviations and signs count as they are read aloud. */
export function countSpokenWords(text: string, locale: Locale): number {
  // In text that is all capitals, such as a headline, no word is an acronym.
  const said = /\s/.test(text) && !/\p{Ll}/u.test(text) ? text.toLowerCase() : text;
  let count = 0;
  for (const [word] of said.matchAll(/\S+/g)) count += spokenIn(word, locale);
  return count;
}

/** Counts a text's words as written: anything between spaces with a letter or digit. */
export function countWrittenWords(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function spokenIn(word: string, locale: Locale): number {
  // Hundreds of letters are a URL, or not a word.
  if (word.length > 200) return Math.ceil(word.length / 8);
  if (isAddress(word)) return addressWords(word, locale);
  const bare = word.replace(/^[^\p{L}\p{N}$€£%]+|[^\p{L}\p{N}%]+$/gu, '');
  const plain = bare.replace(/[./]/g, '');
  const known = shortened[locale][plain.toLowerCase()];
  if (known !== undefined && (plain !== bare || word.includes('.') || plain.length > 2)) return known;
  if (/^(?:\p{L}\.){2,}\p{L}?$/u.test(`${bare}${bare.endsWith('.') ? '' : '.'}`)) return plain.length;
  const time = /^(\d{1,2}):(\d\d)$/.exec(bare);
  if (time) return timeWords(Number(time[1]), time[2] ?? '00', locale);
  return piecesWords(bare || word, locale);
}

function piecesWords(word: string, locale: Locale): number {
  const pieces = [...word.matchAll(piece)].map(([found]) => found);
  let count = 0;
  for (const [at, found] of pieces.entries()) {
    const before = pieces[at - 1] ?? '';
    const after = pieces[at + 1] ?? '';
    if (/^\d/.test(found)) count += figureWords(found, locale);
    else if (/^[\p{L}\p{M}]/u.test(found)) count += lettersWords(found, before, locale);
    // A dash between numbers is read as "to" or "a": "2019–2023", "10-15".
    else if (/^[-–]$/.test(found)) count += /^\d/.test(before) && /^\d/.test(after) ? 1 : 0;
    else count += signs[locale][found] ?? 0;
  }
  return count;
}

function lettersWords(letters: string, before: string, locale: Locale): number {
  // "21st", "1er", "1.º" are said with the number, and so is "1990s".
  if (/^\d/.test(before) && /^(?:st|nd|rd|th|s|er|ro|do|to|º|ª|o|a)$/iu.test(letters)) return 0;
  if (/^[IVX]{2,5}$/.test(letters)) return numberWords(romanValue(letters), locale);
  if (isSpelled(letters)) return letters.length;
  return 1;
}

function isSpelled(letters: string): boolean {
  if (!/^\p{Lu}{2,5}$/u.test(letters)) return false;
  return letters.length === 2
    ? !/^(?:NO|SO|WE|YO|TU|SI|EL|LA|OF|TO|IN|ON|DE|EN)$/.test(letters)
    : spelled.has(letters) || !/[AEIOUY]/.test(letters);
}

function romanValue(letters: string): number {
  const values: Record<string, number> = { I: 1, V: 5, X: 10 };
  const all = [...letters].map((letter) => values[letter] ?? 0);
  return all.reduce((sum, value, at) => sum + (value < (all[at + 1] ?? 0) ? -value : value), 0);
}

function timeWords(hours: number, minutes: string, locale: Locale): number {
  const hour = numberWords(hours, locale);
  // Times are read as "nine o'clock" and "nine oh five", or "las nueve en punto" and "las nueve y cinco".
  if (minutes === '00') return hour + (locale === 'en' ? 1 : 2);
  return hour + numberWords(Number(minutes), locale) + (minutes.startsWith('0') ? 1 : 0);
}

function isAddress(word: string): boolean {
  return (
    /^(?:https?:\/\/|www\.)/.test(word) ||
    /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+/.test(word) ||
    /^[\w-]+\.(?:com|org|net|io|mx|es|gov|edu)\b/i.test(word)
  );
}

/** Counts the words of a URL, "acme dot com slash about": the names and the signs between them. */
function addressWords(word: string, locale: Locale): number {
  const bare = word
    .replace(/^https?:\/\//, '')
    .replace(/[).,;:!?»”"']+$/, '')
    .replace(/\/$/, '');
  const parts = bare.split(/[./@]/);
  const names = parts.reduce(
    (sum, part) =>
      sum + (part === 'www' ? 3 : /^\p{L}+$/u.test(part) ? 1 : Math.max(1, piecesWords(part, locale))),
    0,
  );
  return names + parts.length - 1;
}

/** A stretch too long for one breath: its position, its spoken words, and where to breathe. */
export interface LongStretch {
  start: number;
  end: number;
  words: number;
  /** Offsets of the words before which to breathe. */
  marks: number[];
}

interface Word {
  start: number;
  end: number;
  text: string;
  words: number;
}

/** Good places to breathe: before words that join clauses, then before those that join phrases. */
const joins: Record<Locale, readonly (readonly [weight: number, words: ReadonlySet<string>])[]> = {
  en: [
    [
      0,
      new Set(
        'but because although though while whereas unless until since whether so yet if when where which who whose that after before'.split(
          ' ',
        ),
      ),
    ],
    [1, new Set('he she they we i'.split(' '))],
    [2, new Set('and or nor than as'.split(' '))],
    [
      3,
      new Set(
        'for with without from through between about into against across toward towards over under among during by to in on at it'.split(
          ' ',
        ),
      ),
    ],
  ],
  es: [
    [
      0,
      new Set(
        'pero porque aunque mientras cuando donde si que quien quienes cuyo cuya sino pues así para'.split(
          ' ',
        ),
      ),
    ],
    [2, new Set('y e o u ni como'.split(' '))],
    [3, new Set('por con sin desde hasta entre sobre tras según contra durante ante hacia a en'.split(' '))],
  ],
};

/** Words that belong to the next one. Never breathe after them. */
const leaning: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an the of to in on at by for with from and or but that which who if as is are was were be been not no my our your his her its their this these those very more most so than into have has had will would can could should must do does did about between without'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos unas lo al del de a en por para con sin y e o u ni que si como se me te le les nos no es son fue ser muy más tan mi su sus nuestro nuestra este esta estos estas ese esa ha han he hemos sobre entre hasta desde pero porque'.split(
      ' ',
    ),
  ),
};

/** Words that complete a number. */
const behindNumbers = /^(?:percent|hundred|thousand|million|billion|trillion|ciento|mil|millón|millones)$/;

/** Natural pauses: periods, commas, dashes, brackets, and quotation marks before or after a word. */
const pauseAtEnd = /[,;:.!?…)\]»”"–—]$/;
const pauseAtStart = /^[([«“"–—¿¡]/;

/** How much longer than a breath a part may be, as a factor. Too many breaths break up a sentence. */
const tolerance = 1.2;

/** The minimum number of words per breath. */
const leastWords = 4;

/** Returns stretches of a sentence between two pauses that are too long for one breath. */
export function findBreaths(text: string, locale: Locale): LongStretch[] {
  return stretchesOf(text, locale).flatMap((words) => {
    const total = sum(words);
    const [first, last] = [words[0], words.at(-1)];
    if (!first || !last || total <= breathWords) return [];
    const marks = cut(words, locale).map(({ start }) => start);
    return marks.length > 0 ? [{ start: first.start, end: last.end, words: total, marks }] : [];
  });
}

function stretchesOf(text: string, locale: Locale): Word[][] {
  const stretches: Word[][] = [];
  let now: Word[] = [];
  const close = () => {
    if (now.length > 0) stretches.push(now);
    now = [];
  };
  for (const match of text.matchAll(/\S+/g)) {
    const [found] = match;
    const word = {
      start: match.index,
      end: match.index + found.length,
      text: found,
      words: countSpokenWords(found, locale),
    };
    if (pauseAtStart.test(found)) close();
    now.push(word);
    if (pauseAtEnd.test(found) && !/^(?:\p{Lu}|[A-Z][a-z]{1,3})\.$/u.test(found)) close();
  }
  close();
  return stretches;
}

/** Returns the words before which to breathe, in order, so that no part is too long if possible. */
function cut(words: readonly Word[], locale: Locale): Word[] {
  const marks: Word[] = [];
  let rest = words;
  let left = sum(words);
  for (let at = bestPlace(rest, left, locale); at > 0; at = bestPlace(rest, left, locale)) {
    const piece = rest.slice(0, at);
    const length = sum(piece);
    if (length > breathWords * tolerance) marks.push(...cut(piece, locale));
    marks.push(...rest.slice(at, at + 1));
    left -= length;
    rest = rest.slice(at);
    if (left <= breathWords * tolerance) break;
  }
  return marks;
}

/** Returns the index of the word that follows the first breath; 0 for none. `total`: all spoken words. */
function bestPlace(words: readonly Word[], total: number, locale: Locale): number {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  let before = 0;
  for (const [at, word] of words.entries()) {
    // The rest is split separately.
    if (before > breathWords * 2) break;
    if (at > 0 && before >= leastWords && total - before >= leastWords) {
      const cost = costOf(words[at - 1]?.text ?? '', word.text, locale) + unevenness(before, total);
      if (cost < best.cost) best = { at, cost };
    }
    before += word.words;
  }
  return best.at;
}

/** Returns a cost: low if a breath helps understanding, high if it separates words that belong together. */
function costOf(before: string, word: string, locale: Locale): number {
  const last = bare(before);
  if (leaning[locale].has(last)) return 9;
  if (behindNumbers.test(bare(word))) return 9;
  // Prefer to split where a whole clause ends.
  const join = joins[locale].find(([, words]) => words.has(bare(word)));
  return join?.[0] ?? 6;
}

/** Returns the unevenness of a split: 0 in the middle (or at a third, for three parts) to 5 at the ends. */
function unevenness(before: number, total: number): number {
  const pieces = Math.ceil(total / breathWords);
  const piece = total / pieces;
  const nearest = Math.min(pieces - 1, Math.max(1, Math.round(before / piece))) * piece;
  return (Math.abs(before - nearest) / piece) * 5;
}

function bare(word: string): string {
  return word.toLowerCase().replace(/[^\p{L}\p{M}'’]/gu, '');
}

function sum(words: readonly Word[]): number {
  return words.reduce((total, word) => total + word.words, 0);
}
