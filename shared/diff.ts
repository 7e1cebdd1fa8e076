import { diffArrays } from 'diff';

/** One item of two compared lists. */
export interface Difference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** How many items may be removed or added. The most take about 60 ms to find. */
const maxEdits = 1_000;

/** Returns the shortest changes from one list to another. A list that changed too much counts as replaced. */
export function diffLists(before: readonly string[], after: readonly string[]): Difference[] {
  const parts = diffArrays([...before], [...after], { maxEditLength: maxEdits }) ?? [
    { removed: true, added: false, value: before },
    { removed: false, added: true, value: after },
  ];
  return parts.flatMap(({ removed, added, value }) =>
    value.map((text): Difference => ({ kind: removed ? 'removed' : added ? 'added' : 'same', text })),
  );
}

/** A line of two compared texts, in parts that may be in only one text. */
export type ComparedLine = Difference[];

/** Whether a compared line differs between the two texts. */
export function isChanged(line: ComparedLine | null | undefined): boolean {
  return line?.some(({ kind }) => kind !== 'same') ?? false;
}

/** Compares two lists of lines and leaves out what is far from any change. */
export function compareLines(before: readonly string[], after: readonly string[]): (ComparedLine | null)[] {
  return withoutEqualRuns(compareAllLines(before, after));
}

/** Keeps equal lines only next to changes, and replaces longer runs with `null`. */
export function withoutEqualRuns(lines: readonly ComparedLine[]): (ComparedLine | null)[] {
  return lines.flatMap((line, index) => {
    if (isChanged(line) || isChanged(lines[index - 1]) || isChanged(lines[index + 1])) return [line];
    // Return one gap per run.
    return index === 0 || isChanged(lines[index - 2]) ? [null] : [];
  });
}

/** Compares two lists of lines: equal lines, and word by word those that were replaced. */
export function compareAllLines(before: readonly string[], after: readonly string[]): ComparedLine[] {
  return pairLines(before, after).map(([one, other]) =>
    one !== undefined && one === other ? [{ kind: 'same', text: one }] : compareWords(one, other),
  );
}

/** A line of one text and its counterpart in the other; undefined for one that was added or removed. */
type LinePair = [before: string | undefined, after: string | undefined];

/** Pairs the lines of two texts in order: equal lines, and those that replaced others. */
export function pairLines(before: readonly string[], after: readonly string[]): LinePair[] {
  const pairs: LinePair[] = [];
  const [removed, added]: [string[], string[]] = [[], []];
  const flush = () => pairs.push(...pairReplaced(removed.splice(0), added.splice(0)));
  for (const { kind, text } of diffLists(before, after)) {
    if (kind === 'removed') removed.push(text);
    else if (kind === 'added') added.push(text);
    else {
      flush();
      pairs.push([text, text]);
    }
  }
  flush();
  return pairs;
}

/** How many pairs of lines are compared to find those that belong together. */
const maxPairs = 400;
/** The share of common words from which a line is a new wording. Unrelated paragraphs share about 0.2. */
const minAlike = 0.3;

/** Pairs removed lines with added ones that replaced them: the most similar, then the rest by position. */
function pairReplaced(removed: readonly string[], added: readonly string[]): LinePair[] {
  let best = { alike: minAlike, row: -1, column: -1 };
  if (removed.length * added.length <= maxPairs) {
    const others = added.map(distinctWords);
    for (const [row, one] of removed.map(distinctWords).entries()) {
      for (const [column, other] of others.entries()) {
        const alike = similarity(one, other);
        if (alike > best.alike) best = { alike, row, column };
      }
    }
  }
  const { row, column } = best;
  if (row < 0) {
    const length = Math.max(removed.length, added.length);
    return Array.from({ length }, (_, index) => [removed[index], added[index]]);
  }
  return [
    ...pairReplaced(removed.slice(0, row), added.slice(0, column)),
    [removed[row], added[column]],
    ...pairReplaced(removed.slice(row + 1), added.slice(column + 1)),
  ];
}

/** Returns the share of words, from 0 to 1, that two lines have in common. */
function similarity(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let shared = 0;
  for (const word of one) if (other.has(word)) shared += 1;
  return (2 * shared) / (one.size + other.size);
}

const distinctWords = (line: string): ReadonlySet<string> => new Set(line.split(/\s+/));

function compareWords(before: string | undefined, after: string | undefined): ComparedLine {
  if (before === undefined) return after === undefined ? [] : [{ kind: 'added', text: after }];
  if (after === undefined) return [{ kind: 'removed', text: before }];
  if (similarity(distinctWords(before), distinctWords(after)) <= minAlike) {
    return [
      { kind: 'removed', text: `${before} ` },
      { kind: 'added', text: after },
    ];
  }
  const words = diffLists(before.split(/\s+/), after.split(/\s+/));
  return words.reduce<ComparedLine>((line, { kind, text }, index) => {
    const spaced = index === words.length - 1 ? text : `${text} `;
    const last = line.at(-1);
    if (last?.kind === kind) line[line.length - 1] = { kind, text: last.text + spaced };
    else line.push({ kind, text: spaced });
    return line;
  }, []);
}

/** The product of both numbers of words up to which they are compared (2 ms). Longer passages are shown as one removal and one insertion. */
const maxRedlineCells = 20_000;

/** The end of a line counts as a word. */
const lineEnd = '\n';

/** Returns the changes between two wordings, in whole words, with added and removed line ends. */
export function redline(before: string, after: string): Difference[] {
  const [left, right] = [wordsOf(before), wordsOf(after)];
  if (left.length * right.length > maxRedlineCells) {
    return [
      { kind: 'removed', text: before },
      { kind: 'added', text: after },
    ];
  }
  const pieces: Difference[] = [];
  for (const { kind, text } of diffLists(left, right)) {
    const word = text === lineEnd && kind !== 'same' ? '¶\n' : text;
    const last = pieces.at(-1);
    if (last?.kind !== kind) pieces.push({ kind, text: word });
    else last.text += text === lineEnd || last.text.endsWith('\n') ? word : ` ${word}`;
  }
  return pieces;
}

function wordsOf(text: string): string[] {
  return (
    text
      .trim()
      .match(/\S+|\s*\n\s*/g)
      ?.map((word) => (word.trim() === '' ? lineEnd : word)) ?? ['']
  );
}
