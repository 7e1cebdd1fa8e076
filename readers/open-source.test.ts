import { expect, test } from 'vitest';
import { expectOk } from '../test/create-test-core.ts';
import { readSource, readWithOthers } from '../test/read-source.ts';
import { wordPressExport } from '../test/wordpress-export.ts';
import { textFile, zipFile } from '../test/zip-archive.ts';
import { openSource } from './open-source.ts';
import type { ImportInput } from './source-files.ts';
import { convertPost, type RunSourceJob, runHere } from './source-jobs.ts';
import { type SourcePost, sourceKey } from './source-post.ts';

const post = (title: string, html = '<p>x</p>') => ({
  uuid: title,
  title,
  slug: title,
  html,
  status: 'published',
});
const ghost = (...posts: object[]) => textFile(JSON.stringify({ data: { posts } }));

test('skips and reports a post that can’t be converted and imports the others', async () => {
  const run: RunSourceJob = async (name, input) => {
    if (JSON.stringify(input).includes('"slug":"b"')) throw new Error('Too much of it');
    return runHere(name, input);
  };
  const { events } = expectOk(await openSource(ghost(post('a'), post('b'), post('c')), { run }));
  const told: unknown[] = [];
  for await (const event of events()) {
    if (event.type === 'post') told.push(event.post.title);
    if (event.type === 'skipped') told.push(event.item);
  }
  expect(told).toEqual(['a', { title: 'b', reason: 'unreadable', detail: 'Error: Too much of it' }, 'c']);
});

test('skips and reports a post that is too long', async () => {
  const { posts, skipped } = await readSource(
    ghost(post('a', `<p>${'words '.repeat(400_000)}</p>`), post('b')),
  );
  expect(posts.map(({ title }) => title)).toEqual(['b']);
  expect(skipped).toEqual([{ title: 'a', reason: 'too_large', detail: null }]);
});

test.each([
  ['https://a.example', 'https://a.example/'],
  ['https://a.example/blog//', 'https://a.example/blog/'],
  ['https://a.example/blog?x#y', 'https://a.example/blog/'],
  ['not an address', null],
  ['', null],
])('normalizes the site URL %j to %j', async (address, base) => {
  const { site, problems } = await readSource(ghost(post('a')), address);
  expect(site.address).toBe(base);
  expect(problems).toEqual(base === null ? [{ code: 'address_unknown' }] : []);
});

test('prefers the site URL in the file to the URL given by the user', async () => {
  const files = {
    '_config.yml': 'url: https://file.example',
    '_posts/2020-01-02-a.md': '---\ntitle: A\n---\nx',
  };
  expect((await readSource(zipFile(files))).site.address).toBe('https://file.example/');
  expect((await readSource(zipFile(files), 'https://said.example')).site.address).toBe(
    'https://file.example/',
  );
});

test('finds files of an archive by their paths', async () => {
  const opened = expectOk(
    await openSource(zipFile({ 'posts/a.md': '---\ntitle: A\n---\nx', 'img/a.png': 'x' })),
  );
  expect(opened.picture('img/a.png')?.size).toBe(1);
  expect(opened.picture('../img/a.png')).toBeUndefined();
});

const address = 'https://old.example.com';

const row = (slug: string, more: object) => ({ uuid: slug, slug, title: slug, status: 'published', ...more });
const readOthersGhost = textFile(
  JSON.stringify({
    db: [
      {
        data: {
          posts: [
            row('about', { type: 'page', html: '<p>Me</p>' }),
            row('one', { html: '<p>One</p>' }),
            row('empty', { type: 'page', html: '' }),
          ],
        },
      },
    ],
  }),
);

const entry = (kind: string, id: number, more: string) =>
  `<entry><id>post-${id}</id><published>2018-09-12T09:30:00Z</published>
<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${kind}'/>
<title>${kind}</title>${more}</entry>`;
const link = (path: string) => `<link rel='alternate' href='${address}${path}'/>`;
const blogger =
  textFile(`<feed xmlns='http://www.w3.org/2005/Atom'><id>tag:blogger.com,1999:blog-1.archive</id>
<link rel='alternate' href='${address}/'/>
${entry('page', 1, `<content type='html'>Me</content>${link('/p/about.html')}`)}
${entry('post', 2, `<content type='html'>One</content>${link('/2018/09/one.html')}`)}
${entry('page', 3, '')}</feed>`);

const substack = zipFile({
  'posts.csv':
    'post_id,post_date,is_published,email_sent_at,type,audience,title,subtitle,podcast_url\n' +
    '4.about,2022-08-12T12:11:23.230Z,TRUE,,page,everyone,About,,\n' +
    '5.one,2022-08-12T12:11:23.230Z,TRUE,,newsletter,everyone,One,,\n' +
    '6.none,2022-08-12T12:11:23.230Z,TRUE,,page,everyone,None,,\n',
  'posts/4.about.html': '<p>Me</p>',
  'posts/5.one.html': '<p>One</p>',
});

