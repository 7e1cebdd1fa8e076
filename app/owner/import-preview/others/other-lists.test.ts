import { expect, test } from 'vitest';
import type { PreviewedOther } from '../read/previewed-other.ts';
import { otherLists } from './other-lists.ts';

const other = (kind: string, place: number) => ({ key: `${kind}${place}`, kind, place }) as PreviewedOther;

test('pages are named by their kinds and places, texts one by one', () => {
  expect(
    otherLists([
      { other: other('page', 1), use: 'draft' },
      { other: other('page', 2), use: 'about_content' },
      { other: other('page', 3), use: 'draft' },
      { other: other('page', 4), use: 'draft' },
      { other: other('a;b', 1), use: 'draft' },
    ]),
  ).toEqual({ others: 'page:1,3-4;a%3Bb:1', texts: 'page:2:about_content' });
  expect(otherLists([])).toEqual({});
});
