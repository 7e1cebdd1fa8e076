import { expect, test } from 'vitest';
import type { Locale } from '../locale.ts';
import { findBreaths } from './find-breaths.ts';

/** The sentence with a bar wherever a breath is marked. */
function marked(text: string, locale: Locale): string {
  const marks = findBreaths(text, locale).flatMap((stretch) => stretch.marks);
  return marks.reduceRight((result, at) => `${result.slice(0, at)}| ${result.slice(at)}`, text);
}

test.each<[Locale, string]>([
  [
    'en',
    'We decided that the company would no longer sell anything it could not explain to the people | who had trusted it with their savings for more than thirty years.',
  ],
  [
    'es',
    'Decidimos que la empresa ya no vendería nada que no pudiera explicar a las personas | que le habían confiado sus ahorros durante más de treinta años de trabajo.',
  ],
])('%s: one breathes where a clause begins', (locale, text) => {
  expect(marked(text.replace('| ', ''), locale)).toBe(text);
});

test('what has pauses enough needs no mark', () => {
  const text =
    'We came early, we sat down together in the great hall, and we listened to each other until the night.';
  expect(findBreaths(text, 'en')).toEqual([]);
});

test('numbers are as long as they are said', () => {
  const text = 'we sold 1,345,678 shares and 2,345,987 options and warrants';
  expect(findBreaths(text, 'en')).toMatchObject([{ start: 0, end: text.length }]);
});

test('no breath is taken behind an article or before the last words', () => {
  const text = `${'one two three the '.repeat(12)}end`;
  for (const { marks } of findBreaths(text, 'en')) {
    for (const at of marks) expect(text.slice(0, at)).not.toMatch(/the $/);
  }
});
