import type { FoundPlace, GuardedName, OutgoingField } from './guarded-name.ts';
import { exactForm, isRealMatch, type NameForm, nameForms, type Passage } from './name-forms.ts';
import { outgoingTexts, readAddress } from './outgoing-texts.ts';
import { blockEnd, gap, type Letters, readLetters } from './read-letters.ts';

/**
 * A trie of letter sequences. Nodes are numbers, and the root is 0. Uses arrays, because objects would take
 * ten times the memory for a full list.
 */
class NameTree<Ending> {
  #count = 1;
  #codes = new Uint16Array(1024);
  #children = new Uint32Array(1024);
  #siblings = new Uint32Array(1024);
  /** The root's children. The root has the most children and is searched for every word. */
  readonly #first = new Map<number, number>();
  readonly #wordEnds = new Set<number>();
  readonly #endings = new Map<number, Ending[]>();

  /** Returns the child for a letter; 0 if there is none. */
  next(node: number, code: number): number {
    if (node === 0) return this.#first.get(code) ?? 0;
    let at = this.#children[node] ?? 0;
    while (at !== 0 && this.#codes[at] !== code) at = this.#siblings[at] ?? 0;
    return at;
  }

  /** Checks whether a word of a name ends here, so that a separator or a plural ending may follow. */
  isWordEnd(node: number): boolean {
    return this.#wordEnds.has(node);
  }

  endings(node: number): readonly Ending[] {
    return this.#endings.get(node) ?? [];
  }

  /** Adds a sequence. `wordEnds`: the letter counts after which a word ends. */
  insert(codes: readonly number[], wordEnds: readonly number[], ending: Ending): void {
    if (codes.length === 0) return;
    let node = 0;
    codes.forEach((code, at) => {
      node = this.next(node, code) || this.#grow(node, code);
      if (wordEnds.includes(at + 1)) this.#wordEnds.add(node);
    });
    this.#endings.set(node, [...this.endings(node), ending]);
  }

  #grow(parent: number, code: number): number {
    const node = this.#count;
    this.#count += 1;
    if (node === this.#codes.length) {
      this.#codes = widened(Uint16Array, this.#codes);
      this.#children = widened(Uint32Array, this.#children);
      this.#siblings = widened(Uint32Array, this.#siblings);
    }
    this.#codes[node] = code;
    if (parent === 0) this.#first.set(code, node);
    this.#siblings[node] = this.#children[parent] ?? 0;
    this.#children[parent] = node;
    return node;
  }
}

function widened<Numbers extends Uint16Array | Uint32Array>(
  Kind: new (size: number) => Numbers,
  narrow: Numbers,
): Numbers {
  const wide = new Kind(narrow.length * 2);
  wide.set(narrow);
  return wide;
}

interface Ending {
  /** The name's index in its list. */
  name: number;
  form: NameForm;
  isAllowed: boolean;
}

/** A list of names compiled for searching. */
interface NameFinder {
  names: readonly GuardedName[];
  tree: NameTree<Ending>;
  ordinary: Set<string>[];
  others: Set<string>[];
}

/** A match, with UTF-16 offsets into the text. */
export interface NameMatch {
  start: number;
  end: number;
  /** The name's ID. */
  name: string;
}

/** Compiles a list, in time proportional to its letters. */
export function createNameFinder(names: readonly GuardedName[]): NameFinder {
  const tree = new NameTree<Ending>();
  const insert = (ending: Ending) => tree.insert(ending.form.codes, ending.form.wordEnds, ending);
  names.forEach((name, index) => {
    for (const form of nameForms(name)) insert({ name: index, form, isAllowed: false });
    for (const allowed of name.allowed) {
      insert({ name: index, form: exactForm(allowed), isAllowed: true });
    }
  });
  return {
    names,
    tree,
    ordinary: names.map((name) => new Set(name.ordinary)),
    others: names.map((name) => new Set(name.others)),
  };
}

interface Found {
  from: number;
  to: number;
  ending: Ending;
  /** The number of letters between the words of the match that don't belong to the name. */
  skipped: number;
}

/**
 * Finds the names in a text, in order and without overlaps. Matches whole words and ignores case, accents,
 * plural endings and separators. In prose, ordinary words in lower case don't match. One pass, in linear time.
 */
export function findNames(finder: NameFinder, text: string, { isProse }: { isProse: boolean }): NameMatch[] {
  if (finder.names.length === 0) return [];
  return withoutDoubles([...findWritten(finder, text, isProse), ...findInSigns(finder, text, isProse)]);
}

/** Signs used as letters: "Vexd@le", "Mar!a". */
const signLetters: Readonly<Record<string, string>> = {
  '@': 'a',
  '!': 'i',
  '¡': 'i',
  $: 's',
  '€': 'e',
  '|': 'l',
};
const signs = /[@!¡$€|](?=[\p{L}\d])/gu;

