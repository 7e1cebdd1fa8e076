import type { Block, BlockKind } from './read-blocks.ts';

/** The most pairs of paragraphs that are weighed; longer texts are paired in their order. */
const mostCells = 1_000_000;

const costs = { skip: 1.3, join: 0.5 } as const;

const headings: ReadonlySet<BlockKind> = new Set(['h2', 'h3']);
const own: ReadonlySet<BlockKind> = new Set(['title', 'excerpt', 'picture']);

/**
 * Which paragraph of a translation says what which of its original says, as pairs of places: in their order, by their kinds
 * and how long they are (Gale and Church, 1993, for sentences). One may stand for two, or for none.
 */
export function alignTexts(original: readonly Block[], translation: readonly Block[]): [number, number][] {
  const [rows, columns] = [original.length, translation.length];
  if (rows * columns > mostCells) return Array.from({ length: Math.min(rows, columns) }, (_, at) => [at, at]);
  const ratio = ratioOf(original, translation);
  const best = new Float64Array((rows + 1) * (columns + 1)).fill(Number.POSITIVE_INFINITY);
  const step = new Uint8Array(best.length);
  const at = (row: number, column: number) => row * (columns + 1) + column;
  best[0] = 0;
  for (let row = 0; row <= rows; row += 1) {
    for (let column = 0; column <= columns; column += 1) {
      for (const [index, [down, right]] of steps.entries()) {
        if (down > row || right > column) continue;
        const before = best[at(row - down, column - right)] ?? Number.POSITIVE_INFINITY;
        const cost =
          before +
          stepCost(original.slice(row - down, row), translation.slice(column - right, column), ratio);
        if (cost < (best[at(row, column)] ?? 0)) {
          best[at(row, column)] = cost;
          step[at(row, column)] = index;
        }
      }
    }
  }
  const links: [number, number][] = [];
  for (let [row, column] = [rows, columns]; row > 0 || column > 0; ) {
    const [down, right] = steps[step[at(row, column)] ?? 0] ?? [1, 0];
    for (let from = row - down; from < row; from += 1) {
      for (let to = column - right; to < column; to += 1) links.push([from, to]);
    }
    row -= down;
    column -= right;
  }
  return links.sort((one, other) => one[0] - other[0] || one[1] - other[1]);
}

/** How many paragraphs of each text are taken at once. */
const steps = [
  [1, 1],
  [1, 0],
  [0, 1],
  [2, 1],
  [1, 2],
] as const;

function stepCost(from: readonly Block[], to: readonly Block[], ratio: number): number {
  if (from.length === 0 || to.length === 0) return costs.skip;
  const many = from.length + to.length - 2;
  if (many > 0 && [...from, ...to].some(({ kind }) => kind !== 'p' && kind !== 'quote')) {
    return Number.POSITIVE_INFINITY;
  }
  const length = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const difference = Math.abs(Math.log(((length(from) + 10) * ratio) / (length(to) + 10)));
  return kindCost(from[0]?.kind, to[0]?.kind) + difference + many * costs.join;
}

function kindCost(one: BlockKind | undefined, other: BlockKind | undefined): number {
  if (one === undefined || other === undefined || one === other) return 0;
  if (own.has(one) || own.has(other)) return Number.POSITIVE_INFINITY;
  if (headings.has(one) && headings.has(other)) return 0.3;
  return headings.has(one) || headings.has(other) ? 2 : 0.6;
}

function ratioOf(original: readonly Block[], translation: readonly Block[]): number {
  const length = (blocks: readonly Block[]) => blocks.reduce((sum, { text }) => sum + text.length, 0);
  const ratio = (length(translation) + 1) / (length(original) + 1);
  // One that is far from done says nothing about its language.
  return Math.min(1.4, Math.max(0.7, ratio));
}
