import type { Container, Line, Run } from './line.ts';

const isHeading = ({ tag }: Line) => tag === 'h2' || tag === 'h3';

/**
 * Headings that are counted as the items of lists, as LibreOffice writes them, as headings whose numbers are words: an
 * item of a list is no heading. Lists that hold anything else stay what they are.
 */
export function withoutHeadingLists(lines: readonly Line[]): Line[] {
  const mixed = new Set(lines.filter((line) => !isHeading(line)).flatMap(({ path }) => path));
  const counted = new Map<Container, Map<Container, number>>();
  const numberOf = (list: Container, item: Container) => {
    const items = counted.get(list) ?? new Map<Container, number>();
    counted.set(list, items);
    const number = items.get(item) ?? (list.start ?? 1) + items.size;
    items.set(item, number);
    return number;
  };
  return lines.map((line) => {
    const outermost = line.path.findIndex(({ tag }) => tag === 'ol');
    const inside = outermost < 0 ? [] : line.path.slice(outermost);
    const isCounted = inside.every((part) => (part.tag === 'ol' || part.tag === 'li') && !mixed.has(part));
    if (!isHeading(line) || inside.length === 0 || !isCounted) return line;
    const numbers = inside.flatMap((part, at) => {
      const item = inside[at + 1];
      return part.tag === 'ol' && item ? [numberOf(part, item)] : [];
    });
    const text = numbers.length > 1 ? `${numbers.join('.')} ` : `${numbers[0]}. `;
    const [first] = line.runs;
    const format = first && first.kind !== 'break' ? plainly(first.format) : plainly(undefined);
    return {
      ...line,
      path: line.path.slice(0, outermost),
      runs: [{ kind: 'text', text, format }, ...line.runs],
    };
  });
}

/** LibreOffice puts the numbers of chapters right before their words: `1.1Aims`. */
export function withSpacedNumbers(lines: readonly Line[]): Line[] {
  return lines.map((line) => (isHeading(line) ? { ...line, runs: spaced(line.runs) } : line));
}

/** A number alone may belong to its word, as in `3D`; one before a word with a capital does not. */
const fused = /^(\s*(?:\d+(?:\.\d+)*[.)](?=\p{L})|\d+(?:\.\d+)+(?=\p{L})|\d+(?=\p{Lu}\p{Ll})))/u;

function spaced(runs: readonly Run[]): Run[] {
  const [first, second, ...rest] = runs;
  if (first?.kind !== 'text') return [...runs];
  const follows = second?.kind === 'text' ? second.text : '';
  const length = fused.exec(first.text + follows)?.[1]?.length;
  // The number is in the first run, or is all of it.
  if (length === undefined || length > first.text.length) return [...runs];
  const text = `${first.text.slice(0, length)} ${first.text.slice(length)}`;
  return [{ ...first, text }, ...(second ? [second] : []), ...rest];
}

function plainly(format: { bold: boolean; italic: boolean; underline: boolean } | undefined) {
  const { bold = false, italic = false, underline = false } = format ?? {};
  return { bold, italic, underline };
}
