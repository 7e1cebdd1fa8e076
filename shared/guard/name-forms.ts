import { type GuardedNameInput, unquoted } from './guarded-name.ts';
import { blockEnd, gap, type Letters, readLetters } from './read-letters.ts';

/** One way to write a name, as letters to search for. */
export interface NameForm {
  codes: number[];
  /** The letter counts after which a word of the name ends. */
  wordEnds: number[];
  /** The case the match must have, letter by letter; undefined for any. */
  isUpper?: number[];
  /** Whether the form consists of initials, which are separate single letters in the text. */
  isInitials?: true;
  /** Whether all words but the last are reduced to initials: "J. R. Smith". */
  isShortened?: true;
  /** Whether the form is a person's name: initials and nicknames may come between its words. */
  isPerson?: true;
  /** Set if the surname comes first: the letter count after which the other names begin. */
  reversedAt?: number;
  /** Whether middle names are initials. */
  isAbbreviated?: true;
}

/** Words often omitted before a surname: "de la". */
const particles = new Set('de del la las los y e da do dos das di du van von der den'.split(' '));

/** The longest name searched for in reversed order. */
const maxPersonWords = { letters: 60, words: 6 } as const;

const joining = new Set(['and', 'y', 'e', 'und', 'et']);
const umlauts: Record<string, string> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' };
const consonant = /[bcdfghjklmnpqrstvwxz]$/;

/** Returns every way to write a name, including irregular plurals of its last word. */
export function nameForms({ name, spellings, initials, kind }: GuardedNameInput): NameForm[] {
  const written = [name, ...spellings].map(unquoted);
  const exact = written.filter(({ isExact }) => isExact).map(({ text }) => exactForm(text));
  const free = written.filter(({ isExact }) => !isExact).flatMap(({ text }) => freeForms(text));
  const isPerson = kind === 'client' || kind === 'other';
  const persons = isPerson ? written.filter(({ isExact }) => !isExact).flatMap(personForms) : [];
  return [
    ...exact,
    ...free.map((form) =>
      isPerson && form.wordEnds.length > 1 ? { ...form, isPerson: true as const } : form,
    ),
    ...persons,
    ...(initials ? initialForms(unquoted(name).text) : []),
  ].filter(({ codes }) => codes.length > 0);
}

/** Returns other ways to write a person's name: "Quell, Mara", "Mara V. Quell", without "de". */
function personForms({ text }: { text: string }): NameForm[] {
  const words = wordsOf(text);
  const letters = words.join('').length;
  if (words.length < 2 || words.length > maxPersonWords.words || letters > maxPersonWords.letters) return [];
  const forms: NameForm[] = [];
  const known = new Set([words.join()]);
  const add = (all: readonly string[], more: Partial<NameForm> = {}) => {
    if (all.length < 2 || known.has(all.join())) return;
    known.add(all.join());
    forms.push({ ...formOf(all), isPerson: true, ...more });
  };
  const reversed = (all: readonly string[]) => {
    for (let at = 1; at < all.length; at += 1) {
      const surname = all.slice(at);
      // The particles of "de la Hoz, José Ordúñez" can come first or last.
      if (!surname.every((word) => particles.has(word)))
        add([...surname, ...all.slice(0, at)], { reversedAt: surname.join('').length });
    }
  };
  const plain = words.filter((word) => !particles.has(word));
  add(plain);
  add(
    words.filter((word, at) => !particles.has(word) || words.findIndex((one) => particles.has(one)) !== at),
  );
  reversed(words);
  reversed(plain);
  const [first = '', ...rest] = words;
  const middle = rest.slice(0, -1).filter((word) => !particles.has(word));
  if (middle.length > 0)
    add([first, ...middle.map((word) => word[0] ?? ''), rest.at(-1) ?? ''], { isAbbreviated: true });
  return forms;
}

function formOf(words: readonly string[]): NameForm {
  let count = 0;
  const wordEnds = words.map((word) => {
    count += word.length;
    return count;
  });
  return { codes: [...words.join('')].map((letter) => letter.charCodeAt(0)), wordEnds };
}

/** Returns the form of an allowed passage that contains a name, only in this case. */
export function exactForm(text: string): NameForm {
  const { count, codes, isUpper } = readLetters(text);
  return {
    codes: [...codes.subarray(0, count)],
    isUpper: [...isUpper.subarray(0, count)],
    wordEnds: wordEndsOf(text),
  };
}

