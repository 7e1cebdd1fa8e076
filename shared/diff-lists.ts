/** One item of two lists laid over each other. */
export interface Difference {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** The most cells of the table that the comparison fills: 2,000 by 2,000 items take some 30 ms. */
const mostCells = 4_000_000;

/**
 * How one list becomes another: what only `before` has is `removed`, what only `after` has is `added`, by the longest
 * common subsequence. Lists too long to compare are all removed and all added, but for what they begin and end with.
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
    ...(left.length * right.length > mostCells
      ? [...as('removed', left), ...as('added', right)]
      : diffMiddle(left, right)),
    ...as('same', before.slice(before.length - tail)),
  ];
}

function diffMiddle(before: readonly string[], after: readonly string[]): Difference[] {
  const width = after.length + 1;
  // Length of the longest common subsequence of what comes from each pair of places on.
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
