import { expect, test } from 'vitest';
import { mapHtmlAddresses, readMarkdown } from './markdown-html.ts';

const map = (address: string) => (address.startsWith('https:') ? address : `https://a.example/${address}`);

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
  ['H~2~O x^2^ 10^-6^ x^2y^2 4^th^ ~a b~', '<p>H₂O x² 10⁻⁶ x^2y^2 4<sup>th</sup> <del>a b</del></p>'],
  ['==a *b*== 2 == 2', '<p><mark>a <em>b</em></mark> 2 == 2</p>'],
  ['**A:**b x**(c)**y *d!*e', '<p><strong>A:</strong>b x<strong>(c)</strong>y <em>d!</em>e</p>'],
  ['Term\n: Meaning', '<dl><dt>Term</dt><dd><p>Meaning</p>\n</dd></dl>'],
  ['![a|300](x)', '<p><img src="https://a.example/x" alt="a"></p>'],
  ['![T](https://youtu.be/a)', '<p><iframe src="https://youtu.be/a" title="T"></iframe></p>'],
])('converts the Markdown %j to %j', (markdown, html) => {
  expect(mapHtmlAddresses(readMarkdown(markdown), map).trim()).toBe(html);
});

/** Returns the list of notes on one line. */
const notes = (html: string) => html.slice(html.indexOf('<ol>')).replace(/<\/?p>|\n/g, '');

test.each([
  ['a[^1] b[^x]\n\n[^1]: One\n[^x]: *Two*', 'a¹ b²', '<ol><li>One</li><li><em>Two</em></li></ol>'],
  ['[^x]: First\n\na[^x], again[^X]', 'a¹, again¹', '<ol><li>First</li></ol>'],
  ['a^[In *line* [b](c) `]`]', 'a¹', '<ol><li>In <em>line</em> <a href="c">b</a> <code>]</code></li></ol>'],
  ['a[^of some words]', 'a¹', '<ol><li>of some words</li></ol>'],
  ['a[^1][^2]\n[^1]: b\nc\n[^2]: d', 'a¹\u202f²', '<ol><li>bc</li><li>d</li></ol>'],
  ['a[^1]\n\n[^1]: b\n\n    c[^2]\n\n\td\n\n[^2]: e', 'a¹', '<ol><li>bc²d</li><li>e</li></ol>'],
  ['a[^w]\n\n[^w]: Ibid.\n## c', 'a¹', '<ol><li>Ibid.</li></ol>'],
  ['a[^1] [^no]\n\n[^1]: b\n\n[^2]: c', 'a¹ [^no]', '<ol><li>b</li></ol><div hidden>c</div>'],
])('puts the footnotes of %j in a list at the end', (markdown, text, list) => {
  const html = readMarkdown(markdown);
  expect(html).toContain(`<p>${text}</p>`);
  expect(notes(html)).toBe(list);
});

test('leaves unchanged URLs as written and escapes changed URLs', () => {
  const html = '<a href="x?a&b">a</a><img src="y?a&amp;b">';
  expect(mapHtmlAddresses(html, (address) => address)).toBe(html);
  const quoted = (address: string) => (address === 'y?a&b' ? '"z"&' : address);
  expect(mapHtmlAddresses(html, quoted)).toBe('<a href="x?a&b">a</a><img src="&quot;z&quot;&amp;">');
});

test.each([
  ['an extremely long paragraph', `${'a_b '.repeat(6000)}\n\n<b>\nc`],
  ['a text with over 1,000 emphasis marks', `${'*a '.repeat(1001)}\n\n<b>\nc`],
])('keeps %s as plain text without losing words', (_, markdown) => {
  const html = readMarkdown(markdown);
  expect(html).toMatch(/<p>&lt;b&gt;<br>c<\/p>$/);
  expect(html).not.toContain('<em>');
});

test('treats deeply nested quotations as plain text', () => {
  expect(readMarkdown(`${'> '.repeat(50)}a`)).toBe(`<p>${'&gt; '.repeat(50)}a</p>`);
});
