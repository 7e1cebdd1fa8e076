import { withoutHeadingLists, withSpacedNumbers } from './list-headings.ts';
import type { MissingPicture } from './missing-picture.ts';
import type { PasteReportLine } from './paste-report.ts';
import { LineReader } from './read-lines.ts';
import { writeLines } from './write-lines.ts';

/** How LibreOffice names itself in the head of what it copies. */
const libreOffice = /<meta[^>]{0,100}content=["']?(Libre|Open)Office/i;

export interface CleanedPaste {
  /** Only the tags a public body may hold (docs/specification.md 5.9). */
  html: string;
  /** Whether anything was lost that one could see: what `report` says, colours, tables. */
  hasDropped: boolean;
  /** Words that were left out, and changes that a reader could notice. */
  report: PasteReportLine[];
  /** Pictures that stand in `html` by their name alone, for readers could not load them. */
  missing: MissingPicture[];
}

/**
 * What Word, Google Docs, LibreOffice or a web page puts on the clipboard, as HTML of the editor's own tags: every
 * word, headings, lists, emphasis, links and alignment; nothing else. `parse` gives the element or fragment that
 * holds the parsed HTML, without running or loading any of it.
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
