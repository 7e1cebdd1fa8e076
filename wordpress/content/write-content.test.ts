import { expect, test } from 'vitest';
import { type Block, type Inline, type Marks, plain } from './content-model.ts';
import { writeContent } from './write-content.ts';

const text = (value: string, marks: Partial<Marks> = {}): Inline => ({
  kind: 'text',
  text: value,
  marks: { ...plain, ...marks },
});
const line = (...inlines: Inline[]): Block => ({ kind: 'line', tag: 'p', align: null, inlines });
const hard: Inline = { kind: 'break', soft: false };

test('marks are opened once for all that they hold, links outermost', () => {
  const href = 'https://a.example/?a=1&b="2"';
  expect(
    writeContent([
      line(text('a', { href }), text('b', { href, strong: true }), text('c', { strong: true, em: true })),
    ]),
  ).toBe(
    '<p><a href="https://a.example/?a=1&amp;b=&quot;2&quot;">a<strong>b</strong></a><strong><em>c</em></strong></p>',
  );
});

test('a break stands in the marks that are on both sides of it', () => {
  const strong = { strong: true };
  expect(writeContent([line(text('a', strong), hard, text('b', strong))])).toBe(
    '<p><strong>a<br>b</strong></p>',
  );
  expect(writeContent([line(text('a', strong), hard, text('b'))])).toBe('<p><strong>a</strong><br>b</p>');
});

test('text is escaped', () => {
  expect(writeContent([line(text('<script> & "x"'))])).toBe('<p>&lt;script&gt; &amp; "x"</p>');
});

test('an item of one line holds it directly, of more lines as paragraphs', () => {
  const items = [[line(text('a'))], [line(text('b')), line(text('c'))]];
  expect(writeContent([{ kind: 'list', ordered: true, start: '3', items }])).toBe(
    '<ol start="3"><li>a</li><li><p>b</p><p>c</p></li></ol>',
  );
});

test('only alignment that says something is written', () => {
  const aligned = (align: 'left' | 'center'): Block => ({
    kind: 'line',
    tag: 'h2',
    align,
    inlines: [text('a')],
  });
  expect(writeContent([aligned('left'), aligned('center')])).toBe(
    '<h2>a</h2>\n<h2 style="text-align: center">a</h2>',
  );
});
