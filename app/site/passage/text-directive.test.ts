import { expect, test } from 'vitest';
import { textDirective } from './text-directive.ts';

/** The directive of what stands between brackets. */
function directive(marked: string, above = ''): string {
  const [before = '', text = '', after = ''] = marked.split(/[[\]]/);
  return textDirective({ before, text, after }, above);
}

test('words that stand once are named alone', () => {
  expect(directive('It was [our mistake] and ours alone.')).toBe(':~:text=our%20mistake');
});

test('whatever means something in a directive, or ends an address in a message, is encoded', () => {
  expect(directive('Say [well-known, “true” & (short)!] now.')).toBe(
    ':~:text=well%2Dknown%2C%20%E2%80%9Ctrue%E2%80%9D%20%26%20%28short%29%21',
  );
});

test('words that stand elsewhere too are named with those around them', () => {
  expect(directive('We were wrong. We [were] late. We were sorry.')).toBe(':~:text=were%20wrong.%20We-,were,-late.%20We%20were');
  expect(directive('Nobody [spoke] first.\nHe spoke first.')).toBe(':~:text=spoke');
});

test('a title, a navigation and another case count as elsewhere; a part of a word does not', () => {
  expect(directive('The [apology] holds.', 'Services\nThe Apology that holds')).toBe(
    ':~:text=The-,apology,-holds.',
  );
  expect(directive('La [ocasion] llega.', 'OCASIÓN')).toBe(':~:text=La-,ocasion,-llega.');
  expect(directive('An [art] of its own.', 'Articles')).toBe(':~:text=art');
});

test('what is around it is taken from its own paragraph or the one beside it, never from above the article', () => {
  expect(directive('[Words] first.', 'Words\nCopy link')).toBe(':~:text=Words,-first.');
  expect(directive('One two three.\n[Words]\nfour five.', 'Words')).toBe(
    ':~:text=One%20two%20three.-,Words,-four%20five.',
  );
});

test('a long passage, or one of several paragraphs, is named by its first and last words', () => {
  expect(directive('[One two three four five.\nSix seven eight nine ten.]')).toBe(
    ':~:text=One%20two%20three%20four,seven%20eight%20nine%20ten.',
  );
  const long = Array.from({ length: 80 }, (_, index) => `w${index}`).join(' ');
  expect(directive(`a [${long}] b`)).toBe(':~:text=w0%20w1%20w2%20w3,w76%20w77%20w78%20w79');
});

test('first or last words that come more than once are made longer', () => {
  const text = 'We did not know. We did not ask.\nWe did not know then.\nWe did not know, we did not see.';
  const written = directive(`[${text}] We did not know, we did not see.`);
  const [start = '', end = ''] = written.replace(':~:text=', '').split(',');
  expect(decodeURIComponent(start)).toBe('We did not know. We did not');
  expect(decodeURIComponent(end)).toBe('We did not know, we did not see.');
});
