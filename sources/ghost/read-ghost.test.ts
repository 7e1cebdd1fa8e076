import { expect, test } from 'vitest';
import { readSource } from '../../test/read-source.ts';
import { textFile } from '../../test/zip-archive.ts';

interface GhostTables {
  posts: object[];
  tags?: object[];
  posts_tags?: object[];
  posts_meta?: object[];
  settings?: object[];
}

const site = 'https://ghost.example/';

function ghostExport(data: GhostTables): string {
  return JSON.stringify({ db: [{ meta: { exported_on: 1, version: '5.80.0' }, data }] });
}

const post = (fields: object) => ({
  id: '1',
  uuid: 'a-b',
  title: 'A title',
  slug: 'a-title',
  html: '<p>Text.</p>',
  status: 'published',
  visibility: 'public',
  type: 'post',
  published_at: '2021-02-03T04:05:06.000Z',
  ...fields,
});

const posts = async (...list: object[]) =>
  (await readSource(textFile(ghostExport({ posts: list })), site)).posts;

test('a post comes with its title, date, tags, excerpt, cover and address', async () => {
  const read = await readSource(
    textFile(
      ghostExport({
        posts: [
          post({
            title: 'Q & A',
            html: '<p>See <a href="__GHOST_URL__/other/">this</a>, [not a shortcode].</p>',
            feature_image: '__GHOST_URL__/content/images/c.png',
            custom_excerpt: 'In short',
          }),
          post({ id: '2', uuid: 'p', type: 'page' }),
        ],
        tags: [
          { id: 't1', name: 'News' },
          { id: 't2', name: '#hidden' },
          { id: 't3', name: 'Craft' },
        ],
        posts_tags: [
          { post_id: '1', tag_id: 't1', sort_order: 1 },
          { post_id: '1', tag_id: 't2', sort_order: 2 },
          { post_id: '1', tag_id: 't3', sort_order: 0 },
        ],
        settings: [
          { key: 'title', value: 'My site' },
          { key: 'locale', value: 'es' },
        ],
      }),
    ),
    'https://ghost.example',
  );
  expect(read).toMatchObject({
    kind: 'ghost',
    site: { title: 'My site', address: site },
    totals: { posts: 1, otherKinds: { page: 1 } },
    problems: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'ghost:a-b',
      title: 'Q & A',
      slug: 'a-title',
      date: '2021-02-03T04:05:06.000Z',
      cover: 'https://ghost.example/content/images/c.png',
      cover_alt: null,
      excerpt: 'In short',
      html: '<p>See <a href="https://ghost.example/other/" target="_blank" rel="noopener noreferrer">this</a>, [not a shortcode].</p>',
      tags: ['Craft', 'News'],
      language: 'es',
      status: 'published',
      link: 'https://ghost.example/a-title/',
      changes: [],
    },
  ]);
});

test('words for a cover stand in a table of their own, or with the post', async () => {
  const feature_image = 'https://ghost.example/c.png';
  const posts_meta = [
    { post_id: '1', feature_image_alt: 'Tom & a <3' },
    { post_id: '2', feature_image_alt: null },
  ];
  const list = [
    post({ feature_image }),
    post({ id: '2', uuid: '2', feature_image }),
    post({ id: '3', uuid: '3', feature_image, feature_image_alt: 'A quay' }),
  ];
  const read = await readSource(textFile(ghostExport({ posts: list, posts_meta })), site);
  expect(read.posts.map(({ cover_alt }) => cover_alt)).toEqual(['Tom & a <3', null, 'A quay']);
});

test('addresses with dates are those of the settings, and lead from below the root too', async () => {
  const settings = [{ key: 'permalinks', value: '/:year/:month/:day/:slug/' }];
  const read = await readSource(textFile(ghostExport({ posts: [post({})], settings })), site);
  expect(read.posts[0]).toMatchObject({
    link: 'https://ghost.example/2021/02/03/a-title/',
    former: ['https://ghost.example/a-title/'],
  });
});

test('what not everyone could read is a draft, and says why', async () => {
  const read = await posts(
    post({ status: 'draft' }),
    post({ status: 'scheduled' }),
    post({ visibility: 'paid' }),
    post({ status: 'sent' }),
  );
  expect(read.map(({ status, changes }) => [status, changes.map(({ what }) => what)])).toEqual([
    ['draft', []],
    ['draft', ['scheduled']],
    ['draft', ['paid']],
    ['draft', ['sent']],
  ]);
});

test('without its address the site’s own pictures and links are named as lost', async () => {
  const html =
    '<p><img src="__GHOST_URL__/content/images/a.png" alt=""> <a href="__GHOST_URL__/b/">b</a></p>';
  const read = await readSource(textFile(ghostExport({ posts: [post({ html })] })));
  expect(read.problems).toEqual([{ code: 'address_unknown' }]);
  expect(read.posts[0]).toMatchObject({
    link: null,
    changes: [
      { code: 'image_lost', what: '/content/images/a.png', count: 1 },
      { code: 'link_lost', what: '/b/', count: 1 },
    ],
  });
});

test('exports of old versions are read: no wrapping, pages by a mark, dates as numbers, Markdown', async () => {
  const data = {
    posts: [
      { id: 1, title: 'Old', slug: 'old', markdown: '**Bold**', page: 0, published_at: 1400000000000 },
      { id: 2, title: 'About', slug: 'about', page: 1 },
    ],
  };
  const read = await readSource(textFile(JSON.stringify({ meta: {}, data })), site);
  expect(read.totals).toMatchObject({ posts: 1, otherKinds: { page: 1 } });
  expect(read.posts[0]).toMatchObject({
    sourceKey: 'ghost:1',
    date: '2014-05-13T16:53:20.000Z',
    html: '<p><strong>Bold</strong></p>',
  });
});

test('damage ends the reading with its reason, after the posts before it', async () => {
  const whole = ghostExport({ posts: [post({}), post({ uuid: 'c' }), post({ uuid: 'd' })] });
  const read = await readSource(textFile(whole.slice(0, whole.indexOf('"uuid":"d"') - 3)), site);
  expect(read.posts).toHaveLength(2);
  expect(read.problems).toEqual([{ code: 'json_damaged', message: expect.any(String) }]);
});
