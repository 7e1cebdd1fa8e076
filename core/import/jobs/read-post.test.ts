import { expect, test } from 'vitest';
import type { ImportedPost } from '../../../shared/imported-post.ts';
import { expectOk } from '../../../test/create-test-core.ts';
import { bodyWords } from '../../posts/search/body-words.ts';
import { readBody } from '../../rendering/read-body.ts';
import { unpackOriginal } from '../runs/pack-original.ts';
import { readPost, takePost } from './read-post.ts';

const post: ImportedPost = {
  ...{
    sourceKey: 'k',
    title: 'A title',
    slug: 'a-title',
    date: '2020-05-04',
    cover: null,
    cover_alt: null,
    excerpt: null,
  },
  ...{ html: '<p>One <em>two</em>.</p>', tags: [], language: 'en', status: 'published', link: null },
  changes: [],
};

test('what was read of a post is what its saving would read', async () => {
  const read = readPost(post);
  const { html: _, ...body } = expectOk(await readBody(post.html));
  expect(read).toEqual({ post, body, words: 'one two' });
});

test('it is not read again, and the post is as it was', async () => {
  const html = '<p>Words that no other test has.</p>';
  const read = readPost({ ...post, html });
  const marked = { ...read, words: 'found there' };
  expect(takePost(marked)).toEqual({ ...post, html });
  expect(await bodyWords(html)).toBe('found there');
});

test('its original is packed', () => {
  const original = { title: 'A', excerpt: '', html: '<p>One</p>', links: null, base: null, isClassic: false };
  const { packedOriginal, ...rest } = readPost({ ...post, original }).post;
  expect(rest).toEqual(post);
  expect(unpackOriginal(packedOriginal ?? new Uint8Array())).toEqual(original);
});
