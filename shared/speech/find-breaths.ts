import type { Locale } from '../locale.ts';
import { breathWords } from './speech.ts';
import { countSpokenWords } from './spoken-words.ts';

/** A stretch that is too long for one breath: where it stands, its words as they are said, and where to breathe. */
export interface LongStretch {
  start: number;
  end: number;
  words: number;
  /** Offsets of the words before which a speaker breathes. */
  marks: number[];
}

interface Word {
  start: number;
  end: number;
  text: string;
  words: number;
}

/** How well one breathes before a word: before what joins clauses, then before what joins phrases. */
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

/** Words that belong to what follows: nobody breathes behind them. */
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

/** Words that end a number. */
const behindNumbers = /^(?:percent|hundred|thousand|million|billion|trillion|ciento|mil|millón|millones)$/;

/** What lets a speaker pause anyway: points, commas, dashes, brackets, quotation marks before or behind a word. */
const pauseBehind = /[,;:.!?…)\]»”"–—]$/;
const pauseBefore = /^[([«“"–—¿¡]/;

/** A piece may be this much longer than a breath before it is cut once more: two breaths too many tear a sentence apart. */
const tolerance = 1.2;

/** Words that a piece has at the least, so that no breath is taken for two of them. */
const leastWords = 4;

/** The stretches between two pauses of a sentence that are too long to say in one breath. */
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
    if (pauseBefore.test(found)) close();
    now.push(word);
    if (pauseBehind.test(found) && !/^(?:\p{Lu}|[A-Z][a-z]{1,3})\.$/u.test(found)) close();
  }
  close();
  return stretches;
}

/** The words before which to breathe, in their order, so that no piece is too long where that can be. */
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

/** The index of the word before which the first breath is best taken; 0 for none. `total` is what all words take. */
function bestPlace(words: readonly Word[], total: number, locale: Locale): number {
  let best = { at: 0, cost: Number.POSITIVE_INFINITY };
  let before = 0;
  for (const [at, word] of words.entries()) {
    // What is behind is cut by itself.
    if (before > breathWords * 2) break;
    if (at > 0 && before >= leastWords && total - before >= leastWords) {
      const cost = costOf(words[at - 1]?.text ?? '', word.text, locale) + unevenness(before, total);
      if (cost < best.cost) best = { at, cost };
    }
    before += word.words;
  }
  return best.at;
}

/** Low for a place at which a breath helps to understand, high for one that tears words apart. */
function costOf(before: string, word: string, locale: Locale): number {
  const last = bare(before);
  if (leaning[locale].has(last)) return 9;
  if (behindNumbers.test(bare(word))) return 9;
  // The longest stretch is cut first where a whole part of it ends.
  const join = joins[locale].find(([, words]) => words.has(bare(word)));
  return join?.[0] ?? 6;
}

/** From 0 in the middle (or a third, where three pieces are needed) to 5 at the ends. */
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
