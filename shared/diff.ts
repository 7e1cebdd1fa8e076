/** One item of two compared lists. */
export interface Difference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The largest table that a comparison fills. 2,000 × 2,000 items take about 30 ms. */
const maxCells = 4_000_000;

/**
 * Returns the changes from one list to another by their longest common subsequence. For lists that are too
 * long, only their start and end are compared.
 */
export function diffLists(before: readonly string[], after: readonly string[]): Difference[] {
  let head = 0;
  while (head < before.length && head < after.length && before[head] === after[head]) head += 1;
  let tail = 0;
  while (
    tail < before.length - head &&
    tail < after.length - head &&
    before[before.length - 1 - tail] === after[after.length - 1 - tail]
  ) {
    tail += 1;
  }
  const as = (kind: Difference['kind'], items: readonly string[]) => items.map((text) => ({ kind, text }));
  const [left, right] = [before.slice(head, before.length - tail), after.slice(head, after.length - tail)];
  return [
    ...as('same', before.slice(0, head)),
    ...(left.length * right.length > maxCells
      ? [...as('removed', left), ...as('added', right)]
      : diffMiddle(left, right)),
    ...as('same', before.slice(before.length - tail)),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[]): Difference[] {
  const width = after.length + 1;
  // Lengths of the longest common subsequences that start at each pair of positions.
  const lengths = new Uint32Array((before.length + 1) * width);
  const at = (row: number, column: number) => lengths[row * width + column] ?? 0;
  for (let row = before.length - 1; row >= 0; row -= 1) {
    for (let column = after.length - 1; column >= 0; column -= 1) {
      lengths[row * width + column] =
        before[row] === after[column]
          ? at(row + 1, column + 1) + 1
          : Math.max(at(row + 1, column), at(row, column + 1));
    }
  }
  const differences: Difference[] = [];
  let [row, column] = [0, 0];
  while (row < before.length || column < after.length) {
    const [left, right] = [before[row], after[column]];
    if (left !== undefined && left === right) {
      differences.push({ kind: 'same', text: left });
      row += 1;
      column += 1;
    } else if (left !== undefined && (right === undefined || at(row + 1, column) >= at(row, column + 1))) {
      differences.push({ kind: 'removed', text: left });
      row += 1;
    } else {
      differences.push({ kind: 'added', text: right ?? '' });
      column += 1;
    }
  }
  return differences;
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
  const lines: ComparedLine[] = [];
  const [removed, added]: [string[], string[]] = [[], []];
  const flush = () => {
    for (const [one, other] of pairLines(removed, added)) lines.push(compareWords(one, other));
    removed.length = 0;
    added.length = 0;
  };
  for (const difference of diffLists(before, after)) {
    if (difference.kind === 'removed') removed.push(difference.text);
    else if (difference.kind === 'added') added.push(difference.text);
    else {
      flush();
      lines.push([difference]);
    }
  }
  flush();
  return lines;
}

/** How many pairs of lines are compared to find those that belong together. */
const maxPairs = 400;
/** The share of common words from which a line is a new wording. Unrelated paragraphs share about 0.2. */
const minAlike = 0.3;

type LinePair = [removed: string | undefined, added: string | undefined];

/** Pairs removed lines with added ones that replaced them: the most similar, then the rest by position. */
function pairLines(removed: readonly string[], added: readonly string[]): LinePair[] {
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
    ...pairLines(removed.slice(0, row), added.slice(0, column)),
    [removed[row], added[column]],
    ...pairLines(removed.slice(row + 1), added.slice(column + 1)),
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

/** The largest table of words (< 1 ms). Longer passages are shown as one removal and one insertion. */
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
