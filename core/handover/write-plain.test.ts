import { expect, test } from 'vitest';
import { readBlocks, writeBlocks } from '../../shared/rich-text/blocks.ts';
import { markdownToHtml } from '../../shared/rich-text/markdown.ts';
import { handedText } from '../../test/handed-text.ts';
import {
  wrap,
  writeMailBody,
  writeMailFile,
  writeMarkdown,
  writePlainBody,
  writeText,
} from './write-plain.ts';

const html =
  '<h2>Part</h2><p style="text-align: center">One <strong>two</strong> &lt;b&gt; <a href="/blog/x">link <em>here</em></a><br>end</p><ol start="3"><li>c</li></ol><blockquote><p>q</p></blockquote><figure><img src="/media/ab/1x1/a.jpg" alt="A &quot;quay&quot;" width="50%"><figcaption>Cádiz</figcaption></figure>';

test('an exported mail body has inline styles and absolute URLs', () => {
  const { subject, html: written } = writeMailBody(handedText(html, { language: 'es' }));
  expect(subject).toBe('What a chair says');
  expect(written).toMatch(/^<div lang="es" style="font-family: Georgia/);
  expect(written).toMatch(/<h2 style="[^"]+">Part<\/h2>/);
  expect(written).toMatch(/<p style="[^"]+; text-align: center">One <strong>two<\/strong> &lt;b&gt; /);
  expect(written).toMatch(
    /<a href="https:\/\/site\.example\/blog\/x" style="[^"]+">link <em>here<\/em><\/a><br>end/,
  );
  expect(written).toMatch(/<ol start="3" style="[^"]+"><li style="[^"]+">c<\/li><\/ol>/);
  expect(written).toMatch(
    /<img src="https:\/\/site\.example\/media\/ab\/1x1\/a\.jpg" alt="A &quot;quay&quot;" style="width: 50%; max-width: 100%/,
  );
  expect(written).not.toMatch(/class=|<style|<script|<figure/);
});

/** Returns the decoded parts of a message. */
function partsOf(message: string) {
  const [head = '', ...bodies] = message.split('--the-same-words-twice');
  const decoded = bodies.slice(0, 2).map((part) => {
    const [facts = '', content = ''] = part.split('\r\n\r\n');
    return { facts, text: Buffer.from(content, 'base64').toString() };
  });
  return { head, decoded };
}

test('an exported mail file opens in mail programs as an unsent draft', () => {
  const message = writeMailFile(handedText('<p>Año «nuevo»</p>'));
  const { head, decoded } = partsOf(message);
  expect(head).toMatch(/^Subject: What a chair says\r\nX-Unsent: 1\r\n/);
  expect(decoded.map(({ facts }) => /Content-Type: ([^;]+)/.exec(facts)?.[1])).toEqual([
    'text/plain',
    'text/html',
  ]);
  expect(decoded[0]?.text).toBe('Año «nuevo»\r\n');
  expect(decoded[1]?.text).toMatch(/^<!doctype html>.*Año «nuevo»/s);
  for (const line of message.split('\r\n')) expect(line.length).toBeLessThanOrEqual(78);
});

test('a mail subject with accents is encoded, and can’t add header lines', () => {
  const title = 'Año nuevo: lo que una presidenta dice cuando nadie le pregunta nada\r\nBcc: x@example.com';
  const { head } = partsOf(writeMailFile(handedText('', { title })));
  const subject = head.slice('Subject: '.length, head.indexOf('\r\nX-Unsent'));
  const words = [...subject.matchAll(/=\?UTF-8\?B\?([^?]*)\?=/g)].map(([, word = '']) =>
    Buffer.from(word, 'base64').toString(),
  );
  expect(words.join('')).toBe(title.replace(/\s+/g, ' '));
  expect(head).not.toMatch(/^Bcc/m);
});

const markdown = (html: string) => writeMarkdown(handedText(html));
const body = (html: string) => markdown(html).replace('# What a chair says\n\n', '');

test('a Markdown export starts with the title as its first heading', () => {
  expect(markdown('<p>Words.</p>')).toBe('# What a chair says\n\nWords.\n');
  expect(writeMarkdown(handedText('', { title: 'A * and [b]' }))).toBe('# A \\* and \\[b\\]\n');
});

test('a Markdown export has headings, bold, italics, links and line breaks', () => {
  expect(
    body(
      '<h2>Two</h2><h3>Three</h3><p><strong>b</strong> <em>i</em> <strong><em>both</em></strong> <u>u</u><br>next <a href="/blog/x" title="A &quot;t&quot;">link</a></p>',
    ),
  ).toBe(
    '## Two\n\n### Three\n\n**b** *i* ***both*** u\\\nnext [link](https://site.example/blog/x "A \\"t\\"")\n',
  );
});

test('a Markdown export moves spaces outside of bold and italics, which otherwise wouldn’t work', () => {
  expect(body('<p>a<strong> b </strong>c</p>')).toBe('a **b** c\n');
});

test('a Markdown export has nested, tight and loose lists with their numbers', () => {
  expect(body('<ul><li>a<ol start="9"><li>b</li><li>c</li></ol></li><li>d</li></ul>')).toBe(
    '- a\n  9. b\n  10. c\n- d\n',
  );
  expect(body('<ol><li><p>a</p><p>b</p></li><li>c</li></ol>')).toBe('1. a\n\n   b\n\n2. c\n');
});

