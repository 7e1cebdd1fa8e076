import type { Locale } from '../locale.ts';

/** Where a sentence stands in its text, in UTF-16 code units; without the spaces around it. */
export interface SentencePlace {
  start: number;
  end: number;
}

/** A name always comes after these. */
const titles =
  /^(?:mr|mrs|ms|mx|dr|prof|gen|lt|sgt|capt|cmdr|sen|rev|messrs|st|sra|srta|dra|profa|ing|lic|arq|mtro|mtra|dña|sto|sta|gral|cnel|ud|vd|vs|cf|ej|eg|ie|approx|aprox|avda)$/iu;

/** After these a figure goes on, and a word begins anew. */
const numbered =
  /^(?:no|núm|nº|p|pp|pág|págs|vol|fig|art|arts|cap|tel|ext|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|ene|abr|ago|dic)$/iu;

/** These end a sentence, or not: the word that follows tells. */
const ambiguous =
  /^(?:jr|sr|inc|corp|ltd|co|llc|bros|am|pm|us|usa|uk|un|eu|uu|ee|sa|rl|phd|md|bc|ad|ac|dc|cía)$/iu;

/** A sentence that begins with a capital begins with one of these far more often than a name does. */
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

/** Marks that may stand between the end of a sentence and the space behind it. */
const closing = String.raw`["'”’»)\]]*`;

/** An ellipsis as one character ends nothing for the standard's rules. */
const afterEllipsis = new RegExp(String.raw`…${closing}\s+(?=["'“‘«(¿¡—–]*\p{Lu})`, 'gu');

/** The sentences of a paragraph, in their order; all that is no space is in one of them. */
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

/** Whether a sentence ends where the standard's rules end it, before the character at `next`. */
function isBoundary(text: string, before: SentencePlace, next: number): boolean {
  const ahead = /^["'“‘«(¿¡—–\s]*([\p{L}\p{M}\p{N}]*)/u.exec(text.slice(next, next + 60))?.[1] ?? '';
  // What follows has no word of its own, as a lone bracket, or goes on in small letters: “Really?” she asked.
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

/** "J." of "J. K. Rowling", and not the one of "Plan B." */
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
