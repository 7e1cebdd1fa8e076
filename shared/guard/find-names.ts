import type { GuardedName } from './guarded-name.ts';
import { exactForm, type NameForm, nameForms } from './name-forms.ts';
import { gap, type Letters, readLetters } from './read-letters.ts';

interface Ending {
  /** Index of the name in its list. */
  name: number;
  form: NameForm;
  isAllowed: boolean;
}

interface Node {
  next: Map<number, Node>;
  /** A word of a name ends here: what follows may be parted from it, and it may stand in the plural. */
  isWordEnd: boolean;
  endings: Ending[];
}

/** A list of names made ready to be looked for. */
export interface NameFinder {
  names: readonly GuardedName[];
  root: Node;
  ordinary: Set<string>[];
}

/** A passage that is one of the names, UTF-16 offsets into the text. */
export interface NameMatch {
  start: number;
  end: number;
  /** Id of the name. */
  name: string;
}

const newNode = (): Node => ({ next: new Map(), isWordEnd: false, endings: [] });

/** Makes a finder of a list: as much work as the list has letters. */
export function createNameFinder(names: readonly GuardedName[]): NameFinder {
  const root = newNode();
  names.forEach((name, index) => {
    for (const form of nameForms(name)) insert(root, { name: index, form, isAllowed: false });
    for (const allowed of name.allowed) {
      insert(root, { name: index, form: exactForm(allowed), isAllowed: true });
    }
  });
  return { names, root, ordinary: names.map((name) => new Set(name.ordinary)) };
}

function insert(root: Node, ending: Ending): void {
  const { codes, wordEnds } = ending.form;
  if (codes.length === 0) return;
  let node = root;
  codes.forEach((code, at) => {
    const next = node.next.get(code) ?? newNode();
    node.next.set(code, next);
    if (wordEnds.includes(at + 1)) next.isWordEnd = true;
    node = next;
  });
  node.endings.push(ending);
}

/** Longest names that are looked for joined out of pieces only where these are single letters. */
const short = 3;

interface Found {
  from: number;
  to: number;
  ending: Ending;
}

/**
 * Where the names stand in a text, in order, none within another: whole words, whatever their case, accents, plural or what parts
 * their letters. In `prose`, an ordinary word in lower case is none. One pass: time in proportion to the text.
 */
export function findNames(finder: NameFinder, text: string, { isProse }: { isProse: boolean }): NameMatch[] {
  if (finder.names.length === 0) return [];
  const letters = readLetters(text);
  const found: Found[] = [];
  const first = finder.root.next;
  for (let at = 0; at < letters.count; at += 1) {
    if (letters.gaps[at] === gap.none) continue;
    const node = first.get(letters.codes[at] ?? 0);
    if (node) follow(letters, at, node, found);
  }
  if (found.length === 0) return [];
  const allowed = found.filter(({ ending }) => ending.isAllowed);
  const matches = found.filter(
    (one) =>
      !one.ending.isAllowed &&
      !allowed.some(
        (other) => other.ending.name === one.ending.name && other.from <= one.from && other.to >= one.to,
      ) &&
      isMeant(finder, letters, one, isProse),
  );
  return longest(matches).map(({ from, to, ending }) => ({
    start: letters.starts[from] ?? 0,
    end: letters.ends[to - 1] ?? text.length,
    name: finder.names[ending.name]?.id ?? '',
  }));
}

const letterS = 115;
const letterE = 101;