test('a Markdown export has nested quotations', () => {
  expect(body('<blockquote><p>a</p><blockquote><p>b</p></blockquote></blockquote>')).toBe('> a\n>\n> > b\n');
});

test('a Markdown export keeps adjacent lists separate', () => {
  expect(body('<ul><li>a</li></ul><ul><li>b</li></ul>')).toBe('- a\n\n<!-- -->\n\n- b\n');
});

test('a Markdown export has images with alt text, URL and caption', () => {
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
])('a Markdown export escapes text that looks like Markdown: %s', (text, expected) => {
  expect(body(`<p>${text}</p>`)).toBe(`${expected}\n`);
});

test('a Markdown export encodes brackets in a URL', () => {
  expect(body('<p><a href="https://www.example.com/a_(b)">x</a></p>')).toBe(
    '[x](https://www.example.com/a_%28b%29)\n',
  );
});

test('a Markdown export is imported unchanged', () => {
  const html =
    '<h2>Part</h2><p>One <strong>two</strong> and <em>three</em>.<br>Four &lt;b&gt; * _ 5.</p><ul><li>a<ul><li>b</li></ul></li><li>c</li></ul><ol start="4"><li>d</li></ol><blockquote><p>q</p></blockquote>';
  const normal = (text: string) => writeBlocks(readBlocks(text));
  expect(normal(markdownToHtml(body(html)))).toBe(normal(html));
});

const writeTextBody = (html: string) => writePlainBody(handedText(html));

test('a plain-text export underlines the title', () => {
  expect(writeText(handedText('<p>Words.</p>'))).toBe('What a chair says\n=================\n\nWords.\n');
});

test('a plain-text export has lines of up to 72 characters, broken only at spaces', () => {
  const lines = writeTextBody(`<p>${'some words of prose '.repeat(20)}</p>`)
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
  expect(lines.join(' ')).toBe('some words of prose '.repeat(20).trim());
});

test.each([
  ['a long word gets a separate line', `a ${'x'.repeat(90)} b`, ['a', 'x'.repeat(90), 'b']],
  [
    'no-break spaces prevent a break',
    `${'y'.repeat(64)} 12\u00a0000\u00a0000`,
    ['y'.repeat(64), '12\u00a0000\u00a0000'],
  ],
  ['an emoji counts as one character', '🗝️ '.repeat(3).trim(), ['🗝️ 🗝️ 🗝️']],
  ['an empty text is one empty line', '', ['']],
])('line wrapping: %s', (_, text, lines) => {
  expect(wrap(text, 72)).toEqual(lines);
});

test('a plain-text export underlines headings and has line breaks', () => {
  expect(writeTextBody('<h2>Part</h2><p>a<br>b</p><h3>Piece</h3>')).toBe(
    'Part\n----\n\na\nb\n\nPiece\n.....\n',
  );
});

test('a plain-text export indents lists after their markers and aligns numbers', () => {
  const long = 'word '.repeat(20).trim();
  expect(writeTextBody(`<ul><li>${long}<ul><li>inner</li></ul></li></ul>`)).toBe(
    `- ${'word '.repeat(14).trim()}\n  ${'word '.repeat(6).trim()}\n  - inner\n`,
  );
  expect(writeTextBody('<ol start="9"><li>nine</li><li>ten</li></ol>')).toBe(' 9. nine\n10. ten\n');
  expect(writeTextBody('<ul><li><p>a</p><p>b</p></li><li>c</li></ul>')).toBe('- a\n\n  b\n\n- c\n');
});

test('a plain-text export marks every line of a quotation', () => {
  expect(writeTextBody('<blockquote><p>a</p><p>b</p></blockquote>')).toBe('> a\n>\n> b\n');
});

test('a plain-text export numbers each URL once and lists the links at the end', () => {
  expect(
    writeTextBody(
      '<p><a href="/blog/x">One</a>, <a href="https://www.example.com/">two</a>, <a href="/blog/x">three</a>.</p>',
    ),
  ).toBe(
    'One [1], two [2], three [1].\n\nLinks\n-----\n\n[1] https://site.example/blog/x\n[2] https://www.example.com/\n',
  );
});

test('a plain-text export doesn’t number a link whose text is its URL', () => {
  expect(
    writeTextBody(
      '<p><a href="https://www.example.com/">www.example.com</a> <a href="mailto:ana@example.com">ana@example.com</a></p>',
    ),
  ).toBe('www.example.com ana@example.com\n');
});

test('a plain-text export shows images as alt text and URL, in the post’s language', () => {
  const html = '<figure><img src="/media/ab/1x1/a.jpg" alt="A quay"><figcaption>Cádiz</figcaption></figure>';
  expect(writePlainBody(handedText(html, { language: 'es' }))).toBe(
    '[Imagen: A quay] [1]\n\nCádiz\n\nEnlaces\n-------\n\n[1] https://site.example/media/ab/1x1/a.jpg\n',
  );
});

test('a plain-text export removes soft hyphens', () => {
  expect(writeTextBody('<p>Verfassungs\u00adgericht</p>')).toBe('Verfassungsgericht\n');
});
