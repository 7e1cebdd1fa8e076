import { expect, test } from 'vitest';
import { textDirective } from './text-directive.ts';

/** The parts of the directive of what stands between brackets, as they are meant. */
function parts(marked: string, above = ''): string[] {
  const [before = '', text = '', after = ''] = marked.split(/[[\]]/);
  const written = textDirective({ before, text, after }, above);
  expect(written).toMatch(/^:~:text=[\w%,-]+$/);
  return written.slice(':~:text='.length).split(',').map(decodeURIComponent);
}

test('words that stand once are named alone', () => {
  expect(parts('It was [our mistake] and ours alone.')).toEqual(['our mistake']);
  expect(parts('Nobody [spoke] first.\nHe spoke first.')).toEqual(['spoke']);
});

test('whatever means something in a directive, or ends an address in a message, is encoded', () => {
  const text = 'well-known, “true” & (short)!';
  expect(textDirective({ before: '', text, after: '' }, '')).toBe(
    ':~:text=well%2Dknown%2C%20%E2%80%9Ctrue%E2%80%9D%20%26%20%28short%29%21',
  );
});

test('words that stand elsewhere too are named with those around them', () => {
  expect(parts('We were wrong. We [were] late. We were sorry.')).toEqual([
    'were wrong. We-',
    'were',
    '-late. We were',
  ]);
});

test('a title, a navigation and another case count as elsewhere; a part of a word does not', () => {
  const above = 'Services\nThe Apology that holds';
  expect(parts('An [apology] holds.', above)).toEqual(['An-', 'apology', '-holds.']);
  expect(parts('La [ocasion] llega.', 'OCASIÓN')).toEqual(['La-', 'ocasion', '-llega.']);
  expect(parts('An [art] of its own.', 'Articles')).toEqual(['art']);
});

test('what is around it is of its own paragraph or the one beside it, never from above the article', () => {
  expect(parts('[Words] first.', 'Words\nCopy link')).toEqual(['Words', '-first.']);
  expect(parts('One two three.\n[Words]\nfour five.', 'Words')).toEqual([
    'One two three.-',
    'Words',
    '-four five.',
  ]);
});

test('a long passage, or one of several paragraphs, is named by its first and last words', () => {
  expect(parts('[One two three four five.\nSix seven eight nine ten.]')).toEqual([
    'One two three four',
    'seven eight nine ten.',
  ]);
  const long = Array.from({ length: 80 }, (_, index) => `w${index}`).join(' ');
  expect(parts(`a [${long}] b`)).toEqual(['w0 w1 w2 w3', 'w76 w77 w78 w79']);
});

test('first or last words that come more than once are made longer', () => {
  expect(parts('[Once upon a time we did not know.\nThen we saw, and we did not know.]')).toEqual([
    'Once upon a time we did not',
    'we saw, and we did not know.',
  ]);
});
