import { expect, test } from 'vitest';
import { splitAtClause } from './split-at-clause.ts';

const rest = (text: string, fits: number, breaths?: number[]) =>
  text.slice(splitAtClause(text, fits, breaths));

test('divides behind the last clause that fits, rather than behind a later comma', () => {
  expect(rest('We were six; we had one room, one box and no name on the door.', 45)).toBe(
    'one box and no name on the door.',
  );
  expect(rest('We were six in one room; we had a box, and no name on the door.', 45)).toBe(
    'we had a box, and no name on the door.',
  );
});

test('a clause so early that the page would be nearly empty does not count', () => {
  expect(rest('No: we were six in one room, and we had a box.', 40)).toBe('and we had a box.');
});

test('without a clause it divides before a breath, without a breath between words', () => {
  const text = 'We were six people in one room that had no name on the door';
  expect(rest(text, 40, [27, 50])).toBe(text.slice(27));
  expect(rest(text, 40)).toBe('no name on the door');
});

test('a closing quotation mark stays with what it closes', () => {
  expect(rest('He said, “We are six,” and then he went out and shut the door.', 30)).toBe(
    'and then he went out and shut the door.',
  );
});
