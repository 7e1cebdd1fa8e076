import { expect, test } from 'vitest';
import type { ImportChangeCode } from './imported-post.ts';
import { sumChanges } from './sum-changes.ts';

const post = (...changes: [ImportChangeCode, number][]) => ({
  changes: changes.map(([code, count], at) => ({ code, what: `${at}`, count })),
});

test('changes are summed by their kind, with the posts that they are in; what is missing comes first', () => {
  const posts = [
    post(['embed_linked', 2], ['embed_linked', 3], ['image_lost', 1]),
    post(['embed_linked', 1], ['element_simplified', 9]),
    post(['words_lost', 1]),
    post(),
  ];
  expect(sumChanges(posts)).toEqual([
    { code: 'words_lost', count: 1, posts: 1 },
    { code: 'image_lost', count: 1, posts: 1 },
    { code: 'element_simplified', count: 9, posts: 1 },
    { code: 'embed_linked', count: 6, posts: 2 },
  ]);
  expect(sumChanges([])).toEqual([]);
});
