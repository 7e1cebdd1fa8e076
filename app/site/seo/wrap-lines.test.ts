import { expect, test } from 'vitest';
import { textWidth } from './text-width.ts';
import { balanceLines, wrapLines } from './wrap-lines.ts';

test('wide letters are wider than narrow ones, and those of other scripts have a width too', () => {
  expect(textWidth('WWW')).toBeGreaterThan(2 * textWidth('iii'));
  expect(textWidth('言葉')).toBeGreaterThan(2);
  expect(textWidth('שלום')).toBeGreaterThan(1);
});

test('no line is wider than its room, and no word is lost', () => {
  const text = 'Words that were chosen, weighed and put down in the order in which they will be heard';
  const lines = wrapLines(text, 9, textWidth);
  expect(lines.length).toBeGreaterThan(2);
  for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(9);
  expect(lines.join(' ')).toBe(text);
});

test('a word without an end is parted, and so is a text without spaces', () => {
  for (const text of ['w'.repeat(200), '言'.repeat(200), '😀'.repeat(50)]) {
    const lines = wrapLines(text, 9, textWidth);
    for (const line of lines) expect(textWidth(line)).toBeLessThanOrEqual(9);
    expect(lines.join('')).toBe(text);
    expect(lines.every((line) => line.isWellFormed())).toBe(true);
  }
});

test('evened out, the lines are as many, and no word stands alone at the end', () => {
  const text = 'The apology that holds';
  const room = textWidth('The apology that') + 0.1;
  expect(wrapLines(text, room, textWidth)).toEqual(['The apology that', 'holds']);
  expect(balanceLines(text, room, textWidth)).toEqual(['The apology', 'that holds']);
});
