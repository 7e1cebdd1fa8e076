import { expect, test } from 'vitest';
import { jsonPieces } from './streaming.ts';

test.each([
  {},
  { a: 1, b: 'two', c: null, d: undefined, e: { f: [1] } },
  { none: [], one: [{ a: 1 }], last: false },
  { many: Array.from({ length: 401 }, (_, index) => ({ index, text: `“${index}”\n` })), after: 1 },
])('the chunks of %j join to its JSON', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

test('a long list is sent in short chunks', () => {
  const posts = Array.from({ length: 5_000 }, (_, index) => ({ title: `Title ${index} `.repeat(20) }));
  for (const piece of jsonPieces({ posts })) expect(piece.length).toBeLessThan(200_000);
});
