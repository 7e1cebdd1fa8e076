import { expect, test } from 'vitest';
import { handedText } from '../../../test/handed-text.ts';
import { wrap, writePlainBody, writeText } from './write-text.ts';

const body = (html: string) => writePlainBody(handedText(html));

test('the title is underlined', () => {
  expect(writeText(handedText('<p>Words.</p>'))).toBe('What a chair says\n=================\n\nWords.\n');
});

test('lines are 72 characters at most, and broken at spaces alone', () => {
  const lines = body(`<p>${'some words of prose '.repeat(20)}</p>`)
    .trimEnd()
    .split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(72);
  expect(lines.join(' ')).toBe('some words of prose '.repeat(20).trim());
});

test.each([
  ['a long word stands alone', `a ${'x'.repeat(90)} b`, ['a', 'x'.repeat(90), 'b']],
  [
    'no-break spaces hold',
    `${'y'.repeat(64)} 12\u00a0000\u00a0000`,
    ['y'.repeat(64), '12\u00a0000\u00a0000'],
  ],
  ['characters of two units are one', '🗝️ '.repeat(3).trim(), ['🗝️ 🗝️ 🗝️']],
  ['nothing is one empty line', '', ['']],
])('%s', (_, text, lines) => {
  expect(wrap(text, 72)).toEqual(lines);
});

test('headings are underlined, and breaks are ends of lines', () => {
  expect(body('<h2>Part</h2><p>a<br>b</p><h3>Piece</h3>')).toBe('Part\n----\n\na\nb\n\nPiece\n.....\n');
});

test('lists hang behind their marks, numbers in a column', () => {
  const long = 'word '.repeat(20).trim();
  expect(body(`<ul><li>${long}<ul><li>inner</li></ul></li></ul>`)).toBe(
    `- ${'word '.repeat(14).trim()}\n  ${'word '.repeat(6).trim()}\n  - inner\n`,
  );
  expect(body('<ol start="9"><li>nine</li><li>ten</li></ol>')).toBe(' 9. nine\n10. ten\n');
  expect(body('<ul><li><p>a</p><p>b</p></li><li>c</li></ul>')).toBe('- a\n\n  b\n\n- c\n');
});

test('quotations are marked on every line', () => {
  expect(body('<blockquote><p>a</p><p>b</p></blockquote>')).toBe('> a\n>\n> b\n');
});

test('links are numbered once for each address, and listed at the end', () => {
  expect(
    body(
      '<p><a href="/blog/x">One</a>, <a href="https://www.example.com/">two</a>, <a href="/blog/x">three</a>.</p>',
    ),
  ).toBe(
    'One [1], two [2], three [1].\n\nLinks\n-----\n\n[1] https://site.example/blog/x\n[2] https://www.example.com/\n',
  );
});

test('a link whose words are its address needs no number', () => {
  expect(
    body(
      '<p><a href="https://www.example.com/">www.example.com</a> <a href="mailto:ana@example.com">ana@example.com</a></p>',
    ),
  ).toBe('www.example.com ana@example.com\n');
});

test('pictures are their words and an address, in the language of the text', () => {
  const html = '<figure><img src="/media/ab/1x1/a.jpg" alt="A quay"><figcaption>Cádiz</figcaption></figure>';
  expect(writePlainBody(handedText(html, { language: 'es' }))).toBe(
    '[Imagen: A quay] [1]\n\nCádiz\n\nEnlaces\n-------\n\n[1] https://site.example/media/ab/1x1/a.jpg\n',
  );
});

test('soft hyphens show nothing', () => {
  expect(body('<p>Verfassungs\u00adgericht</p>')).toBe('Verfassungsgericht\n');
});