/** Walks on from the first letter; where a word of a name ends, its plural is another way on. */
function follow(letters: Letters, from: number, start: Node, found: Found[]): void {
  const ways: { node: Node; at: number }[] = [{ node: start, at: from + 1 }];
  for (let way = ways.pop(); way; way = ways.pop()) {
    let { node, at } = way;
    for (;;) {
      if (node.isWordEnd) {
        for (const end of pluralEnds(letters, at)) {
          for (const ending of node.endings) note(letters, { from, to: end, ending }, found);
          if (end > at && node.next.size > 0) {
            const next =
              end < letters.count && isPassable(letters, end, node)
                ? node.next.get(letters.codes[end] ?? 0)
                : undefined;
            if (next) ways.push({ node: next, at: end + 1 });
          }
        }
      }
      if (at >= letters.count || !isPassable(letters, at, node)) break;
      const next = node.next.get(letters.codes[at] ?? 0);
      if (!next) break;
      node = next;
      at += 1;
    }
  }
}

function isPassable(letters: Letters, at: number, node: Node): boolean {
  const before = letters.gaps[at] ?? gap.block;
  return before <= gap.light || (before === gap.heavy && node.isWordEnd);
}

/** Where a word that ends before `at` ends in the text: here, or behind the -s or -es of a plural. */
function pluralEnds(letters: Letters, at: number): number[] {
  const isEnd = (end: number) => end >= letters.count || (letters.gaps[end] ?? 0) > gap.none;
  const ends = isEnd(at) ? [at] : [];
  const { codes, count } = letters;
  if (at < count && codes[at] === letterS && isEnd(at + 1)) ends.push(at + 1);
  if (at + 1 < count && codes[at] === letterE && codes[at + 1] === letterS && isEnd(at + 2))
    ends.push(at + 2);
  return ends;
}

function note({ isUpper }: Letters, { from, to, ending }: Found, found: Found[]): void {
  const { form } = ending;
  // Allowed passages stand as they are written: what plural makes of them is not allowed.
  if (ending.isAllowed && to - from !== form.codes.length) return;
  if (form.isUpper?.some((upper, at) => upper !== isUpper[from + at])) return;
  found.push({ from, to, ending });
}

/** Whether a passage is meant as the name: not where pieces of short words happen to be it, nor an ordinary word. */
function isMeant({ ordinary, names }: NameFinder, letters: Letters, one: Found, isProse: boolean): boolean {
  const { form, name } = one.ending;
  const surface = surfaceOf(letters, one);
  if (form.isInitials)
    return surface.words.every((word) => word.length === 1 || word.length === form.codes.length);
  const isOneWord = form.wordEnds.length === 1;
  if (isOneWord && form.codes.length <= short && surface.words.length > 1 && surface.isSpaced) {
    if (!surface.words.every((word) => word.length === 1) || !surface.isUpper) return false;
  }
  // "a Ben" is no Aben: a name that was parted by mistake keeps its capital in front.
  const isCapital = /^\p{Lu}/u.test(names[name]?.name ?? '');
  if (isProse && isCapital && isOneWord && surface.isSpaced && surface.hasLateCapital) return false;
  if (!isProse || form.isUpper || !surface.isLower) return true;
  return !ordinary[name]?.has(surface.words.join(' ')) || names[name] === undefined;
}

function surfaceOf({ codes, gaps, isUpper }: Letters, { from, to }: Found) {
  const words: string[] = [];
  let start = from;
  let isSpaced = false;
  let uppers = 0;
  for (let at = from; at < to; at += 1) {
    uppers += isUpper[at] ?? 0;
    if (at > from && (gaps[at] ?? 0) >= gap.light) {
      words.push(String.fromCharCode(...codes.subarray(start, at)));
      start = at;
      isSpaced = true;
    }
  }
  words.push(String.fromCharCode(...codes.subarray(start, to)));
  const hasLateCapital = uppers > 0 && !isUpper[from];
  return { words, isSpaced, isLower: uppers === 0, isUpper: uppers === to - from, hasLateCapital };
}

/** The longest of those that begin together or lie within each other. */
function longest(found: Found[]): Found[] {
  const sorted = found.toSorted((one, other) => one.from - other.from || other.to - one.to);
  let reached = 0;
  return sorted.filter(({ to }) => {
    const isNew = to > reached;
    reached = Math.max(reached, to);
    return isNew;
  });
}
