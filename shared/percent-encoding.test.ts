import { expect, test } from 'vitest';
import { percentDecoded } from './percent-encoding.ts';

test.each([
  ['a%20b', 'a b'],
  ['%C3%B1and%C3%BA', 'ñandú'],
  ['50%.jpg', '50%.jpg'],
  ['%F1and%FA', '%F1and%FA'],
  ['%zz', '%zz'],
  ['', ''],
])('%j says %j', (text, expected) => {
  expect(percentDecoded(text)).toBe(expected);
});