/** UTF-16 code units searched on each side of a sign: a name's maximum length, and its context. */
const aroundSign = 240;

/** Finds names with signs used as letters. Searches the text around each sign again. */
function findInSigns(finder: NameFinder, text: string, isProse: boolean): NameMatch[] {
  const found: NameMatch[] = [];
  let reached = 0;
  for (const { index } of text.matchAll(signs)) {
    if (index < reached) continue;
    const from = Math.max(0, index - aroundSign);
    reached = index + aroundSign;
    const part = text.slice(from, reached + aroundSign);
    const read = part.replace(signs, (sign) => signLetters[sign] ?? sign);
    for (const { start, end, name } of findWritten(finder, read, isProse)) {
      const written = part.slice(start, end);
      const letters = written.match(/\p{L}/gu)?.length ?? 0;
      const others = written.match(/[\d@!¡$€|]/g)?.length ?? 0;
      const isOther = read.slice(start, end) !== written;
      if (isOther && letters + others >= leastWithDigits && others <= letters)
        found.push({ start: start + from, end: end + from, name });
    }
  }
  return found;
}

/** Returns the matches sorted and without overlaps. */
function withoutDoubles(matches: NameMatch[]): NameMatch[] {
  let reached = 0;
  return matches
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .filter(({ end }) => {
      const isNew = end > reached;
      reached = Math.max(reached, end);
      return isNew;
    });
}

function findWritten(finder: NameFinder, text: string, isProse: boolean): NameMatch[] {
  const letters = readLetters(text);
  const found: Found[] = [];
  const { tree } = finder;
  for (let at = 0; at < letters.count; at += 1) {
    if (letters.gaps[at] === gap.none) continue;
    const code = letters.codes[at] ?? 0;
    const node = tree.next(0, code);
    if (node) follow(text, letters, tree, { from: at, node, at: at + 1, digits: 0, skipped: 0 }, found);
    if (code > digitNine) continue;
    for (const way of digitWays(letters, tree, { from: at, node: 0, at, digits: 0, skipped: 0 }))
      follow(text, letters, tree, way, found);
  }
  if (found.length === 0) return [];
  const allowed = found.filter(({ ending }) => ending.isAllowed);
  const matches = found.filter(
    (one) =>
      !one.ending.isAllowed &&
      !allowed.some(
        (other) => other.ending.name === one.ending.name && other.from <= one.from && other.to >= one.to,
      ) &&
      isRealMatch(text, letters, passageOf(finder, one), isProse),
  );
  return longest(matches).map(({ from, to, ending }) => ({
    start: letters.starts[from] ?? 0,
    end: letters.ends[to - 1] ?? text.length,
    name: finder.names[ending.name]?.id ?? '',
  }));
}

const letterS = 115;
const letterE = 101;

/** Letters that digits can replace: "V3xda1e". */
const digitLetters: ReadonlyMap<number, readonly number[]> = new Map(
  Object.entries({ 0: 'o', 1: 'li', 3: 'e', 4: 'a', 5: 's', 7: 't', 8: 'b', 9: 'g' }).map(
    ([digit, letters]) => [digit.charCodeAt(0), [...letters].map((letter) => letter.charCodeAt(0))],
  ),
);

/** The shortest name matched with digits as letters. */
const leastWithDigits = 4;

/**
 * A path through the trie, starting at `from` in the text. `digits` of its letters were digits, and `skipped`
 * letters don't belong to the name.
 */
interface Way {
  from: number;
  node: number;
  at: number;
  digits: number;
  skipped: number;
}

const digitNine = 57;

/** Returns the paths that continue if the digit at `at` replaces a letter. */
function digitWays(letters: Letters, tree: NameTree<Ending>, { node, at, digits, ...way }: Way): Way[] {
  const next = letters.gaps[at + 1] ?? gap.block;
  if ((letters.gaps[at] ?? gap.block) > gap.within && (at + 1 >= letters.count || next > gap.within))
    return [];
  return (digitLetters.get(letters.codes[at] ?? 0) ?? []).flatMap((letter) => {
    const other = tree.next(node, letter);
    return other ? [{ ...way, node: other, at: at + 1, digits: digits + 1 }] : [];
  });
}

