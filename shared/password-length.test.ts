import { expect, test } from 'vitest';
import { countCharacters, isTooLong, isTooShort } from './password-length.ts';

test('a password has at least twelve characters', () => {
  expect(isTooShort('x'.repeat(11))).toBe(true);
  expect(isTooShort('x'.repeat(12))).toBe(false);
});

test('a character that takes two code units is one', () => {
  expect(countCharacters('🔑'.repeat(6))).toBe(6);
  expect(isTooShort('🔑'.repeat(11))).toBe(true);
  expect(isTooShort('ñ'.repeat(12))).toBe(false);
});

test('a password that the sign-in form would cut off is too long', () => {
  expect(isTooLong('x'.repeat(1000))).toBe(false);
  expect(isTooLong('x'.repeat(1001))).toBe(true);
});
