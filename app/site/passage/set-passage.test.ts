import { expect, test } from 'vitest';
import { foot, margin, setPassage, width } from './set-passage.ts';

/** Every letter is half as wide as the type is high. */
const widthOf = (text: string) => [...text].length / 2;

const words = (count: number) => Array.from({ length: count }, () => 'chosen').join(' ');

test('the shorter, the larger; long ones make a tall picture, and the longest none', () => {
  const short = setPassage(words(5), widthOf);
  const long = setPassage(words(60), widthOf);
  expect([short?.height, long?.height]).toEqual([1080, 1350]);
  expect(short?.size).toBeGreaterThan(90);
  expect(long?.size).toBeLessThan(63);
  expect(setPassage(words(110), widthOf)?.size).toBe(38);
  expect(setPassage(words(300), widthOf)).toBeUndefined();
});

test('no word is lost, no line too wide, and nothing reaches the rule', () => {
  for (const count of [1, 8, 20, 45, 80]) {
    const text = `${words(count)}\n${'w'.repeat(90)}`;
    const set = setPassage(text, widthOf);
    expect(
      set?.lines
        .map((line) => line.text)
        .join('')
        .replaceAll(' ', ''),
    ).toBe(text.replaceAll(/\s/g, ''));
    for (const line of set?.lines ?? []) {
      expect(widthOf(line.text) * (set?.size ?? 0)).toBeLessThanOrEqual(width - 2 * margin);
      expect(line.y).toBeLessThan((set?.height ?? 0) - foot);
    }
  }
});
