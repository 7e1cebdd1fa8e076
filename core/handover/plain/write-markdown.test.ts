import { expect, test } from 'vitest';
import { readBlocks, writeBlocks } from '../../../shared/rich-text/blocks.ts';
import { markdownToHtml } from '../../../shared/rich-text/markdown.ts';
import { handedText } from '../../../test/handed-text.ts';
import { writeMarkdown } from './write-markdown.ts';

const markdown = (html: string) => writeMarkdown(handedText(html));
const body = (html: string) => markdown(html).replace('# What a chair says\n\n', '');

test('the title is the first heading', () => {
  expect(markdown('<p>Words.</p>')).toBe('# What a chair says\n\nWords.\n');
  expect(writeMarkdown(handedText('', { title: 'A * and [b]' }))).toBe('# A \\* and \\[b\\]\n');
});

test('headings, marks, links and breaks', () => {
  expect(
    body(
      '<h2>Two</h2><h3>Three</h3><p><strong>b</strong> <em>i</em> <strong><em>both</em></strong> <u>u</u><br>next <a href="/blog/x" title="A &quot;t&quot;">link</a></p>',
    ),
  ).toBe(
    '## Two\n\n### Three\n\n**b** *i* ***both*** u\\\nnext [link](https://site.example/blog/x "A \\"t\\"")\n',
  );
});

test('spaces stand outside of marks, where they hold', () => {
  expect(body('<p>a<strong> b </strong>c</p>')).toBe('a **b** c\n');
});

test('lists, nested, tight and loose, with their numbers', () => {
  expect(body('<ul><li>a<ol start="9"><li>b</li><li>c</li></ol></li><li>d</li></ul>')).toBe(
    '- a\n  9. b\n  10. c\n- d\n',
  );
  expect(body('<ol><li><p>a</p><p>b</p></li><li>c</li></ol>')).toBe('1. a\n\n   b\n\n2. c\n');
});

test('quotations, one in another', () => {
  expect(body('<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>')).toBe('> a\n>\n> > b\n');
});

test('lists and quotations that touch stay two', () => {
  expect(body('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n<!-- -->\n\n- b\n');
});

test('pictures have their words, their address and their caption', () => {
  const figure =
    '<figure><img src="/media/ab/10x10/a b.jpg" alt="A [quay]"><figcaption>In <em>Cádiz</em></figcaption></figure>';
  expect(body(figure)).toBe('![A \\[quay\\]](https://site.example/media/ab/10x10/a%20b.jpg)\n\n*In Cádiz*\n');
});

test.each([
  ['# no heading', '\\# no heading'],
  ['- no item', '\\- no item'],
  ['1. no number', '1\\. no number'],
  ['1) nor this', '1\\) nor this'],
  ['+ nor this', '\\+ nor this'],
  ['*stars* and `ticks`', '\\*stars\\* and \\`ticks\\`'],
  ['_under_ and snake_case', '\\_under\\_ and snake_case'],
  ['a < b [c] \\ d', 'a \\< b \\[c\\] \\\\ d'],
  ['&amp;amp; R&amp;D', '\\&amp; R&D'],
  ['--- or ===', '\\--- or ==='],
])('what only looks like Markdown is words: %s', (text, expected) => {
  expect(body(`<p>${text}</p>`)).toBe(`${expected}\n`);
});

test('an address in brackets, or with some in it, is whole', () => {
  expect(body('<p><a href="https://www.example.com/a_(b)">x</a></p>')).toBe(
    '[x](https://www.example.com/a_%28b%29)\n',
  );
});

test('what is written is read back as it was', () => {
  const html =
    '<h2>Part</h2><p>One <strong>two</strong> and <em>three</em>.<br>Four &lt;b&gt; * _ 5.</p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="4"><li>d</li></ol><blockquote><p>q</p></blockquote>';
  const normal = (text: string) => writeBlocks(readBlocks(text));
  expect(normal(markdownToHtml(body(html)))).toBe(normal(html));
});
