import type { Locale } from '../locale.ts';

/** Where words stand whose sounds trip a tongue, in UTF-16 code units. */
export interface Twister {
  start: number;
  end: number;
}

interface Word extends Twister {
  text: string;
  /** The first sound: "k" of "quick", "s" of "psalm"; '' for a vowel. */
  onset: string;
  /** Whether more consonants follow it, as in "strong". */
  isCluster: boolean;
  /** How often it hisses. */
  hisses: number;
}

/** Words without a stress of their own: the tongue has no trouble with them, and they interrupt nothing. */
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

/** Strong words that begin alike, one after the other, before it is a twister; with clusters among them fewer are enough. */
const alike = { plain: 4, clusters: 3 } as const;

/** Places in a sentence where several words in a row begin with the same sound, or hiss. */
export function findTwisters(text: string, locale: Locale): Twister[] {
  const found: Twister[] = [];
  for (const phrase of phrasesOf(text, locale)) {
    found.push(...runsOf(phrase, isSameOnset, isTwisting), ...runsOf(phrase, isHissing, isHissRun));
  }
  return joined(found);
}

/** The strong words between two marks: a comma gives the tongue time. */
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

/** The longest runs of neighbours that `belongs` holds together and `counts` accepts. */
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

/** "Never, never, never" and "work works workers" are said on purpose, and easily: words of one stem count once. */
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

/** "She sells sea shells": every word begins with one, or has two, and many have more. */
function isHissRun(run: readonly Word[]): boolean {
  const own = stems(run);
  const strong = own.filter(({ onset, hisses }) => hisses > 1 || ['s', 'sh', 'ch', 'z'].includes(onset));
  const all = own.reduce((sum, { hisses }) => sum + hisses, 0);
  return own.length >= 4 && strong.length === own.length && all >= own.length * 1.5;
}

/** Places that overlap made one. */
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
