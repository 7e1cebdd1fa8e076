import { escapeAttribute, escapeText } from '../../../../shared/rich-text/html.ts';

export interface Format {
  bold: boolean;
  italic: boolean;
  underline: boolean;
  href?: string | undefined;
  title?: string | undefined;
}

export interface Picture {
  src: string;
  alt: string | undefined;
  title: string | undefined;
  width: string | undefined;
  height: string | undefined;
}

export type Run =
  | { kind: 'text'; text: string; format: Format }
  | { kind: 'picture'; picture: Picture; format: Format }
  | { kind: 'break' };

/** A block around lines. Lines with the same object in their path are in the same block. */
export interface Container {
  tag: 'blockquote' | 'ul' | 'ol' | 'li' | 'figure';
  /** An ordered list's first number. */
  start?: number | undefined;
  /** A list's last item so far. A list directly inside the list belongs to it. */
  lastItem?: Container;
  /** An ordered list's next number. */
  next?: number | undefined;
  /** The list that continues this one after a gap in its numbers. */
  later?: Container;
}

/** A line of text: a paragraph, a heading, a figure with its caption, or the caption of a frame. */
export interface Line {
  tag: 'p' | 'h2' | 'h3' | 'figure' | 'figcaption';
  align: string | undefined;
  /** The blocks around the line, from the outermost inward. */
  path: readonly Container[];
  runs: Run[];
  isRtl?: boolean;
}

/**
 * A no-break space is typographic next to guillemets, punctuation and figures. Elsewhere, browsers and word
 * processors inserted it instead of an ordinary space.
 */
const typographic = /(?<=«)\u00a0|(?<=\S)\u00a0(?=[»?!:;%€$°\d])|(?<=\d)\u00a0(?=\S)/g;

function ordinarySpaces(text: string): string {
  return text
    .replace(typographic, '\ue000')
    .replace(/[ \t\n\r\f\u00a0]+/g, ' ')
    .replaceAll('\ue000', '\u00a0');
}

function sameFormat(a: Format, b: Format): boolean {
  return (['bold', 'italic', 'underline', 'href', 'title'] as const).every((name) => a[name] === b[name]);
}

/** Joins neighboring runs of the same format, so that spaces are seen in context. */
function joined(runs: readonly Run[]): Run[] {
  const collapsed: Run[] = [];
  for (const run of runs) {
    const last = collapsed.at(-1);
    if (run.kind === 'text' && last?.kind === 'text' && sameFormat(last.format, run.format))
      last.text += run.text;
    else collapsed.push({ ...run });
  }
  return collapsed;
}

/** Collapses white space in code, except the no-break spaces that indent it. */
function sourceSpaces(text: string): string {
  return text.replace(/[ \t\n\r\f]+/g, ' ');
}

/** Collapses white space with `spaces`, trims lines around breaks, and joins runs of the same format. */
function collapseRuns(runs: readonly Run[], spaces = ordinarySpaces): Run[] {
  const collapsed: Run[] = [];
  const trimEnd = () => {
    const last = collapsed.at(-1);
    if (last?.kind !== 'text') return;
    last.text = last.text.replace(/ $/, '');
    if (last.text === '') collapsed.pop();
  };
  for (const run of joined(runs)) {
    const last = collapsed.at(-1);
    if (run.kind === 'break') trimEnd();
    if (run.kind !== 'text') {
      // Breaks at the start of a line are dropped.
      if (run.kind === 'picture' || collapsed.length > 0) collapsed.push(run);
      continue;
    }
    let text = spaces(run.text);
    if (!last || last.kind === 'break' || (last.kind === 'text' && last.text.endsWith(' '))) {
      text = text.replace(/^ /, '');
    }
    if (text === '') continue;
    if (last?.kind === 'text' && sameFormat(last.format, run.format)) last.text += text;
    else collapsed.push({ ...run, text });
  }
  trimEnd();
  while (collapsed.at(-1)?.kind === 'break') {
    collapsed.pop();
    trimEnd();
  }
  return collapsed;
}

function attributes(values: Record<string, string | number | undefined>): string {
  return Object.entries(values)
    .filter(([, value]) => value !== undefined)
    .map(([name, value]) => ` ${name}="${escapeAttribute(String(value))}"`)
    .join('');
}

/** Returns the start tags of a format, outermost first. */
function marksOf({ href, title, bold, italic, underline }: Format): string[] {
  const link = `<a${attributes({ href, title, target: '_blank', rel: 'noopener noreferrer' })}>`;
  return [href ? link : '', bold ? '<strong>' : '', italic ? '<em>' : '', underline ? '<u>' : ''].filter(
    Boolean,
  );
}

function endTag(startTag: string): string {
  return `</${/^<(\w+)/.exec(startTag)?.[1]}>`;
}

