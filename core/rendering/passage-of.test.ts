import { expect, test } from 'vitest';
import { passageOf } from './passage-of.ts';

const long = `${'before '.repeat(20)}the needle itself ${'after '.repeat(20)}`.trim();

test('a short text is shown whole', () => {
  expect(passageOf(['One needle here.'], ['needle'])).toBe('One needle here.');
});

test('of a long text the place is shown, between whole words and with dots where it goes on', () => {
  const passage = passageOf([long], ['needle']) ?? '';
  expect(passage).toMatch(/^…before .*the needle itself .*after…$/);
  expect(passage.length).toBeLessThan(130);
});

test('the first text that has a word is taken, whatever its accents', () => {
  expect(passageOf(['nothing', 'Un capítulo más', 'capitulo'], ['capitulo'])).toBe('Un capítulo más');
});

test('a word without a space near it is cut, and never lost', () => {
  const passage = passageOf([`${'x'.repeat(200)} needle${'y'.repeat(400)}`], ['needle']);
  expect(passage).toContain('needle');
});

test('there is none where no text has a word', () => {
  expect(passageOf(['One text.', ''], ['needle'])).toBeNull();
  expect(passageOf([], ['needle'])).toBeNull();
});
