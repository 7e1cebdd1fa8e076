import { type Container, type Line, type PasteReportLine, type Run, writeLines } from './lines.ts';
import type { MissingPicture } from './pasted-pictures.ts';
import { plainFormat } from './pasted-table.ts';
import { LineReader } from './read-lines.ts';

const isHeading = ({ tag }: Line) => tag === 'h2' || tag === 'h3';

/** Turns lists of headings, which LibreOffice writes for numbered headings, into headings. */
function withoutHeadingLists(lines: readonly Line[]): Line[] {
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
    const { bold, italic, underline } = first && first.kind !== 'break' ? first.format : plainFormat;
    const format = { bold, italic, underline };
    return {
      ...line,
      path: line.path.slice(0, outermost),
      runs: [{ kind: 'text', text, format }, ...line.runs],
    };
  });
}

/** Adds a space after chapter numbers, because LibreOffice writes them without one: `1.1Aims`. */
function withSpacedNumbers(lines: readonly Line[]): Line[] {
  return lines.map((line) => (isHeading(line) ? { ...line, runs: spaced(line.runs) } : line));
}

/** A number may belong to its word, as in `3D`, but not to a capitalized one. */
const fused = /^(\s*(?:\d+(?:\.\d+)*[.)](?=\p{L})|\d+(?:\.\d+)+(?=\p{L})|\d+(?=\p{Lu}\p{Ll})))/u;

function spaced(runs: readonly Run[]): Run[] {
  const [first, second, ...rest] = runs;
  if (first?.kind !== 'text') return [...runs];
  const follows = second?.kind === 'text' ? second.text : '';
  const length = fused.exec(first.text + follows)?.[1]?.length;
  if (length === undefined || length > first.text.length) return [...runs];
  const text = `${first.text.slice(0, length)} ${first.text.slice(length)}`;
  return [{ ...first, text }, ...(second ? [second] : []), ...rest];
}

const libreOffice = /<meta[^>]{0,100}content=["']?(Libre|Open)Office/i;

export interface CleanedPaste {
  /** HTML with only the tags allowed in a public body (docs/specification.md 5.9). */
  html: string;
  /** Whether anything visible was lost: a loss in the report, a color, a table. */
  hasDropped: boolean;
  /** Omitted words and visible changes. */
  report: PasteReportLine[];
  /** Images with a placeholder URL in `html`. */
  missing: MissingPicture[];
}

/**
 * Converts HTML copied from Word, Google Docs, LibreOffice or a web page to HTML with the editor's tags: all
 * text, headings, lists, emphasis, links and alignment. `parse` must not run or load anything.
 */
export function cleanPastedHtml(html: string, parse: (html: string) => ParentNode): CleanedPaste {
  const reader = new LineReader(html);
  const read = reader.read(parse(html));
  const lines = withoutHeadingLists(libreOffice.test(html) ? withSpacedNumbers(read) : read);
  for (const { isRtl, runs } of lines) {
    const text = runs.map((run) => (run.kind === 'text' ? run.text : '')).join('');
    if (isRtl && text.trim()) reader.log.add('rtl', text);
  }
  const report = reader.log.lines;
  const hasDropped = reader.hasDropped || report.length > 0;
  return { html: writeLines(lines), hasDropped, report, missing: reader.missing.found };
}
