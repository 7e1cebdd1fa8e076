import { expect, test } from 'vitest';
import { fileSize } from './file-size.ts';

test.each([
  [840, '0.8 kB'],
  [12_345, '12 kB'],
  [999_499, '976 kB'],
  [2_516_582, '2.4 MB'],
  [15_728_640, '15 MB'],
])('%i bytes are %s', (bytes, words) => {
  expect(fileSize(bytes, 'en')).toBe(words);
});

test('Spanish has its own decimal mark', () => {
  expect(fileSize(2_516_582, 'es')).toBe('2,4 MB');
});
