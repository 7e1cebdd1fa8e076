import { expect, test } from 'vitest';
import { emptyPreview, type PreviewEvent, reducePreview } from './preview-state.ts';
import type { PreviewedPost } from './previewed-post.ts';

const post = (key: string) => ({ key }) as PreviewedPost;
const after = (...events: PreviewEvent[]) => events.reduce(reducePreview, emptyPreview('xml', true));

test('a reading is loading, then loaded, its posts in the order they came', () => {
  const loading = after({ type: 'posts', posts: [post('a')] }, { type: 'progress', done: 1, total: 3 });
  expect(loading).toMatchObject({ status: 'loading', progress: { done: 1, total: 3 } });
  const more = reducePreview(loading, { type: 'posts', posts: [post('b')] });
  const loaded = reducePreview(more, { type: 'done' });
  expect(loaded).toMatchObject({ status: 'loaded', progress: null, posts: [{ key: 'a' }, { key: 'b' }] });
});

test('a failure, or a stop, keeps what was read until then', () => {
  const posts: PreviewEvent = { type: 'posts', posts: [post('a')] };
  const failure = { status: 502, detail: 'No.' };
  expect(after(posts, { type: 'failed', failure })).toMatchObject({
    status: 'failed',
    failure,
    posts: [{ key: 'a' }],
  });
  expect(after(posts, { type: 'stopped' })).toMatchObject({ status: 'stopped', posts: [{ key: 'a' }] });
});

test('a new reading begins with nothing, and says when there is no source', () => {
  const begun = after(
    { type: 'posts', posts: [post('a')] },
    { type: 'begin', mode: 'scrape', hasSource: false },
  );
  expect(begun).toEqual(emptyPreview('scrape', false));
  expect(begun.status).toBe('no_source');
});

test('of many problems the first ten are told', () => {
  const problems = Array.from(
    { length: 12 },
    (_, index): PreviewEvent => ({ type: 'problem', problem: { code: 'more_problems', count: index } }),
  );
  expect(after(...problems).problems).toHaveLength(10);
});
