import { expect, test } from 'vitest';
import { minutesFor, textLength } from './reading-time.ts';

const readingMinutes = (text: string) => minutesFor(textLength(text));

test('the shortest text takes a minute', () => {
  expect(readingMinutes('')).toBe(1);
  expect(readingMinutes('A line.')).toBe(1);
});

test('words count at the pace of silent reading', () => {
  expect(readingMinutes('word '.repeat(238 * 5))).toBe(5);
  expect(readingMinutes('palabra, '.repeat(238 * 3))).toBe(3);
});

test('marks that stand alone are no words', () => {
  expect(readingMinutes('— … • '.repeat(2000))).toBe(1);
});

test('scripts without spaces count by the character', () => {
  expect(readingMinutes('漢'.repeat(255 * 4))).toBe(4);
});
