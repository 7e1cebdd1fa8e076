import { expect, test } from 'vitest';
import { indexAttachments } from '../attachments.ts';
import { emptyItem, type WxrItem } from '../xml/wxr-item.ts';
import { readBackPost } from './read-back-post.ts';

const upload = {
  ...{
    id: '2',
    url: 'https://cdn.example/A%2fb.jpg',
    page: '',
    title: '',
    alt: 'A &amp; <b>',
    caption: '',
    parent: '1',
  },
  ...{ order: 0, isImage: true },
};
const site = { attachments: indexAttachments([upload]), base: 'https://www.example.com/' };

const item: WxrItem = {
  ...emptyItem(),
  guid: 'urn:uuid:1',
  ...{
    title: 'A &lt;b&gt; &amp;amp; &#91;c&#93;&#32;',
    link: 'https://www.example.com/blog/a',
    name: 'a',
    id: '1',
  },
  ...{ dcDate: '2024-01-02', date: '2024-01-02 00:00:00', status: 'publish', excerpt: 'One&#10;\ntwo' },
  content: '<p>&#91;gallery&#93; <a href="https://www.example.com/contact">c</a></p>',
  categories: [
    { domain: 'post_tag', nicename: 'r-d', name: 'R&amp;D' },
    { domain: 'post_tag', nicename: 'r-d', name: 'r&amp;d' },
    { domain: 'post_tag', nicename: 'uncategorized', name: 'Uncategorized' },
    { domain: 'language', nicename: 'es', name: 'es' },
  ],
  meta: { _thumbnail_id: '2' },
  former: { slugs: ['before'], dates: [], paths: ['/2012/03/a'] },
};

const read = (changes: Partial<WxrItem> = {}) => readBackPost({ ...item, ...changes }, 'key', site);

test('every field is what it was before it was written', () => {
  expect(read()).toEqual({
    ...{ sourceKey: 'key', title: 'A <b> &amp; [c] ', slug: 'a', date: '2024-01-02', excerpt: 'One\n\ntwo' },
    html: '<p>[gallery] <a href="/contact" target="_blank" rel="noopener noreferrer">c</a></p>',
    ...{
      cover: 'https://cdn.example/A%2fb.jpg',
      cover_alt: 'A &amp; <b>',
      tags: ['R&D', 'r&d', 'Uncategorized'],
      language: 'es',
    },
    ...{ status: 'published', link: 'https://www.example.com/blog/a', changes: [] },
    former: ['/blog/before', '/2012/03/a'],
  });
  expect(read({ meta: {}, excerpt: '', status: 'draft' })).toMatchObject({
    ...{ cover: null, cover_alt: null, excerpt: null, status: 'draft' },
  });
});

test.each([
  ['https://www.example.com/services#a', '/services#a'],
  ['https://www.example.com/', '/'],
  ['https://www.example.com/blog', '/blog'],
  ['https://www.example.com/blog/b', 'https://www.example.com/blog/b'],
  ['https://www.example.com/media/1.jpg', 'https://www.example.com/media/1.jpg'],
  ['https://www.example.com.evil.example/', 'https://www.example.com.evil.example/'],
  ['http://www.example.com/services', 'http://www.example.com/services'],
])('a link to %s leads to %s', (written, expected) => {
  expect(read({ content: `<a href="${written}">x</a>` })?.html).toContain(`<a href="${expected}"`);
});

test('what no site of ours may hold is not read back, whoever wrote it', () => {
  expect(read({ content: '<script>x</script><p onclick="y">z</p>' })?.html).toBe('<p>z</p>');
});

test.each<[string, Partial<WxrItem>]>([
  ['no title', { title: '&#32;' }],
  ['too long a title', { title: 'x'.repeat(301) }],
  ['too long an excerpt', { excerpt: 'x'.repeat(2001) }],
  ['no date', { dcDate: 'today' }],
  ['no slug', { name: 'Á b' }],
  ['no language', { categories: [] }],
  ['another status', { status: 'private' }],
  ['a password', { password: 'x' }],
  ['a cover that is not there', { meta: { _thumbnail_id: '9' } }],
])('an item with %s is left to the reader of other programs’ exports', (_, changes) => {
  expect(read(changes)).toBeNull();
});
