import { expect, test } from 'vitest';
import { typedLink } from './markdown-rules.ts';

test.each([
  ['see [the page](https://example.com/a)', 'the page', 'https://example.com/a'],
  ['[the page](example.com)', 'the page', 'https://example.com'],
  ['[a](https://example.com/b_(c))', 'a', 'https://example.com/b_(c)'],
  ['[write](mailto:a@example.com)', 'write', 'mailto:a@example.com'],
  ['[one] [two](/about)', 'two', '/about'],
])('“%s” is a link', (text, words, href) => {
  const found = typedLink(text);
  expect(found?.data).toEqual({ words, href });
  expect(text.slice(found?.index)).toBe(found?.text);
});

test.each([
  '[the page](javascript:alert(1))',
  '[the page]( )',
  '[ ](https://example.com)',
  '[the page](https://example.com) and',
  '[a](two words)',
  'f(x)',
])('“%s” is none', (text) => {
  expect(typedLink(text)).toBeNull();
});