const markdown = zipFile({
  'about.md': '---\nlayout: page\ntitle: About\n---\nMe, and [one](_posts/2020-01-02-one.md).\n',
  '_posts/2020-01-02-one.md': '---\ntitle: One\npermalink: /one/\n---\nOne [me](../about.md)\n',
  'archive.md': '---\nlayout: archive\n---\n',
});

test.each<[string, ImportInput, string, string]>([
  ['Ghost', readOthersGhost, 'page:ghost:about', '/about/'],
  ['Blogger', blogger, 'page:blogger:post-1', '/p/about.html'],
  ['Substack', substack, 'page:substack:4', '/p/about'],
  ['Markdown', markdown, 'page:markdown:about.md', '/about/'],
])('imports pages from %s on request, as drafts with their URLs', async (_, file, key, path) => {
  const articles = await readSource(file, address);
  expect(articles.posts.map(({ kind, status }) => [kind, status])).toEqual([[undefined, 'published']]);
  expect(articles.totals).toMatchObject({ posts: 1, others: { page: 1 } });
  expect(articles.progress).toBe('1/1');

  const all = await readWithOthers(file, address);
  expect(all.posts.filter(({ kind }) => kind === undefined)).toEqual(articles.posts);
  expect(all.posts.filter(({ kind }) => kind !== undefined)).toMatchObject([
    {
      ...{ kind: 'page', sourceKey: key, status: 'draft', link: address + path },
      changes: expect.arrayContaining([{ code: 'other_kind', what: 'page', count: 1 }]),
    },
  ]);
  expect(all).toMatchObject({ progress: '2/2', skipped: [] });
});

test('resolves links between Markdown posts and pages', async () => {
  const { posts } = await readWithOthers(markdown, address);
  const html = new Map(posts.map(({ slug, html }) => [slug, html]));
  expect(html.get('about')).toContain(`href="${address}/one/"`);
  expect(html.get('one')).toContain(`href="${address}/about/"`);
});

const parts = zipFile({
  'my.blog.1.xml': wordPressExport([
    { id: 1, title: 'One' },
    { id: 2, type: 'page' },
  ]),
  'my.blog.2.xml': wordPressExport([
    { id: 3, title: 'Three' },
    { id: 4, type: 'page' },
    { id: 5, title: 'Five' },
  ]),
  'readme.txt': 'x',
});

test('reads the parts of a split WordPress export in order, as one export', async () => {
  const read = await readSource(parts);
  expect(read).toMatchObject({ kind: 'wordpress', totals: { posts: 3, otherKinds: { page: 2 } } });
  expect(read.posts.map(({ title }) => title)).toEqual(['One', 'Three', 'Five']);
});

/** Squarespace's variant of WordPress's format: no GUIDs, root-relative URLs, negative author IDs. */
function squarespaceExport(items: string): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>A shop</title><link>https://shop.example</link><pubDate>Tue, 02 Apr 2024 05:16:20 +0000</pubDate>
<language>en-GB</language><wp:wxr_version>1.2</wp:wxr_version>
<wp:author><wp:author_id>-19091979</wp:author_id></wp:author>${items}</channel></rss>`;
}

const item = (type: string, more: string) =>
  `<item><wp:post_type>${type}</wp:post_type><wp:status>publish</wp:status>
<wp:post_date>2023-04-05 14:42:38</wp:post_date><wp:post_date_gmt>2023-04-05 14:42:38</wp:post_date_gmt>${more}</item>`;

const image = 'https://images.squarespace-cdn.com/content/v1/1/a.jpg';

const block = `<div class="sqs-block image-block sqs-block-image"><figure class="sqs-block-image-figure">
<noscript><img src="${image}" /></noscript><img class="thumb-image" data-src="${image}" data-image="${image}" alt="A hill">
</figure></div><div class="sqs-block html-block sqs-block-html"><h2>Head</h2><p>Words.</p></div>`;

test('imports Squarespace posts with images, covers, URLs and tags, each image once', async () => {
  const post = `<title>A post</title><link>/blog/2023/4/5/a-post.html</link>
<wp:post_name>blog/2023/4/5/a-post.html</wp:post_name><wp:post_id>4</wp:post_id>
<content:encoded><![CDATA[${block}]]></content:encoded><excerpt:encoded/>
<category domain="post_tag" nicename="hills"><![CDATA[Hills]]></category>
<wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>5</wp:meta_value></wp:postmeta>`;
  const attachment = `<title>cover</title><wp:attachment_url>${image}?cover</wp:attachment_url>
