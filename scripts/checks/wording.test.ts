import { expect, test } from 'vitest';
import { findBadWording } from './wording.ts';

test('finds listed phrases in any case, across line breaks in comments, in identifiers and in paths', () => {
  expect(findBadWording('core/posts/posts.ts', '/** Reads it\n * Anew, all\n * the same. */')).toEqual([
    'core/posts/posts.ts:2: “Anew”: use “again”',
    'core/posts/posts.ts:2: “all * the same”: use “anyway, identical”',
  ]);
  expect(findBadWording('app/grey-tone.css', '.normaliseUrl {}')).toEqual([
    'app/grey-tone.css:1: “grey”: use “US spelling: gray, program, check”',
    'app/grey-tone.css:1: “normalise”: use “US spelling: recognize, analyze”',
  ]);
  expect(findBadWording('messages/es/home.ts', 'Pulse aquí. Ábrelo.')).toHaveLength(2);
});

test('skips exceptions and words that only contain a listed one', () => {
  expect(findBadWording('docs/specification.md', 'all the same')).toEqual([]);
  expect(findBadWording('messages/en/home.ts', 'Thank whoever asks.')).toEqual([]);
  expect(findBadWording('core/a.ts', 'authorIsEmpty(); // amend aria-labelledby')).toEqual([]);
});
