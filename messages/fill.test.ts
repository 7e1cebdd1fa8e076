import { expect, test } from 'vitest';
import { fill, plural } from './fill.ts';

test('puts values into their places, as often as they are named', () => {
  expect(fill('{a} and {b} and {a}', { a: 'x', b: 2 })).toBe('x and 2 and x');
});

test('leaves a placeholder without a value standing, so that it is noticed', () => {
  expect(fill('Hello {name}', {})).toBe('Hello {name}');
});

test('takes values as they are: braces, dollars and backslashes in them mean nothing', () => {
  expect(fill('“{title}”', { title: '{brand} $& $1 \\n' })).toBe('“{brand} $& $1 \\n”');
});

test('never reads what every object inherits', () => {
  expect(fill('{constructor}', {})).toBe('{constructor}');
});

const forms = { one: '{count} post', other: '{count} posts' };

test.each([
  [0, '0 posts'],
  [1, '1 post'],
  [2, '2 posts'],
  [1941, '1,941 posts'],
])('%i in English is "%s"', (count, text) => {
  expect(plural('en', forms, count)).toBe(text);
});

test('Spanish takes the singular for one alone, and has no word for its "many"', () => {
  const spanish = { one: '{count} artículo', other: '{count} artículos' };
  expect(plural('es', spanish, 1)).toBe('1 artículo');
  expect(plural('es', spanish, 0)).toBe('0 artículos');
  expect(plural('es', spanish, 1_000_000)).toBe('1.000.000 artículos');
});