<wp:post_id>5</wp:post_id><wp:post_parent>4</wp:post_parent>`;
  const page = '<title>Services</title><link>/services</link><wp:post_id>6</wp:post_id>';
  const read = await readSource(
    textFile(squarespaceExport(item('post', post) + item('attachment', attachment) + item('page', page))),
  );
  expect(read).toMatchObject({
    kind: 'squarespace',
    site: { title: 'A shop', address: 'https://shop.example/' },
    totals: { posts: 1, otherKinds: { attachment: 1, page: 1 } },
    problems: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'https://shop.example/blog/2023/4/5/a-post.html',
      title: 'A post',
      slug: 'a-post',
      date: '2023-04-05T14:42:38Z',
      cover: `${image}?cover`,
      cover_alt: null,
      excerpt: null,
      html: `<figure><img src="${image}" alt="A hill"></figure>\n<h2>Head</h2>\n<p>Words.</p>`,
      tags: ['Hills'],
      language: 'en',
      status: 'published',
      link: 'https://shop.example/blog/2023/4/5/a-post.html',
      former: ['/?p=4'],
      changes: [],
    },
  ]);
});

const blog = { base: 'https://old.example/', language: 'es', today: '2026-01-31' };

const usual: SourcePost = {
  sourceKey: 'key',
  title: 'A title',
  slug: 'a-title',
  dates: [{ text: '2020-01-02', from: '' }],
  cover: '',
  excerpt: '',
  html: '<p>Words.</p>',
  tags: [],
  language: '',
  status: 'published',
  link: '/a-title/',
  changes: [],
};

const convert = (fields: Partial<SourcePost> = {}) => convertPost({ ...usual, ...fields }, blog);
const changes = (fields: Partial<SourcePost>) =>
  convert(fields).changes.map(({ code, what }) => `${code} ${what}`.trim());

test('converts all fields of a post', () => {
  expect(
    convert({ excerpt: 'In <b>short</b> &amp;\nlong', tags: ['A', 'a', ' B &amp; C '], cover: '/c.png' }),
  ).toEqual({
    sourceKey: 'key',
    title: 'A title',
    slug: 'a-title',
    date: '2020-01-02',
    cover: 'https://old.example/c.png',
    cover_alt: null,
    excerpt: 'In short & long',
    html: '<p>Words.</p>',
    tags: ['A', 'B & C'],
    language: 'es',
    status: 'published',
    link: 'https://old.example/a-title/',
    changes: [{ code: 'tags_folded', what: 'a → A', count: 1 }],
  });
});

test('keeps brackets and line breaks as text and removes scripts', () => {
  const html = '<p>[gallery]\n[x]</p><script>alert(1)</script><p onclick="x()">a</p>';
  expect(convert({ html })).toMatchObject({
    html: '<p>[gallery] [x]</p>\n<p>a</p>',
    changes: [{ code: 'element_removed', what: 'script', count: 1 }],
  });
});

test('uses the first valid date of a post and reports its origin', () => {
  const dates = [
    { text: 'soon', from: '' },
    { text: 'Tue, 27 Jan 2015 14:56:57 +0000', from: 'updated' },
  ];
  expect(convert({ dates }).date).toBe('2015-01-27T14:56:57Z');
  expect(changes({ dates })).toEqual(['date_missing updated']);
  expect(convert({ dates: [] }).date).toBe('2026-01-31');
  expect(changes({ dates: [] })).toEqual(['date_missing today']);
});

test.each([
  ['a missing title', { title: '' }, 'title_missing'],
  ['a title that is too long', { title: `${'a '.repeat(149)}last words` }, 'title_shortened last words'],
  ['an excerpt that is too long', { excerpt: `${'a '.repeat(997)}last words` }, 'excerpt_shortened words'],
  ['more than 100 tags', { tags: Array.from({ length: 101 }, (_, n) => `t${n}`) }, 'tags_dropped t100'],
  ['a status that isn’t public', { status: 'members' }, 'became_draft members'],
])('reports %s', (_, fields, change) => {
  expect(changes(fields)).toEqual([change]);
});

test('uses the first image as the cover image and the title as the slug if they are missing', () => {
  const html = '<p>a</p><img src="/p.png?a=1&amp;b=2">';
  expect(convert({ html, slug: '' })).toMatchObject({
    cover: 'https://old.example/p.png?a=1&b=2',
    slug: 'a-title',
  });
  expect(convert({ cover: `/${'x'.repeat(2000)}` }).cover).toBeNull();
});

test('uses the language of a post before that of the blog', () => {
  expect(convert({ language: 'en-GB' }).language).toBe('en');
  expect(convert({ language: 'de' }).language).toBe('es');
});

test('shortens source keys to 500 characters', () => {
  expect(sourceKey('ghost', 'a')).toBe('ghost:a');
  expect(sourceKey('ghost', 'x'.repeat(900))).toHaveLength(500);
});

test('imports alt text as plain text of up to 500 characters, only for the cover image of the source', () => {
  const cover = '/c.png';
  expect(convert({ cover, coverAlt: 'A <b>quay</b> &amp;\nboats' }).cover_alt).toBe('A quay & boats');
  const long = convert({ cover, coverAlt: 'word '.repeat(200) });
  expect(long.cover_alt?.length).toBeLessThanOrEqual(500);
  expect(long.changes.map(({ code }) => code)).toEqual(['cover_alt_shortened']);
  const html = '<p><img src="/first.png" alt="First"></p>';
  expect(convert({ html, coverAlt: 'Of nothing' })).toMatchObject({
    cover: 'https://old.example/first.png',
    cover_alt: null,
  });
});
