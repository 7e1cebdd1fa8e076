import { expect, test } from 'vitest';
import { isReviewPath, loggedPath } from './logged-path.ts';

test.each([
  '/review/0123abcd',
  '/Review/0123ABCD',
  '//review//0123abcd',
  '/%72eview/0123abcd',
  '/review%2f0123abcd',
  '/%72eview/0123abcd%',
  '/review/0123abcd.data',
])('the secret of %s is in no log', (path) => {
  expect(isReviewPath(path)).toBe(true);
  expect(loggedPath(path)).toBe('/review/…');
});

test.each(['/', '/blog/review', '/blog/review/x', '/reviews', '/review', '/compose/reviews/abc', '/%zz'])(
  '%s is logged as it is',
  (path) => {
    expect(loggedPath(path)).toBe(path);
  },
);
