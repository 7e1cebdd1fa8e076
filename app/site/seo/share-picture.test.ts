import { expect, test } from 'vitest';
import { sharePicture } from './share-picture.ts';

/** The lines of the title as they are set, and their size. */
function read(title: string, brand = 'Under Your Name') {
  const svg = sharePicture({ title, brand });
  const [, size = '', body = ''] = /<g [^>]*font-size="([\d.]+)"[^>]*>(.*?)<\/g>/s.exec(svg) ?? [];
  const lines = [...body.matchAll(/y="(\d+)">([^<]*)</g)].map(([, y, text]) => ({ y: Number(y), text }));
  return { svg, size: Number(size), lines };
}

test('a short title is large, a long one smaller, and all its words are there', () => {
  const short = read('Chosen words');
  const title =
    'What to say when the numbers are bad, the room is full and the good news is still a month away';
  const long = read(title);
  expect(short.size).toBeGreaterThan(long.size);
  expect(long.lines.map(({ text }) => text).join(' ')).toBe(title);
});

test('the longest title ends in an ellipsis above the rule', () => {
  const { lines, svg } = read('Words and more words '.repeat(15));
  const rule = Number(/<path d="M88 (\d+)H/.exec(svg)?.[1]);
  expect(lines.at(-1)?.text).toMatch(/\S…$/);
  for (const { y } of lines) expect(y).toBeLessThan(rule - 20);
});

test('hostile titles and brands stay text', () => {
  const hostile = '</text><script>alert(1)</script><image href="file:///etc/passwd"/>&';
  const { svg } = read(hostile, hostile);
  expect(svg).not.toMatch(/<script|<image|href="/);
});

test('one red mark, and the brand on a line to be signed', () => {
  const { svg } = read('A title');
  expect(svg.split('#9e1b22')).toHaveLength(2);
  expect(svg).toMatch(/>Under <\/text>\s*<text[^>]*>Your Name</);
});