function freeForms(text: string): NameForm[] {
  const texts = new Set([text, text.toUpperCase(), text.toLowerCase()]);
  texts.add(text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter));
  for (const one of [...texts]) for (const other of withOtherAnd(one)) texts.add(other);
  for (const one of [...texts]) {
    const plain = wordsOf(one).join(' ');
    if (consonant.test(plain.slice(0, -1)) && plain.endsWith('y')) texts.add(`${plain.slice(0, -1)}ies`);
    if (plain.endsWith('z')) texts.add(`${plain.slice(0, -1)}ces`);
  }
  const forms = new Map<string, NameForm>();
  for (const one of texts) {
    const { count, codes } = readLetters(one);
    const letters = [...codes.subarray(0, count)];
    forms.set(letters.join(), { codes: letters, wordEnds: wordEndsOf(one) });
  }
  return [...forms.values()];
}

/** Returns variants with another "and": "Hill & Sons", "Hill and Sons", "Hill y Sons", "Hill Sons". */
function withOtherAnd(text: string): string[] {
  const words = text.trim().split(/\s+/);
  const at = words.findIndex(
    (word, index) =>
      index > 0 && index < words.length - 1 && (/^[&+]$/.test(word) || joining.has(word.toLowerCase())),
  );
  if (at < 0) return [];
  return ['and', 'y', 'e', ''].map((other) =>
    [...words.slice(0, at), other, ...words.slice(at + 1)].join(' '),
  );
}

function initialForms(name: string): NameForm[] {
  const words = wordsOf(name);
  const first = words.map((word) => word[0] ?? '');
  if (first.length < 2) return [];
  const codes = first.map((letter) => letter.charCodeAt(0));
  const surname = words.at(-1) ?? '';
  const before = [first.slice(0, -1), first.slice(0, 1)];
  return [
    { codes, isUpper: codes.map(() => 1), wordEnds: codes.map((_, at) => at + 1), isInitials: true },
    ...before.flatMap((letters) => [
      { ...formOf([...letters, surname]), isShortened: true as const },
      { ...formOf([surname, ...letters]), isShortened: true as const, reversedAt: surname.length },
    ]),
  ];
}

/** Returns the words of a name in lower case without accents. */
export function wordsOf(text: string): string[] {
  const { count, codes } = readLetters(text);
  const ends = wordEndsOf(text);
  return [...ends, count]
    .filter((end, at, all) => end > 0 && all.indexOf(end) === at)
    .map((end, at, all) => String.fromCharCode(...codes.subarray(all[at - 1] ?? 0, end)));
}

function wordEndsOf(text: string): number[] {
  const { count, gaps } = readLetters(text);
  const ends: number[] = [];
  for (let at = 1; at < count; at += 1) if ((gaps[at] ?? 0) >= gap.light) ends.push(at);
  return [...ends, count];
}

/** A candidate match, by the positions of its letters. */
export interface Passage {
  from: number;
  to: number;
  form: NameForm;
  /** The name as the owner entered it. */
  name: string;
  ordinary: ReadonlySet<string>;
  others: ReadonlySet<string>;
}

/** Names up to this length match across separators only if the parts are single letters. */
const short = 3;

/** Words before a plural name: "the Vexdales". */
const determiners = new Set(
  'the these those both all our two three los las estos estas esos esas ambos todos todas unos unas dos tres'.split(
    ' ',
  ),
);

/** Checks whether a candidate is the name, and not part of other words or an ordinary word. */
export function isRealMatch(text: string, letters: Letters, passage: Passage, isProse: boolean): boolean {
  const { form } = passage;
  const surface = surfaceOf(text, letters, passage);
  const isSingle = surface.words.every((word) => word.length === 1);
  if (surface.joins.some((join) => join.includes(blockEnd)) && !isAcross(text, letters, passage, surface))
    return false;
  if (form.isAbbreviated && surface.words.length < form.wordEnds.length) return false;
  if (form.reversedAt !== undefined && !isReversed(passage, surface, isProse)) return false;
  if (form.isInitials) return areInitials(text, letters, passage, surface, isProse);
  if (form.isShortened && isProse && !isShortened(surface, form)) return false;
  const isOneWord = form.wordEnds.length === 1;
  const isParted = surface.words.length > 1;
  if (isOneWord && form.codes.length <= short && isParted) {
    if (!isSingle || !surface.isUpper || new Set(surface.joins).size > 1) return false;
  }
  if (!isProse || form.isUpper) return true;
  if (isParted && !isSingle && followsApostrophe(text, letters, passage, surface)) return false;
  if (isOneWord && isParted && !isSingle && isParting(text, letters, passage, surface)) return false;
  return !isOrdinary(text, letters, passage, surface);
}

