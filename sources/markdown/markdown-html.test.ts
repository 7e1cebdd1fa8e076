import { expect, test } from 'vitest';
import { mapHtmlAddresses, readMarkdown } from './markdown-html.ts';

const map = (address: string) => `https://a.example/${address}`;

test.each([
  ['*a* **b** ~~c~~', '<p><em>a</em> <strong>b</strong> <del>c</del></p>'],
  [
    '[a](x) ![b](y "t")',
    '<p><a href="https://a.example/x">a</a> <img src="https://a.example/y" alt="b" title="t"></p>',
  ],
  ['[a][1]\n\n[1]: x', '<p><a href="https://a.example/x">a</a></p>'],
  ['<img class="c" src="x" alt="">', '<img class="c" src="https://a.example/x" alt="">'],
  ["a <a href='x'>b</a>", "<p>a <a href='https://a.example/x'>b</a></p>"],
  ['`<img src="x">`', '<p><code>&lt;img src=&quot;x&quot;&gt;</code></p>'],
  ['1. a\n2. b', '<ol>\n<li>a</li>\n<li>b</li>\n</ol>'],
])('%j is %j', (markdown, html) => {
  expect(mapHtmlAddresses(readMarkdown(markdown), map).trim()).toBe(html);
});

test('addresses that stay are left as they were written, others are escaped', () => {
  const html = '<a href="x?a&b">a</a><img src="y?a&amp;b">';
  expect(mapHtmlAddresses(html, (address) => address)).toBe(html);
  const quoted = (address: string) => (address === 'y?a&b' ? '"z"&' : address);
  expect(mapHtmlAddresses(html, quoted)).toBe('<a href="x?a&b">a</a><img src="&quot;z&quot;&amp;">');
});

test.each([
  ['a paragraph of more than anyone writes', `${'a_b '.repeat(6000)}\n\n<b>\nc`],
  ['more marks than anyone sets', `${'*a '.repeat(1001)}\n\n<b>\nc`],
])('%s comes as plain text, nothing lost', (_, markdown) => {
  const html = readMarkdown(markdown);
  expect(html).toMatch(/<p>&lt;b&gt;<br>c<\/p>$/);
  expect(html).not.toContain('<em>');
});

test('quotations within each other without end are plain text', () => {
  expect(readMarkdown(`${'> '.repeat(50)}a`)).toBe(`<p>${'&gt; '.repeat(50)}a</p>`);
});
