import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { placeList } from '../api/import-runs.ts';
import { decodeText } from '../core/net/fetch-public.ts';
import { literalAddress } from '../core/net/public-address.ts';
import { findWords } from '../readers/fidelity/compare-content.ts';
import { readVisible } from '../readers/fidelity/read-visible.ts';
import { escapeSamples } from '../readers/html/convert-html.ts';
import { escapeStrayMarkup } from '../readers/html/stray-markup.ts';
import { readMarkdown } from '../readers/markdown/markdown-html.ts';
import { readFrontMatter, readNoteMarkup } from '../readers/markdown/markdown-post.ts';
import { readTemplateTags } from '../readers/markdown/template-tags.ts';
import { parseShortcodes } from '../readers/wordpress/shortcodes.ts';
import { createXmlScanner } from '../readers/xml.ts';
import { oldPath, oldPathsAt, percentDecoded } from '../shared/addresses.ts';
import { canonicalApiPath } from '../shared/requests.ts';
import { allowedAddress } from '../shared/rich-text/html.ts';
import { markdownToHtml, textToHtml } from '../shared/rich-text/markdown.ts';
import { plainText, summarize } from '../shared/rich-text/parse-html.ts';
import { sanitizeHtml } from '../shared/rich-text/sanitize.ts';
import { readCookie } from '../shared/sign-in.ts';
import { slugFromAddress, slugFromTitle, slugify } from '../shared/slug.ts';
import { countSpokenWords } from '../shared/speech/spoken-words.ts';
import { findMatches, foldText, searchWords } from '../shared/text.ts';
import { cpuNow } from '../test/cpu-now.ts';
import { canonicalPage, tidyAddress } from './addresses.ts';
import { FormCounter, hasFewParts, JsonShape } from './body-shape.ts';
import { clientAddress } from './request-context.ts';
import { accepts } from './response.ts';
import { foreignOrigin } from './security.ts';
import { readByteRange } from './static-files.ts';

const site = 'http://site.example';

const request = (headers: Record<string, string>) =>
  ({ method: 'POST', headers, socket: { remoteAddress: '127.0.0.1' } }) as unknown as IncomingMessage;

/** Returns a URL with the text in its path, if possible. */
const url = (text: string) => URL.parse(text.startsWith('/') ? text : `/${text}`, site) ?? new URL(site);

const noPage = { findNamed: () => undefined, path: 'a.md', links: new Map<string, string>() };

/** Functions that handle text from anonymous clients, by name. */
const readers: Record<string, (text: string) => unknown> = {
  accepts: (text) => accepts(text)('br'),
  canonicalApiPath,
  'canonicalApiPath of a post': (text) => canonicalApiPath(`/blog/posts/${text}`),
  canonicalPage: (text) => canonicalPage(url(`/blog?year=${text}`)),
  clientAddress: (text) => clientAddress(request({ 'x-forwarded-for': text }), 1),
  'decodeText by its type': (text) => decodeText(new Uint8Array([0x61]), `text/html; ${text}`),
  'decodeText by its words': (text) => decodeText(Buffer.from(`<meta ${text}`), ''),
  foldText,
  foreignOrigin: (text) => foreignOrigin(request({ host: text, origin: text }), site),
  FormCounter: (text) => new FormCounter().add(Buffer.from(text)),
  hasFewParts: (text) =>
    hasFewParts(Buffer.from(text), `multipart/form-data; boundary=${text.slice(0, 60)}`, 1e9),
  'hasFewParts by its type': (text) => hasFewParts(Buffer.from('a'), `multipart/form-data;${text}`, 50),
  JsonShape: (text) => new JsonShape().accepts(Buffer.from(text)),
  literalAddress: (text) => literalAddress(url(text)),
  oldPath: (text) => oldPath(`/${text}`),
  oldPathsAt: (text) => oldPathsAt(`/${text}`),
  percentDecoded,
  placeList: (text) => placeList.safeParse(text),
  searchWords,
  readByteRange: (text) => readByteRange(`bytes=${text}`, 100),
  readCookie: (text) => readCookie(text, 'compose_session'),
  slugFromAddress,
  slugify,
  tidyAddress: (text) => tidyAddress(url(text.replaceAll('%', '%25'))),
  allowedAddress: (text) => allowedAddress(text, 'link'),
  countSpokenWords: (text) => countSpokenWords(text, 'en'),
  escapeSamples,
  escapeStrayMarkup,
  findWords,
  findMatches: (text) => findMatches(text, ['a', '-', 'aa']),
  markdownToHtml,
  parseShortcodes,
  plainText,
  readFrontMatter,
  readMarkdown: (text) => readMarkdown(text),
  readNoteMarkup: (text) => readNoteMarkup(text, { ...noPage, emoji: {}, changes: [], tags: [] }),
  readVisible: (text) => readVisible(text),
  readTemplateTags: (text) => readTemplateTags(text, { isMdx: true, site: {}, head: {}, changes: [] }),
  sanitizeHtml,
  scanXml: (text) => {
    const none = () => undefined;
    const sink = { open: none, close: none, text: none, cdata: none, tooLong: none, flaw: none };
    const scanner = createXmlScanner(sink, 1_000_000);
    scanner.write(text);
    scanner.end();
  },
  slugFromTitle,
  summarize: (text) => summarize(text, 160),
  textToHtml,
};

