import { expect, test } from 'vitest';
import { createChangeLog } from './imported-post.ts';

test('equal changes are counted, in the order of their first appearance', () => {
  const log = createChangeLog();
  log.add('shortcode_removed', 'poll');
  log.add('title_missing');
  log.add('shortcode_removed', 'poll', 2);
  log.add('shortcode_removed', 'form');
  expect(log.list()).toEqual([
    { code: 'shortcode_removed', what: 'poll', count: 3 },
    { code: 'title_missing', what: '', count: 1 },
    { code: 'shortcode_removed', what: 'form', count: 1 },
  ]);
});

test('what comes from hostile content is cut', () => {
  const log = createChangeLog();
  log.add('link_lost', 'x'.repeat(5000));
  expect(log.list()[0]?.what).toHaveLength(200);
});
