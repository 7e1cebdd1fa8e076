import type { Locale } from '../locale.ts';
import { walkHtml } from '../rich-text/parse-html.ts';
import {
  longSentence,
  type Speech,
  type SpeechHint,
  type SpeechParagraph,
  type SpeechSection,
  type SpeechSentence,
} from './speech.ts';
import { countSpokenWords, countWrittenWords, findBreaths } from './spoken-words.ts';

/** A tongue twister's position, in UTF-16 code units. */
interface Twister {
  start: number;
  end: number;
}

interface Word extends Twister {
  text: string;
  /** The first sound: "k" in "quick", "s" in "psalm"; '' for a vowel. */
  onset: string;
  /** Whether more consonants follow, as in "strong". */
  isCluster: boolean;
  /** The number of sibilants. */
  hisses: number;
}

/** Unstressed words, which are easy to say and don't interrupt a run. */
const weak: Record<Locale, ReadonlySet<string>> = {
  en: new Set(
    'a an the of to in on at by for with from and or but as is are was were be been it its i we you he she they his her our my your their this that these those not no do does did has have had will would so if than who which what when there into out up off'.split(
      ' ',
    ),
  ),
  es: new Set(
    'el la los las un una unos unas lo al del de a en por para con sin y e o u ni que si como se me te le les nos no es son fue ser mi su sus tu tus este esta estos estas ese esa eso ha han he ya más muy yo'.split(
      ' ',
    ),
  ),
};

/** How many stressed words in a row with the same first sound make a twister; fewer with clusters. */
const alike = { plain: 4, clusters: 3 } as const;

/** Returns where several words in a row in a sentence begin with the same sound or have sibilants. */
export function findTwisters(text: string, locale: Locale): Twister[] {
  const found: Twister[] = [];
  for (const phrase of phrasesOf(text, locale)) {
    found.push(...runsOf(phrase, isSameOnset, isTwisting), ...runsOf(phrase, isHissing, isHissRun));
  }
  return joined(found);
}