const bits = [
  ...['/', '//', '/api', '/a', '%', '%2f', '%ff', '-', '_', '.', ',', ';', ':', '[', ']', '&', '=', '"'],
  ...[' ', '\t', ' ,', 'a', 'a ', 'a-', '1', '1.', '1:', '::', '1,', '1-', '0', 'q=0', ';q=0.0', 'br,', '--'],
  ...['a=b;', 'charset', 'charset=', 'charset = ', '<meta', '<?xml encoding', '\n', '\r\n', '{', '[[', '\\"'],
  ...['é', 'ﷺ', '\u0301', '😀', '\u{e000}', 'xn--'],
  ...[
    '<',
    '<a ',
    '<p> </p>',
    '<b><p>',
    '<!--',
    '<pre>',
    '[',
    '[a]',
    '[a="',
    '&#',
    '* ',
    '`',
    '``a ',
    '![a](',
    '{{',
    '{% a',
  ],
  ...'{% comment %}¦%%¦{#¦^[a¦[^a]¦[^a]: b\n¦: a\n¦==a ¦~a¦a^¦:a¦[[a|¦#a ¦{:a¦<%¦**a.¦a:\n¦a: b: c\n'.split(
    '¦',
  ),
  ...'{{< button¦[a]{.¦:::a\n¦^a-¦<A b¦    ¦<!-- a'.split('¦'),
  ...['- a\n', '> a\n', '|a|\n', '---\n', '<a href="x', '<![CDATA[', '<!DOCTYPE [', ']]>', 'import a from '],
];

/** Returns each pattern repeated, with endings that make regular expressions backtrack. */
const texts = (length: number) =>
  bits.flatMap((bit) => ['', '!', '\n', 'x'].map((end) => bit.repeat(length / bit.length) + end));

const small = 16 * 1024;

/** Milliseconds. Faster functions can't be quadratic, even on a busy machine. */
const quick = 60;

/** Returns the processor time of one call in milliseconds, the minimum of several. */
function time(read: (text: string) => unknown, text: string): number {
  let best = Number.POSITIVE_INFINITY;
  for (let count = 0; count < 6; count += 1) {
    const start = cpuNow();
    read(text);
    best = Math.min(best, cpuNow() - start);
    if (best < quick) break;
  }
  return best;
}

test.each(Object.keys(readers))('%s handles text of anonymous clients in linear time', (name) => {
  const read = readers[name] ?? (() => undefined);
  const [long, short] = [texts(4 * small), texts(small)];
  for (const [index, text] of long.entries()) {
    const taken = time(read, text);
    // At this length, quadratic functions take seconds and linear ones almost no time.
    if (taken < quick) continue;
    const before = Math.max(5, time(read, short[index] ?? ''));
    const what = JSON.stringify(text.slice(0, 12) + text.slice(-2));
    expect(taken / before, `${name} of ${what}: ${before} ms, then ${taken} ms`).toBeLessThan(14);
    expect(taken, `${name} of ${what}`).toBeLessThan(1000);
  }
});
