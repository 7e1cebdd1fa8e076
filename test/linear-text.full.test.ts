import { expect, test } from 'vitest';
import { findMatches, foldText } from '../shared/fold-text.ts';
import { allowedAddress } from '../shared/rich-text/allowed-address.ts';
import { summarise } from '../shared/rich-text/excerpt.ts';
import { markdownToHtml } from '../shared/rich-text/markdown-to-html.ts';
import { plainText } from '../shared/rich-text/plain-text.ts';
import { textLength } from '../shared/rich-text/reading-time.ts';
import { sanitiseHtml } from '../shared/rich-text/sanitise.ts';
import { textToHtml } from '../shared/rich-text/text-to-html.ts';
import { slugFromAddress, slugFromTitle, slugify } from '../shared/slug.ts';
import { countSpokenWords } from '../shared/speech/spoken-words.ts';
import { readFrontMatter } from '../sources/markdown/front-matter.ts';
import { readMarkdown } from '../sources/markdown/markdown-html.ts';
import { readTemplateTags } from '../sources/markdown/template-tags.ts';
import { escapeSamples } from '../wordpress/content/code-samples.ts';
import { parseShortcodes } from '../wordpress/content/parse-shortcodes.ts';
import { findWords } from '../wordpress/fidelity/find-words.ts';
import { readVisible } from '../wordpress/fidelity/read-visible.ts';
import { escapeStrayMarkup } from '../wordpress/markup/escape-stray-markup.ts';
import { plainTitle } from '../wordpress/post/plain-title.ts';
import { createXmlScanner } from '../wordpress/xml/scan-xml.ts';

const readers: Record<string, (text: string) => unknown> = {
  allowedAddress: (text) => allowedAddress(text, 'link'),
  countSpokenWords: (text) => countSpokenWords(text, 'en'),
  escapeSamples,
  escapeStrayMarkup,
  findWords,
  findMatches: (text) => findMatches(text, ['a', '-', 'aa']),
  foldText,
  markdownToHtml,
  parseShortcodes,
  plainText,
  plainTitle,
  readFrontMatter,
  readMarkdown: (text) => readMarkdown(text),
  readVisible: (text) => readVisible(text),
  readTemplateTags: (text) => readTemplateTags(text, { isMdx: true, site: {}, changes: [] }),
  sanitiseHtml,
  scanXml: (text) => {
    const none = () => undefined;
    const sink = { open: none, close: none, text: none, cdata: none, tooLong: none, flaw: none };
    const scanner = createXmlScanner(sink, 1_000_000);
    scanner.write(text);
    scanner.end();
  },
  slugFromAddress,
  slugFromTitle,
  slugify,
  summarise: (text) => summarise(text, 160),
  textLength,
  textToHtml,
};

/** Pieces of which a reader that looks back or ahead without end would take long. */
const pieces = (
  '< <a <p> </p> <b><p> <!-- <!--more--> <pre> <code> [ [[ [a] [/a] [a=" [embed] & &# &amp; % %C3 - a- a _a* ** ` ``a ' +
  'http:// // / ? é \u0301 " \' = = { {:en} [:en] | • … \u00a0 \n \r\n \t > 1. #'
).split(' ');
pieces.push(
  ' ',
  ' \n',
  '<p style="',
  '<a href="x',
  '<![CDATA[',
  '<!DOCTYPE [',
  ']]>',
  '![a](',
  '- a\n',
  '> a\n',
  '|a|\n',
  '{{',
  '{% a',
  '{{< a ',
  '{% highlight a %}',
  '---\n',
  'import a from ',
);

/** Milliseconds of this thread's own time: what else the machine does is not counted. */
function cost(read: (text: string) => unknown, piece: string, length: number): number {
  const text = piece.repeat(Math.ceil(length / piece.length)).slice(0, length);
  const before = process.threadCpuUsage();
  read(text);
  return process.threadCpuUsage(before).user / 1000;
}

test.each(Object.entries(readers))('%s takes time in proportion, whatever it reads', (_, read) => {
  for (const piece of pieces) {
    // Sixteen times as much; were it quadratic, 256 times the time.
    const small = Math.max(cost(read, piece, 4_000), 5);
    expect(cost(read, piece, 64_000), JSON.stringify(piece)).toBeLessThan(small * 64);
  }
});