/** Checks whether a name spans paragraphs or cells: it fills them, or only its own words are separated. */
function isAcross(
  text: string,
  letters: Letters,
  { from, to, form, ordinary }: Passage,
  surface: Surface,
): boolean {
  const { words, joins, uppers, isUpper } = surface;
  if (form.isInitials) return false;
  // Not a name if a sentence ends or other words come between its parts.
  if (joins.some((join) => join.includes(blockEnd) && !/^\s*[,–—-]?\s*$/.test(join))) return false;
  if (ordinary.has(words.join(' '))) return false;
  const before = letters.gaps[from] === gap.block;
  const after = to >= letters.count || letters.gaps[to] === gap.block;
  if (before && after && !/[.!?]/.test(text.slice(letters.ends[to - 1], letters.starts[to] ?? text.length)))
    return true;
  let length = 0;
  return words.every((word, at) => {
    length += word.length;
    if (!joins[at]?.includes(blockEnd)) return true;
    const isCapital = (index: number) => (uppers[index] ?? 0) > 0;
    if (form.wordEnds.includes(length)) return isCapital(at) && isCapital(at + 1);
    // No paragraph begins in the middle of a word.
    return (
      isUpper || (isCapital(at) && !isCapital(at + 1) && word.length > 1 && (words[at + 1]?.length ?? 0) > 1)
    );
  });
}

/** Checks whether a surname comes first: "Quell, Mara", "QUELL Mara"; in URLs "quell-mara". */
function isReversed({ form }: Passage, { words, joins, uppers }: Surface, isProse: boolean): boolean {
  let length = 0;
  const last = words.findIndex((word) => {
    length += word.length;
    return length >= (form.reversedAt ?? 0);
  });
  const join = joins[last];
  if (length !== form.reversedAt || join === undefined) return false;
  if (!isProse || /^[._-]$/.test(join)) return true;
  if (!/^(\s*,\s*|\s+)$/.test(join)) return false;
  return words.every((word, at) => particles.has(word) || (uppers[at] ?? 0) > 0);
}

interface Surface {
  words: string[];
  /** The separators between the words. */
  joins: string[];
  uppers: number[];
  isLower: boolean;
  isUpper: boolean;
}

function surfaceOf(text: string, letters: Letters, { from, to }: Passage): Surface {
  const { codes, gaps, isUpper, starts, ends } = letters;
  const words: string[] = [];
  const joins: string[] = [];
  const uppers: number[] = [];
  let start = from;
  let upper = 0;
  const close = (end: number) => {
    words.push(String.fromCharCode(...codes.subarray(start, end)));
    uppers.push(upper);
    start = end;
    upper = 0;
  };
  for (let at = from; at < to; at += 1) {
    if (at > from && (gaps[at] ?? 0) >= gap.light) {
      close(at);
      joins.push(text.slice(ends[at - 1], starts[at]));
    }
    upper += isUpper[at] ?? 0;
  }
  close(to);
  const all = uppers.reduce((sum, count) => sum + count, 0);
  return { words, joins, uppers, isLower: all === 0, isUpper: all === to - from };
}

/** Endings after an apostrophe: "s life" in "somebody's life" isn't Slife. */
const shortEnds = new Set(['s', 't', 'd', 'm', 'll', 're', 've']);

