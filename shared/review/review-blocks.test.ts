import { parseFragment } from 'parse5';
import { expect, test } from 'vitest';
import { sanitiseHtml } from '../rich-text/sanitise.ts';
import { altTexts, blockLines, blockText, splitBlocks } from './review-blocks.ts';

const bodies = [
  '<p>One</p><h2>Two</h2><ul><li>Three</li><li>Four<ul><li>Five</li></ul></li></ul><p>Six</p>',
  '<blockquote><p>A</p><p>B</p></blockquote><figure><img src="/media/a.png" alt="a &gt; b &quot;c&quot;"><figcaption>Cap</figcaption></figure>',
  'Bare text <b>bold</b><p>a &lt;p&gt; b &amp;lt; c</p>tail',
  '<p>x</p>\n\n<p>y</p>\n',
  '<p>line<br>end\u00a0and <a href="https://e.example/?a=1&amp;b=2">link</a></p>',
  '',
];

test.each(bodies)('the blocks of %j are the body again, and each is a node of it', (body) => {
  const html = sanitiseHtml(body);
  const blocks = splitBlocks(html);
  expect(blocks.join('')).toBe(html);
  const text = (node: object): string =>
    'value' in node
      ? String(node.value)
      : 'childNodes' in node
        ? (node.childNodes as object[]).map(text).join('')
        : '';
  const letters = (said: string) => said.replace(/\s/g, '');
  expect(blocks.map((block) => letters(blockText(block)))).toEqual(
    blocks.map((block) => letters(text(parseFragment(block)))),
  );
  const isBlock = (node: object) =>
    'tagName' in node && /^(p|h2|h3|ul|ol|blockquote|figure)$/.test(String(node.tagName));
  const nodes = parseFragment(html).childNodes.filter(isBlock);
  expect(blocks.filter((block) => /^<(p|h2|h3|ul|ol|blockquote|figure)[ >]/.test(block))).toHaveLength(
    nodes.length,
  );
});

test('lines are what is read, pictures by their words', () => {
  const html = sanitiseHtml(
    '<h2>A</h2><ul><li>b</li><li>c</li></ul><p>d<br>e</p><p><img src="/media/f.png" alt="G &amp; h"><img src="/media/i.png"></p>',
  );
  expect(blockLines(html)).toEqual(['A', 'b', 'c', 'd', 'e', '▣ G & h', '▣ i.png']);
  expect(altTexts(html)).toEqual(['G & h', '']);
});