/** Continues from a node, with `way.at` the next letter. At the end of a word, its plural is another path. */
function follow(text: string, letters: Letters, tree: NameTree<Ending>, start: Way, found: Found[]): void {
  const { codes, count } = letters;
  const { from } = start;
  const ways = [start];
  for (let way = ways.pop(); way; way = ways.pop()) {
    let { node, at } = way;
    const { digits, skipped } = way;
    const goOn = (to: number) => {
      if (to >= count || !isPassable(letters, to, tree.isWordEnd(node))) return 0;
      const code = codes[to] ?? 0;
      if (code <= digitNine) ways.push(...digitWays(letters, tree, { from, node, at: to, digits, skipped }));
      return tree.next(node, code);
    };
    for (;;) {
      if (tree.isWordEnd(node)) {
        for (const end of pluralEnds(text, letters, at)) {
          for (const ending of tree.endings(node))
            note(letters, { from, to: end, ending, skipped }, digits, found);
          const next = end > at ? goOn(end) : 0;
          if (next) ways.push({ from, node: next, at: end + 1, digits, skipped });
        }
        const behind = companyEnd(letters, from, at);
        if (behind > at)
          for (const ending of tree.endings(node))
            note(letters, { from, to: behind, ending, skipped }, digits, found);
        for (const end of betweenEnds(text, letters, at)) {
          const next = goOn(end);
          if (next) ways.push({ from, node: next, at: end + 1, digits, skipped: skipped + end - at });
        }
      }
      const next = goOn(at);
      if (!next) break;
      node = next;
      at += 1;
    }
  }
}

function isPassable(letters: Letters, at: number, isWordEnd: boolean): boolean {
  // Whether a name may continue in the next paragraph depends on its context.
  return letters.gaps[at] !== gap.heavy || isWordEnd;
}

/** Words that companies append to their names in URLs: "vexdalegroup". */
const companyWords = new Set(
  'app bank capital co corp digital global gmbh group grupo holding holdings hq inc labs llc ltd media official online partners tech ventures'.split(
    ' ',
  ),
);
const maxCompanyWordLength = 8;

/** The shortest name after which company words are recognized: "fintech" isn't Fin. */
const leastJoined = 6;

/** Returns the end of a company word after the name from `from` to `at`; `at` if there is none. */
function companyEnd({ codes, count, gaps }: Letters, from: number, at: number): number {
  if (at - from < leastJoined) return at;
  let end = at;
  while (end < count && end - at <= maxCompanyWordLength && gaps[end] === gap.none) end += 1;
  const isWhole = end >= count || (gaps[end] ?? 0) > gap.none;
  return isWhole && companyWords.has(String.fromCharCode(...codes.subarray(at, end))) ? end : at;
}