/** Returns the stressed words between two punctuation marks, because a comma gives the speaker time. */
function phrasesOf(text: string, locale: Locale): Word[][] {
  const phrases: Word[][] = [[]];
  for (const match of text.matchAll(/\S+/g)) {
    const [found] = match;
    const letters = found.toLowerCase().replace(/[^\p{L}\p{M}'’-]/gu, '');
    const bare = fold(letters);
    if (letters !== '' && !weak[locale].has(letters) && /^[a-zñ]/.test(bare)) {
      const word = { start: match.index, end: match.index + found.replace(/[^\p{L}\p{M}]+$/u, '').length };
      phrases.at(-1)?.push({ ...word, text: bare, ...soundsOf(bare, locale) });
    }
    if (/[,;:.!?…)\]»”"–—]$/.test(found)) phrases.push([]);
  }
  return phrases;
}

function fold(word: string): string {
  return word
    .normalize('NFD')
    .replace(/n\u0303/g, 'ñ')
    .replace(/\p{M}/gu, '');
}

const englishOnsets: readonly (readonly [start: RegExp, sound: string])[] = [
  [/^(?:kn|gn|pn)/, 'n'],
  [/^wr/, 'r'],
  [/^wh(?=o)/, 'h'],
  [/^wh?/, 'w'],
  [/^ps/, 's'],
  [/^ph/, 'f'],
  [/^sh/, 'sh'],
  [/^th/, 'th'],
  [/^ch(?=r|ar?[aio]|o[ir])/, 'k'],
  [/^ch/, 'ch'],
  [/^c(?=[eiy])/, 's'],
  [/^[ckq]/, 'k'],
  [/^j|^g(?=e[mnos]|i[an]|y)/, 'j'],
  [/^hon(?:o|e)|^hour/, ''],
  [/^x/, 'z'],
  [/^(?:uni|eu|use|usu)/, ''],
  [/^[bdfghlmnprstvyz]/, '*'],
];
const spanishOnsets: readonly (readonly [start: RegExp, sound: string])[] = [
  [/^h?ue/, ''],
  [/^h/, ''],
  [/^ch/, 'ch'],
  [/^(?:c(?=[ei])|z|ps)/, 's'],
  [/^[ckq]/, 'k'],
  [/^(?:j|x|g(?=[ei]))/, 'j'],
  [/^(?:ll|y)/, 'y'],
  [/^[bv]/, 'b'],
  [/^[dfglmnñprstw]/, '*'],
];

function soundsOf(word: string, locale: Locale): Pick<Word, 'onset' | 'isCluster' | 'hisses'> {
  const rule = (locale === 'es' ? spanishOnsets : englishOnsets).find(([start]) => start.test(word));
  const onset = rule ? (rule[1] === '*' ? (word[0] ?? '') : rule[1]) : '';
  const hiss = locale === 'es' ? /s+|z+|c(?=[ei])|ch|x/g : /ss?h|ss?|z+|c(?=[eiy])|ch|x|[st]ion/g;
  return {
    onset,
    isCluster: /^(?:[bcdfgkpt][lr]|s[ckptmnlwq]|th?r|shr|[dt]w)/.test(word),
    hisses: word.match(hiss)?.length ?? 0,
  };
}

/** Returns the longest runs of neighbors joined by `belongs` and accepted by `counts`. */
function runsOf(
  words: readonly Word[],
  belongs: (before: Word, word: Word) => boolean,
  counts: (run: readonly Word[]) => boolean,
): Twister[] {
  const runs: Twister[] = [];
  let run: Word[] = [];
  const close = () => {
    const [first, last] = [run[0], run.at(-1)];
    if (first && last && counts(run)) runs.push({ start: first.start, end: last.end });
  };
  for (const word of words) {
    const before = run.at(-1);
    if (before && belongs(before, word)) {
      run.push(word);
      continue;
    }
    close();
    run = [word];
  }
  close();
  return runs;
}

function isSameOnset(before: Word, word: Word): boolean {
  return word.onset !== '' && before.onset === word.onset;
}

/** Counts words with one stem once: "Never, never, never" and "work works workers" are easy to say. */
function stems(run: readonly Word[]): Word[] {
  return run.filter(
    ({ text }, at) => !run.slice(0, at).some((other) => other.text.slice(0, 4) === text.slice(0, 4)),
  );
}

function isTwisting(run: readonly Word[]): boolean {
  const own = stems(run);
  const clusters = own.filter(({ isCluster }) => isCluster).length;
  return own.length >= alike.plain || (own.length >= alike.clusters && clusters >= 2);
}

function isHissing(before: Word, word: Word): boolean {
  return before.hisses > 0 && word.hisses > 0;
}

/** Checks for runs like "She sells sea shells": each word has an initial sibilant or two, 1.5 on average. */
function isHissRun(run: readonly Word[]): boolean {
  const own = stems(run);
  const strong = own.filter(({ onset, hisses }) => hisses > 1 || ['s', 'sh', 'ch', 'z'].includes(onset));
  const all = own.reduce((sum, { hisses }) => sum + hisses, 0);
  return own.length >= 4 && strong.length === own.length && all >= own.length * 1.5;
}

/** Merges overlapping places. */
function joined(places: Twister[]): Twister[] {
  const sorted = [...places].sort((one, other) => one.start - other.start);
  const found: Twister[] = [];
  for (const place of sorted) {
    const last = found.at(-1);
    if (last && place.start <= last.end) last.end = Math.max(last.end, place.end);
    else found.push({ ...place });
  }
  return found;
}

/** A sentence's position in its text, in UTF-16 code units, without surrounding spaces. */
interface SentencePlace {
  start: number;
  end: number;
}

/** Abbreviations that are always followed by a name. */
const titles =
  /^(?:mr|mrs|ms|mx|dr|prof|gen|lt|sgt|capt|cmdr|sen|rev|messrs|st|sra|srta|dra|profa|ing|lic|arq|mtro|mtra|dña|sto|sta|gral|cnel|ud|vd|vs|cf|ej|eg|ie|approx|aprox|avda)$/iu;

/** Abbreviations after which a number continues the sentence, but a word starts a new one. */
const numbered =
  /^(?:no|núm|nº|p|pp|pág|págs|vol|fig|art|arts|cap|tel|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)$/iu;

/** Abbreviations that may end a sentence, depending on the next word. */
const ambiguous =
  /^(?:jr|sr|inc|corp|ltd|co|llc|bros|am|pm|us|usa|uk|un|eu|uu|ee|sa|rl|phd|md|bc|ad|ac|dc|cía)$/iu;

/** Words that start a sentence if capitalized, far more often than they are names. */
const starters = new Set(
  (
    'a an the this that these those it its he she they we you i my our your his her their there here in on at for from with when while if as but and or so yet now then what who why how where not no yes after before because although since once every each all some most many one two today tomorrow yesterday let do did is are was were can will would ' +
    'el la los las un una unos unas lo este esta estos estas ese esa eso esto aquel aquella él ella ellos ellas nosotros usted ustedes yo tú mi su sus nuestro nuestra y e o pero mas sino porque pues aunque cuando mientras si como donde en de del al a con sin por para desde hasta entre sobre tras según no sí ya hoy ayer mañana aquí allí ahora entonces luego después antes también tampoco qué quién cómo cuándo dónde hay es son fue era será nadie nada todo todos cada'
  ).split(' '),
);

const segmenters = {
  en: new Intl.Segmenter('en', { granularity: 'sentence' }),
  es: new Intl.Segmenter('es', { granularity: 'sentence' }),
};

/** Marks between the end of a sentence and the following space. */
const closing = String.raw`["'”’»)\]]*`;

/** `Intl.Segmenter` doesn't end a sentence at a one-character ellipsis. */
const afterEllipsis = new RegExp(String.raw`…${closing}\s+(?=["'“‘«(¿¡—–]*\p{Lu})`, 'gu');

/** Returns a paragraph's sentences in order. They cover everything but spaces. */
export function splitSentences(text: string, locale: Locale): SentencePlace[] {
  const found: SentencePlace[] = [];
  for (const { start, end } of rawPlaces(text, locale)) {
    const [first, last] = trimmed(text, start, end);
    if (first === last) continue;
    const before = found.at(-1);
    if (before && !isBoundary(text, before, first)) before.end = last;
    else found.push({ start: first, end: last });
  }
  return found;
}

function* rawPlaces(text: string, locale: Locale): Generator<SentencePlace> {
  for (const { segment, index } of segmenters[locale].segment(text)) {
    let start = index;
    for (const match of segment.matchAll(afterEllipsis)) {
      const end = index + match.index + match[0].length;
      yield { start, end };
      start = end;
    }
    yield { start, end: index + segment.length };
  }
}

function trimmed(text: string, start: number, end: number): [number, number] {
  let [first, last] = [start, end];
  while (first < last && /\s/.test(text[first] ?? '')) first += 1;
  while (last > first && /\s/.test(text[last - 1] ?? '')) last -= 1;
  return [first, last];
}

/** Checks whether a boundary of `Intl.Segmenter` before the character at `next` ends a sentence. */
function isBoundary(text: string, before: SentencePlace, next: number): boolean {
  const ahead = /^["'“‘«(¿¡—–\s]*([\p{L}\p{M}\p{N}]*)/u.exec(text.slice(next, next + 60))?.[1] ?? '';
  // No word follows, only a bracket, or the sentence continues in lower case: “Really?” she asked.
  if (ahead === '' || /^\p{Ll}/u.test(ahead)) return false;
  const tail = text.slice(Math.max(before.start, before.end - 40), before.end);
  const word = /([\p{L}\p{M}º.]+)\.$/u.exec(tail)?.[1];
  if (word === undefined) return true;
  const bare = word.replaceAll('.', '');
  if (titles.test(bare)) return false;
  if (numbered.test(bare)) return !/^\d/.test(ahead);
  if (ambiguous.test(bare)) return starters.has(ahead.toLowerCase());
  return !isInitial(tail, word);
}

/** Checks for an initial: the "J." of "J. K. Rowling", but not that of "Plan B." */
function isInitial(tail: string, word: string): boolean {
  if (!/^(?:\p{Lu}\.?){1,3}$/u.test(word)) return false;
  const before = /(\S+)\s+$/u.exec(tail.slice(0, tail.length - word.length - 1))?.[1];
  if (before === undefined) return true;
  return (
    /^\p{Lu}/u.test(before) &&
    !/^(?:plan|part|option|section|series|vitamin|grade|class|group|opción|parte|sección|serie|grupo|vitamina|clase|act|figure|and|y)$/iu.test(
      before,
    )
  );
}

/** The length of a three-hour speech in characters. The rest is omitted. */
const longest = 150_000;

type Block = { heading: string; level: number } | SpeechParagraphText;
interface SpeechParagraphText {
  kind: SpeechParagraph['kind'];
  text: string;
}

/** Returns the spoken text of a sanitized body, by headings, with hints. Omits images and captions. */
export function speechOf({
  html,
  title,
  language,
}: {
  html: string;
  title: string;
  language: Locale;
}): Speech {
  const sections: SpeechSection[] = [];
  let length = 0;
  let isCut = false;
  for (const block of blocksOf(html)) {
    if (length >= longest) {
      isCut = true;
      break;
    }
    if ('heading' in block) {
      sections.push({ heading: block.heading, level: block.level, words: 0, paragraphs: [] });
      continue;
    }
    const section = sections.at(-1) ?? { heading: null, level: 2, words: 0, paragraphs: [] };
    if (sections.length === 0) sections.push(section);
    const sentences = sentencesOf(block.text.slice(0, longest - length), language);
    length += block.text.length;
    section.paragraphs.push({ kind: block.kind, sentences });
    section.words += sentences.reduce((sum, { words }) => sum + words, 0);
  }
  const words = sections.reduce((sum, section) => sum + section.words, 0);
  return { title, language, words, isCut: isCut || length > longest, sections };
}

function sentencesOf(text: string, language: Locale): SpeechSentence[] {
  return splitSentences(text, language).map(({ start, end }) => {
    const sentence = text.slice(start, end);
    return {
      text: sentence,
      words: countSpokenWords(sentence, language),
      hints: hintsOf(sentence, language),
    };
  });
}

function hintsOf(sentence: string, language: Locale): SpeechHint[] {
  const hints: SpeechHint[] = [];
  const written = countWrittenWords(sentence);
  if (written > longSentence) hints.push({ kind: 'long', words: written });
  for (const stretch of findBreaths(sentence, language)) hints.push({ kind: 'breath', ...stretch });
  for (const twister of findTwisters(sentence, language)) hints.push({ kind: 'twister', ...twister });
  return hints;
}

/** Returns headings and paragraphs in order. Text outside any paragraph is a separate paragraph. */
function blocksOf(html: string): Block[] {
  const blocks: Block[] = [];
  const open: string[] = [];
  let parts: string[] = [];
  const close = () => {
    const text = parts.join('').replace(/\s+/g, ' ').trim();
    parts = [];
    if (text === '' || open.includes('figure')) return;
    const level = Number(/^h([23])$/.exec(open.findLast((name) => /^h[23]$/.test(name)) ?? '')?.[1]);
    if (level) blocks.push({ heading: text, level });
    else
      blocks.push({
        kind: open.includes('li') ? 'item' : open.includes('blockquote') ? 'quote' : 'text',
        text,
      });
  };
  walkHtml(html, {
    enter(kind, { tagName }) {
      if (!isWithinLine(kind)) close();
      if (kind === 'break') parts.push(' ');
      open.push(tagName);
    },
    leave(kind) {
      if (!isWithinLine(kind)) close();
      open.pop();
    },
    text: (text) => parts.push(text),
  });
  close();
  return blocks;
}

function isWithinLine(kind: string): boolean {
  return /^(?:mark|transparent|image|break)$/.test(kind);
}
