import type { HtmlElement } from '../../shared/rich-text/parse-html.ts';
import { type Block, type Inline, plain } from './content-model.ts';
import { asElement } from './html-tree.ts';
import type { Place } from './line-collector.ts';
import type { ReadContext } from './read-context.ts';

const between: Inline = { kind: 'text', text: ' | ', marks: plain };
const empty: Inline = { kind: 'text', text: '–', marks: plain };

/** Rows of this table, not of tables inside of it. */
function rowsOf(element: HtmlElement): HtmlElement[] {
  return element.childNodes.flatMap((node) => {
    const child = asElement(node);
    if (!child) return [];
    if (child.tagName === 'tr' || child.tagName === 'caption') return [child];
    return /^(thead|tbody|tfoot)$/.test(child.tagName) ? rowsOf(child) : [];
  });
}

/** Each row a paragraph, its cells parted by bars; cells with more than a line in them stand one below the other. */
export function readTable(table: HtmlElement, context: ReadContext, place: Place): Block[] {
  return rowsOf(table).flatMap((row) => readRow(row, context, { ...place, align: null }));
}

function readRow(row: HtmlElement, context: ReadContext, place: Place): Block[] {
  if (row.tagName === 'caption') return context.blocks(row.childNodes, place);
  const cells = row.childNodes
    .map(asElement)
    .filter((cell) => cell !== null)
    .map((cell) => {
      const marks = cell.tagName === 'th' ? { ...place.marks, strong: true } : place.marks;
      return context.blocks(cell.childNodes, { ...place, marks });
    });
  const simple = cells.every(([first, ...rest]) => rest.length === 0 && (!first || first.kind === 'line'));
  return simple ? joinCells(cells) : cells.flat();
}

/** Cells of one line each in one paragraph; an empty one before others is shown, so that columns stay in step. */
function joinCells(cells: Block[][]): Block[] {
  const lines = cells.map(([first]) => (first?.kind === 'line' ? first.inlines : []));
  while (lines.length > 0 && lines.at(-1)?.length === 0) lines.pop();
  const inlines = lines.flatMap((line, i) => [
    ...(i === 0 ? [] : [between]),
    ...(line.length > 0 ? line : [empty]),
  ]);
  return inlines.length > 0 ? [{ kind: 'line', tag: 'p', align: null, inlines }] : [];
}

/** Terms as strong paragraphs, each followed by what it means. */
export function readDefinitions(list: HtmlElement, context: ReadContext, place: Place): Block[] {
  return list.childNodes.flatMap((node) => {
    const element = asElement(node);
    if (element?.tagName === 'div') return readDefinitions(element, context, place);
    const marks = element?.tagName === 'dt' ? { ...place.marks, strong: true } : place.marks;
    return context.blocks([node], { ...place, marks, align: null });
  });
}
