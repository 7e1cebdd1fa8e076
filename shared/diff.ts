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

/** Compares two lists of lines. Keeps equal lines only next to changes, and replaces longer runs with `null`. */
export function compareLines(before: readonly string[], after: readonly string[]): (ComparedLine | null)[] {
  const lines = pairUp(diffLists(before, after));
  const isChanged = (line: ComparedLine | undefined) => line?.some(({ kind }) => kind !== 'same') ?? false;
  return lines.flatMap((line, index) => {
    if (isChanged(line) || isChanged(lines[index - 1]) || isChanged(lines[index + 1])) return [line];
    // Return one gap per run.
    return index === 0 || isChanged(lines[index - 2]) ? [null] : [];
  });
}

/** Compares a removed line with the line that replaced it, word by word. */
function pairUp(differences: readonly Difference[]): ComparedLine[] {
  const lines: ComparedLine[] = [];
  for (let at = 0; at < differences.length; ) {
    const removed = runOf(differences, at, 'removed');
    const added = runOf(differences, at + removed.length, 'added');
    const changed = Math.max(removed.length, added.length);
    for (let index = 0; index < changed; index += 1) {
      const [one, other] = [removed[index], added[index]];
      if (one && other) lines.push(compareWords(one.text, other.text));
      else lines.push([one ?? other].filter((line) => line !== undefined));
    }
    at += removed.length + added.length;
    const same = changed === 0 ? differences[at] : undefined;
    if (same) {
      lines.push([same]);
      at += 1;
    }
  }
  return lines;
}

function runOf(differences: readonly Difference[], from: number, kind: Difference['kind']): Difference[] {
  let to = from;
  while (differences[to]?.kind === kind) to += 1;
  return differences.slice(from, to);
}

function compareWords(before: string, after: string): ComparedLine {
  const words = diffLists(before.split(/\s+/), after.split(/\s+/));
  return words.reduce<ComparedLine>((line, { kind, text }, index) => {
    const spaced = index === words.length - 1 ? text : `${text} `;
    const last = line.at(-1);
    if (last?.kind === kind) line[line.length - 1] = { kind, text: last.text + spaced };
    else line.push({ kind, text: spaced });
    return line;
  }, []);
}

/** The largest table of words, which takes less than a millisecond. Longer passages are shown as one removal and one insertion. */
const maxRedlineCells = 20_000;

/** The end of a line counts as a word. */
const lineEnd = '\n';

/** Returns the changes between two wordings of a passage, in whole words, with added and removed line ends. */
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