function followsApostrophe(text: string, letters: Letters, { from }: Passage, { words }: Surface): boolean {
  const at = letters.starts[from] ?? 0;
  return shortEnds.has(words[0] ?? '') && /\p{L}['’]$/u.test(text.slice(Math.max(0, at - 3), at));
}

/**
 * Checks whether what looks like a split name is in fact other words or signs: "a Ben" isn't Aben, "U.S.
 * life" isn't Slife, "GRUB en" isn't Gruben.
 */
function isParting(
  text: string,
  letters: Letters,
  { from, name }: Passage,
  { words, joins, uppers }: Surface,
): boolean {
  const at = letters.starts[from] ?? 0;
  const isAbbreviated = joins[0]?.startsWith('.') && /\p{L}\.\s?$/u.test(text.slice(Math.max(0, at - 4), at));
  if (isAbbreviated) return true;
  // A name split by mistake still starts with a capital.
  const isCapital = /^\p{Lu}/u.test(name);
  const isAllLowerFirst = uppers[0] === 0 && uppers.some((count) => count > 0);
  if (isCapital && isAllLowerFirst) return true;
  const loud = words.some((word, at) => word.length > 1 && uppers[at] === word.length);
  return loud && words.some((word, at) => word.length <= 2 && uppers[at] === 0);
}

function isOrdinary(text: string, letters: Letters, passage: Passage, surface: Surface): boolean {
  const { from, to, form, ordinary, others } = passage;
  const { words, joins, uppers, isLower, isUpper } = surface;
  const key = words.join(/^['’]$/.test(joins.at(-1) ?? '') && words.length === 2 ? "'" : ' ');
  if (others.has(key)) return true;
  // "the Holmes" may be the Holme family, but "Holmes" alone is someone else.
  if (others.has(`the ${key}`)) return isLower || !determiners.has(wordBefore(letters, from));
  if (!ordinary.has(key)) return false;
  if (isLower) return true;
  // A word with a capital may be the name, even if it is also an ordinary word.
  if (words.length === 1 && !form.isShortened) return false;
  const isFirst = letters.isUpper[from] === 1 && uppers.reduce((sum, count) => sum + count, 0) === 1;
  const isRow = joins.every((join) => /^\s+$/.test(join)) && others.has(`^ ${key}`);
  return (
    (isFirst && isRow && isBeginning(text, letters.starts[from] ?? 0)) ||
    (isUpper && isLoud(letters, from, to))
  );
}

function wordBefore({ codes, gaps }: Letters, from: number): string {
  if (from === 0 || (gaps[from] ?? 0) >= gap.heavy) return '';
  let start = from - 1;
  while (start > 0 && gaps[start] === gap.none) start -= 1;
  return String.fromCharCode(...codes.subarray(start, from));
}

/** Checks whether a sentence, title or quotation begins here, because then any word has a capital. */
function isBeginning(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - 12), at);
  return /(^|[\n\u2029])\s*$|[.!?:;…¡¿"“”«‘'()[\]{*•–—-]\s*$/u.test(before);
}

/** Checks whether the surrounding text is also in capitals. */
function isLoud({ isUpper, count }: Letters, from: number, to: number): boolean {
  const loud = (start: number, end: number) => {
    const around = isUpper.subarray(Math.max(0, start), Math.min(end, count));
    return around.length > 1 && around.every((upper) => upper === 1);
  };
  return loud(from - 3, from) || loud(to, to + 3);
}

/**
 * Checks initials: capitals with periods, spaces or nothing between them that aren't part of longer initials
 * or, without periods, a well-known abbreviation.
 */
function areInitials(
  text: string,
  { starts, ends }: Letters,
  { from, to, form, ordinary }: Passage,
  { words, joins }: Surface,
  isProse: boolean,
): boolean {
  if (!words.every((word) => word.length === 1 || word.length === form.codes.length)) return false;
  if (!isProse) return true;
  if (!joins.every((join) => /^[.\s·-]*$/.test(join))) return false;
  if (
    isPartOfOtherName(text, starts[from] ?? 0, ends[to - 1] ?? 0, String.fromCharCode(form.codes.at(-1) ?? 0))
  )
    return false;
  return words.length > 1
    ? joins.some((join) => join.includes('.')) || !isOrdinaryLetter(words)
    : !ordinary.has(words.join(''));
}

/** Checks whether initials belong to longer ones, a time or era ("4:00 A.M.", "400 B.C."), or a name. */
function isPartOfOtherName(text: string, start: number, end: number, last: string): boolean {
  const before = text.slice(Math.max(0, start - 6), start);
  const after = text.slice(end, end + 40);
  if (/\p{Lu}\.\s?$|\p{L}$/u.test(before) || /^(\.\s?\p{Lu}\.|[\p{L}&])/u.test(after)) return true;
  if (/\d[\s.]*$/.test(before) && /^([ab]\.?\s?[cd]|[ap]\.?\s?m|d\.?\s?c)$/i.test(text.slice(start, end)))
    return true;
  const [, surname] = /^\.?\s(\p{Lu}\p{Ll}[\p{L}-]*)(?:[.)\]'’:;\u2029]|\s*$)/u.exec(after) ?? [];
  return surname !== undefined && !surname.toLowerCase().startsWith(last);
}

/** Checks for "M. Vexdale", "M Vexdale" and "MVexdale": the initials are separate or joined to the name. */
function isShortened({ words, joins, uppers }: Surface, { wordEnds, reversedAt }: NameForm): boolean {
  if (words.length === 1) return reversedAt === undefined;
  if (words.length !== wordEnds.length) return false;
  const surname = reversedAt === undefined ? words.length - 1 : 0;
  if (reversedAt !== undefined && !joins[0]?.includes(',')) return false;
  return words.every(
    (word, at) =>
      at === surname || (word.length === 1 && (uppers[at] === 1 || joins[at]?.startsWith('.') === true)),
  );
}

/** "A I": letters that are also words aren't initials without a period. */
const isOrdinaryLetter = (words: readonly string[]) => words.some((word) => 'aioyeu'.includes(word));