/** The maximum number of initials between the words of a name. */
const maxInitials = 2;
const enclosed = /^\s*["“”«'‘([]$/;
const closed = /^["”“»'’)\]]\s*$/;

/** Returns where initials or a nickname starting at `at` end: "Mara J. Quell", "Mara “Ma” Quell". */
function betweenEnds(text: string, letters: Letters, at: number): number[] {
  const { count, gaps, isUpper, starts, ends } = letters;
  const gapAt = (place: number) => gaps[place] ?? gap.block;
  const between = (place: number) => text.slice(ends[place - 1], starts[place]);
  const found: number[] = [];
  for (let next = at; found.length < maxInitials; next += 1) {
    const isApart = next + 1 < count && gapAt(next) >= gap.light && gapAt(next + 1) >= gap.light;
    if (!isApart || gapAt(next) === gap.block || gapAt(next + 1) === gap.block) break;
    // No letter in a URL counts as a capital.
    if (!isUpper[next] && /\s/.test(between(next) + between(next + 1))) break;
    found.push(next + 1);
  }
  if (at >= count || gapAt(at) < gap.light || !enclosed.test(between(at))) return found;
  let end = at + 1;
  while (end < count && gaps[end] === gap.none) end += 1;
  if (end < count && closed.test(between(end))) found.push(end);
  return found;
}

/** Returns where a word that ends before `at` ends in the text: there, or after a plural's -s, -'s or -es. */
function pluralEnds(
  text: string,
  { codes, count, gaps, starts, ends: behind }: Letters,
  at: number,
): number[] {
  const isEnd = (end: number) => end >= count || (gaps[end] ?? 0) > gap.none;
  const ends = isEnd(at) ? [at] : [];
  const before = gaps[at] ?? 0;
  // "Gross" isn't the plural of Gros.
  const isPlural = before <= gap.within && codes[at - 1] !== letterS;
  const isJoined = isPlural || /^['’]$/.test(text.slice(behind[at - 1], starts[at]));
  if (at < count && codes[at] === letterS && isJoined && isEnd(at + 1)) ends.push(at + 1);
  if (
    at + 1 < count &&
    codes[at] === letterE &&
    codes[at + 1] === letterS &&
    isEnd(at + 2) &&
    before <= gap.within &&
    gaps[at + 1] === gap.none
  )
    ends.push(at + 2);
  return ends;
}

function note(letters: Letters, one: Found, digits: number, found: Found[]): void {
  const { from, to, ending, skipped } = one;
  const { form } = ending;
  const length = form.codes.length;
  if (skipped > 0 && !form.isPerson) return;
  // Allowed passages must match exactly, so their plurals aren't allowed.
  if (ending.isAllowed && (digits > 0 || to - from !== length)) return;
  if (digits > 0 && (form.isInitials || length < leastWithDigits || digits * 2 > length)) return;
  if (digits > 0 && !hasLetters(letters, from, to)) return;
  if (form.isUpper?.some((upper, at) => upper !== letters.isUpper[from + at])) return;
  found.push(one);
}

/** Checks whether each word of a match contains a letter: "15 in" isn't Isin. */
function hasLetters({ codes, gaps }: Letters, from: number, to: number): boolean {
  let isWithout = false;
  for (let at = from; at < to; at += 1) {
    if (at > from && (gaps[at] ?? 0) >= gap.light && isWithout) return false;
    const isDigit = (codes[at] ?? 0) <= digitNine;
    isWithout = isDigit && (isWithout || at === from || (gaps[at] ?? 0) >= gap.light);
  }
  return !isWithout;
}

function passageOf({ names, ordinary, others }: NameFinder, { from, to, ending }: Found): Passage {
  const none: GuardedName['ordinary'] = [];
  return {
    from,
    to,
    form: ending.form,
    name: names[ending.name]?.name ?? '',
    ordinary: ordinary[ending.name] ?? new Set(none),
    others: others[ending.name] ?? new Set(none),
  };
}

/** Returns the longest of overlapping matches. */
function longest(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.from - other.from || other.to - one.to);
  let reached = 0;
  return sorted.filter(({ to }) => {
    const isNew = to > reached;
    reached = Math.max(reached, to);
    return isNew;
  });
}

/** A list of names. `revision` changes with every edit. */
export interface NameList {
  revision: string;
  names: readonly GuardedName[];
}

/** The maximum number of matches reported per text. Removing them reveals the rest. */
export const maxPlaces = 100;

/** Context shown around a match, in UTF-16 code units. */
const around = 40;

let made: { revision: string; finder: NameFinder } | undefined;

/** Returns the compiled list. The most recent one is cached. */
function finderOf({ revision, names }: NameList): NameFinder {
  if (made?.revision === revision) return made.finder;
  // Free the old list first, because two may not fit in memory.
  made = undefined;
  made = { revision, finder: createNameFinder(names) };
  return made.finder;
}

/** Finds a list's names in outgoing text, at most `maxPlaces`. Synchronous. Throws `TooIntricateError`. */
export function findPlaces(fields: readonly OutgoingField[], list: NameList): FoundPlace[] {
  const finder = finderOf(list);
  const places: FoundPlace[] = [];
  for (const text of fields.flatMap(outgoingTexts)) {
    for (const { start, end, name } of findNames(finder, text.value, text)) {
      if (places.length === maxPlaces) return places;
      const { field, of } = text;
      places.push({ field, ...(of !== undefined && { of }), ...contextOf(text.value, start, end), name });
    }
  }
  return places;
}

function contextOf(text: string, start: number, end: number) {
  const from = text.lastIndexOf(blockEnd, start) + 1;
  const blockTo = text.indexOf(blockEnd, end);
  const before = text.slice(Math.max(from, start - around), start);
  const after = text.slice(end, Math.min(blockTo < 0 ? text.length : blockTo, end + around));
  return {
    before: before.toWellFormed().replace(/\s+/g, ' '),
    passage: text.slice(start, end),
    after: after.toWellFormed().replace(/\s+/g, ' '),
  };
}

/** Replaces a name. */
export const nameMask = '•••';

/** Words that may contain disguised names: percent escapes in URLs, and Punycode hosts. */
const escapedWords = /\S*(?:%[0-9a-f]{2}|xn--)\S*/gi;

/** Masks the names in texts, in any case. Pure and synchronous. */
export function maskNames(texts: readonly string[], list: NameList): string[] {
  const finder = finderOf(list);
  return texts.map((text) =>
    withoutNames(finder, text).replace(escapedWords, (word) =>
      namesIn(finder, readAddress(word)).length > 0 ? nameMask : word,
    ),
  );
}

const namesIn = (finder: NameFinder, text: string) => findNames(finder, text, { isProse: false });

function withoutNames(finder: NameFinder, text: string): string {
  let masked = '';
  let reached = 0;
  for (const { start, end } of namesIn(finder, text)) {
    masked += start < reached ? '' : text.slice(reached, start) + nameMask;
    reached = end;
  }
  return masked + text.slice(reached);
}