function imageTag({ src, alt, title, width, height }: Picture): string {
  return `<img${attributes({ src, alt, title, width, height })}>`;
}

/** Returns each run's marks. A break has only the marks that continue after it. */
function marksOnwards(runs: readonly Run[]): string[][] {
  let marks: string[] = [];
  return runs
    .toReversed()
    .map((run) => {
      if (run.kind !== 'break') marks = marksOf(run.format);
      return marks;
    })
    .toReversed();
}

function runsHtml(runs: readonly Run[]): string {
  let html = '';
  let open: string[] = [];
  const turnTo = (next: string[]) => {
    let same = 0;
    while (same < next.length && next[same] === open[same]) same += 1;
    for (const mark of open.slice(same).reverse()) html += endTag(mark);
    html += next.slice(same).join('');
    open = next;
  };
  const marksFrom = marksOnwards(runs);
  for (const [at, run] of runs.entries()) {
    const marks = marksFrom[at] ?? [];
    turnTo(run.kind === 'break' ? marks.filter((mark, depth) => mark === open[depth]) : marks);
    if (run.kind === 'text') html += escapeText(run.text);
    else html += run.kind === 'break' ? '<br>' : imageTag(run.picture);
  }
  turnTo([]);
  return html;
}

function lineHtml({ tag, align, runs }: Line): string {
  const style = align && `text-align: ${align}`;
  if (tag !== 'figure') return `<${tag}${attributes({ style })}>${runsHtml(runs)}</${tag}>`;
  const picture = runs.find(({ kind }) => kind === 'picture');
  const caption = runsHtml(collapseRuns(runs.filter((run) => run !== picture)));
  const image = picture ? runsHtml([picture]) : '';
  return `<figure${attributes({ style })}>${image}${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
}

/** Splits a line at double breaks. Returns no lines for an empty one. */
export function partedLines(line: Line): Line[] {
  const parts: Run[][] = [[]];
  const isFramed = line.path.some(({ tag }) => tag === 'figure');
  const collapse = (runs: Run[]) => collapseRuns(runs, isFramed ? sourceSpaces : undefined);
  for (const run of collapse(line.runs)) {
    const part = parts.at(-1) ?? [];
    // An empty line within a paragraph separates paragraphs.
    if (run.kind === 'break' && part.at(-1)?.kind === 'break' && line.tag !== 'figure') parts.push([]);
    else part.push(run);
  }
  return parts.map((part) => ({ ...line, runs: collapse(part) })).filter(({ runs }) => runs.length > 0);
}

/** Splits a line and turns images without text into figures. */
function settled(line: Line): Line[] {
  return partedLines(line).flatMap((part): Line[] => {
    const pictures = part.runs.filter(({ kind }) => kind === 'picture');
    const hasWords = part.runs.some(({ kind }) => kind === 'text');
    if (line.tag === 'figure' || hasWords || pictures.length === 0) return [part];
    return pictures.map((picture) => ({ ...line, tag: 'figure', runs: [picture] }));
  });
}

/** Writes lines as HTML with the editor's tags. */
export function writeLines(lines: readonly Line[]): string {
  let html = '';
  let open: readonly Container[] = [];
  const turnTo = (path: readonly Container[]) => {
    let same = 0;
    while (same < path.length && path[same] === open[same]) same += 1;
    for (const { tag } of open.slice(same).reverse()) html += `</${tag}>`;
    for (const { tag, start } of path.slice(same)) html += `<${tag}${attributes({ start })}>`;
    open = path;
  };
  for (const line of lines.flatMap(settled)) {
    turnTo(line.path);
    html += lineHtml(line);
  }
  turnTo([]);
  return html;
}

/** A visible change or loss in a paste. */
export type PasteLoss =
  | 'struck'
  | 'deleted'
  | 'comments'
  | 'hidden'
  | 'embeds'
  | 'left_out'
  | 'equations'
  | 'raised'
  | 'links'
  | 'rtl'
  | 'boilerplate';

/** `passages` quotes the text, or names the element. */
export interface PasteReportLine {
  code: PasteLoss;
  count: number;
  passages: string[];
}

export class PasteLog {
  private readonly found = new Map<PasteLoss, PasteReportLine>();
  private last: PasteLoss | undefined;

  get lines(): PasteReportLine[] {
    return [...this.found.values()];
  }

  /** `isContinued`: the passage continues the previous one, which the source split. */
  add(code: PasteLoss, passage: string | null = '', isContinued = false): void {
    const line = this.found.get(code) ?? { code, count: 0, passages: [] };
    this.found.set(code, line);
    const continues = isContinued && this.last === code;
    this.last = code;
    if (!continues) line.count += 1;
    const last = continues ? `${line.passages.pop() ?? ''} ` : '';
    const text = (last + (passage ?? '')).replace(/[\s\u00a0]+/g, ' ').trim();
    if (text) line.passages.push(text);
  }
}
