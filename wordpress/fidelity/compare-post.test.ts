import { expect, test } from 'vitest';
import { allWords, noParts, scoreOf } from '../../shared/imported-post.ts';
import { compareContent } from './compare-content.ts';
import { comparePost } from './compare-post.ts';
import { readVisible } from './read-visible.ts';

const head = { title: 'A title', excerpt: '' };

function compare(
  source: { title?: string; excerpt?: string; html?: string },
  copy: { title?: string; excerpt?: string; html?: string },
) {
  const body = compareContent(readVisible(source.html ?? ''), readVisible(copy.html ?? ''));
  return comparePost({ ...head, ...source }, { ...head, ...copy }, body);
}

test('words of title, excerpt and text are told apart, and count together', () => {
  const { parts, score } = compare(
    { title: 'One two three', excerpt: 'Four five', html: '<p>Six seven eight nine ten</p>' },
    { title: 'One two', excerpt: 'Four five more', html: '<p>Six seven nine ten</p>' },
  );
  expect(parts.title).toEqual({ total: 3, missing: 1, added: 0 });
  expect(parts.excerpt).toEqual({ total: 2, missing: 0, added: 1 });
  expect(parts.words).toEqual({ total: 5, missing: 1, added: 0 });
  expect(allWords(parts)).toEqual({ total: 10, missing: 2, added: 1 });
  expect(score).toBeCloseTo(0.8);
});

test('a part that the original has not weighs nothing', () => {
  expect(scoreOf(noParts())).toBe(1);
  const half = { total: 2, missing: 1, added: 0 };
  expect(scoreOf({ ...noParts(), words: half })).toBe(0.5);
  expect(scoreOf({ ...noParts(), words: half, links: { total: 1, missing: 0, added: 0 } })).toBe(45 / 80);
  expect(scoreOf({ ...noParts(), lists: { total: 0, missing: 0, added: 9 } })).toBe(1);
});
