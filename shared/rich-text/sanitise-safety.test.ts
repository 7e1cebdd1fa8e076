import { readdirSync, readFileSync } from 'node:fs';
import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { corpus, testWithCorpus } from '../../test/corpora.ts';
import { cpuNow } from '../../test/cpu-now.ts';
import { allowedTags } from './element-kinds.ts';
import type { HtmlParent } from './parse-html.ts';
import { plainText } from './plain-text.ts';
import { sanitiseHtml } from './sanitise.ts';
import { TooIntricateError } from './too-intricate.ts';

const allowedAttributes: Record<string, string[]> = {
  a: ['href', 'title', 'target', 'rel'],
  img: ['src', 'alt', 'title', 'width', 'height'],
  ol: ['start', 'style'],
};
const schemes = ['http:', 'https:', 'mailto:', 'tel:'];

/** What a plain parser finds in a body that must not be there. */
function intruders(html: string): string[] {
  const found: string[] = [];
  const nodes: HtmlParent[] = [parseFragment(html)];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    for (const child of node.childNodes) {
      if (child.nodeName === '#text') continue;
      if (!('tagName' in child) || !allowedTags.includes(child.tagName)) {
        found.push(child.nodeName);
        continue;
      }
      nodes.push(child);
      for (const { name, value } of child.attrs) {
        const allowed = allowedAttributes[child.tagName] ?? ['style'];
        if (!allowed.includes(name)) found.push(`${child.tagName}[${name}]`);
        if (name === 'style' && !/^text-align: (left|center|right|justify)$/.test(value)) found.push(value);
        if (name !== 'href' && name !== 'src') continue;
        const { protocol } = URL.parse(value, 'https://site.test/') ?? { protocol: 'https:' };
        if (!schemes.slice(0, name === 'src' ? 2 : 4).includes(protocol)) found.push(value);
      }
    }
  }
  return found;
}

function expectSafe(html: string): void {
  const body = sanitiseHtml(html);
  expect(intruders(body), html).toEqual([]);
  expect(sanitiseHtml(body), html).toBe(body);
  expect(plainText(body), html).toBe(plainText(html));
}

/** A linear congruential generator (Numerical Recipes): the same sequence in every run. */
function generator(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const tags = [
  ...allowedTags,
  ...'div h1 table tr td tbody caption select option svg math mi title script style template button object form span'.split(
    ' ',
  ),
  ...'font hr pre textarea noscript dd marquee col foreignObject annotation-xml mglyph nobr body html ruby'.split(
    ' ',
  ),
];
const attributes = ['', '', ' href=x', ' src=x', ' style="text-align:center"', ' start=3', ' onclick=x'];
const texts = [
  'x',
  ' ',
  '\n',
  '&nbsp;',
  'y z',
  '&amp;',
  '&lt;',
  '&#13;',
  '\u0001',
  '<!--c-->',
  '<![CDATA[q]]>',
  '\ud800',
  '&#0;',
  '<',
  '</',
];

test('whatever tags are thrown together, the body is safe, stable and keeps its words', () => {
  const random = generator(20_261_012);
  const pick = (from: readonly string[]) => from[random(from.length)] ?? '';
  for (let round = 0; round < 3_000; round += 1) {
    let html = '';
    for (let length = random(25) + 1; length > 0; length -= 1) {
      const kind = random(10);
      if (kind < 4) html += `<${pick(tags)}${pick(attributes)}>`;
      else html += kind < 7 ? `</${pick(tags)}>` : pick(texts);
    }
    expectSafe(html);
  }
});

testWithCorpus('no collected attack leaves a mark on a body', 'xss/vectors.json', (path) => {
  const vectors: string[] = JSON.parse(readFileSync(path, 'utf8'));
  expect(vectors.length).toBeGreaterThan(1000);
  for (const vector of vectors) expectSafe(vector);
});

testWithCorpus('what word processors paste comes out safe, stable and with all its words', 'paste', () => {
  const folder = corpus('paste') ?? '';
  for (const name of readdirSync(folder)) expectSafe(readFileSync(`${folder}/${name}`, 'utf8'));
});

/** '' for a text of more elements than one may have. */
function sanitisedUnlessIntricate(html: string): string {
  try {
    return sanitiseHtml(html);
  } catch (error) {
    if (error instanceof TooIntricateError) return '';
    throw error;
  }
}

const long = (piece: string, length = 300_000) => piece.repeat(Math.ceil(length / piece.length));

test.each([
  ['open marks', long('<b>')],
  ['open blocks', long('<div>')],
  ['open lists', long('<ul><li>')],
  ['open tables', long('<table><td>')],
  ['unfinished links', long('<a href=')],
  ['unfinished comments', long('<!--')],
  ['many attributes', `<a ${Array.from({ length: 40_000 }, (_, at) => `a${at}`).join(' ')}>`],
  ['text beside rows', `<table>${long('<br>')}`],
  ['crossed marks and blocks', long('<b><div>') + long('</b>')],
  [
    'fonts around paragraphs',
    `${Array.from({ length: 500 }, (_, at) => `<font size=${at}>`).join('')}${long('<p>x')}`,
  ],
  ['a long link around paragraphs', `<p><a href=${'y'.repeat(4000)}>${long('<p>x')}`],
  ['a longer link around paragraphs', `<p><a href=${'y'.repeat(100_000)}>${long('<p>x')}`],
])('%s without end take time and room in proportion, or are refused', (_, html) => {
  const start = cpuNow();
  const body = sanitisedUnlessIntricate(html);
  expect(cpuNow() - start).toBeLessThan(2500);
  expect(body.length).toBeLessThan(html.length * 20);
});

test('text fifty thousand elements deep is still there', () => {
  const body = sanitiseHtml(`${'<blockquote>'.repeat(50_000)}deep<p>down`);
  expect(plainText(body)).toBe('deep down');
  expect(sanitiseHtml(body)).toBe(body);
});
