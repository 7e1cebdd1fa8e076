import { expect, test } from 'vitest';
import { leastTurn, turnBound } from '../test/event-loop-delay.ts';
import { jsonPieces } from './json-pieces.ts';

test.each([
  {},
  { a: 1, b: 'two', c: null, d: undefined, e: { f: [1] } },
  { none: [], one: [{ a: 1 }], last: false },
  { many: Array.from({ length: 401 }, (_, index) => ({ index, text: `“${index}”\n` })), after: 1 },
])('the pieces of %j are its JSON', (value) => {
  expect([...jsonPieces(value)].join('')).toBe(JSON.stringify(value));
});

test('a long list is written in many turns', async () => {
  const posts = Array.from({ length: 50_000 }, (_, index) => ({ title: `Title ${index} `.repeat(20) }));
  const { turn } = await leastTurn(async () => {
    for (const _ of jsonPieces({ posts })) await new Promise((resolve) => setImmediate(resolve));
  });
  expect(turn).toBeLessThan(turnBound);
});
