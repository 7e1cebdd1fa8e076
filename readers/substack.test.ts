import { expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { zipFile } from '../test/zip-archive.ts';
import type { SourcePost } from './source-post.ts';
import { readEmbeds } from './substack.ts';

const header =
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url';
const site = 'https://me.substack.com';

function substack(lines: string[], texts: Record<string, string> = {}) {
  const files = Object.entries(texts).map(([name, text]) => [`posts/${name}.html`, text]);
  return zipFile({ 'posts.csv': [header, ...lines, ''].join('\n'), ...Object.fromEntries(files) });
}

test('imports a Substack post from its row in posts.csv and its HTML file', async () => {
  const line =
    '12.my-post,2019-07-26T20:48:19.814Z,true,,,newsletter,everyone,"Cats, ""dogs"" & more",In short,';
  const read = await readSource(
    substack([line], { '12.my-post': '<p>Words<a href="#footnote-1">1</a>.</p>' }),
    site,
  );
  expect(read).toMatchObject({ kind: 'substack', totals: { posts: 1, otherKinds: {} }, problems: [] });
  expect(read.posts).toEqual([
    {
      sourceKey: 'substack:12',
      title: 'Cats, "dogs" & more',
      slug: 'my-post',
      date: '2019-07-26T20:48:19.814Z',
      cover: null,
      cover_alt: null,
      excerpt: 'In short',
      html: expect.stringContaining('<p>Words'),
      tags: [],
      language: 'en',
      status: 'published',
      link: 'https://me.substack.com/p/my-post',
      changes: expect.any(Array),
    },
  ]);
});

test('imports Substack drafts, podcasts and paid posts, and counts pages and threads', async () => {
  const read = await readSource(
    substack(
      [
        '1.draft,,FALSE,,,newsletter,everyone,Draft,,',
        '2.talk,2022-08-12T12:11:23.230Z,TRUE,,,podcast,everyone,Talk,,https://a.example/t.mp3',
        '3.paid,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,only_paid,Paid,,',
        '4.about,2022-08-12T12:11:23.230Z,TRUE,,,page,everyone,About,,',
        '5.chat,2022-08-12T12:11:23.230Z,TRUE,,,thread,everyone,Chat,,',
        '6.,,FALSE,,,newsletter,everyone,,,',
      ],
      { '1.draft': '<p>d</p>', '2.talk': '<p>t</p>', '3.paid': '<p>p</p>' },
    ),
    site,
  );
  expect(read.totals).toMatchObject({ posts: 4, otherKinds: { page: 1, thread: 1 } });
  expect(read.posts).toMatchObject([
    { title: 'Draft', status: 'draft', changes: [{ code: 'date_missing', what: 'today' }] },
    {
      title: 'Talk',
      html: expect.stringMatching(/^<p><a href="https:\/\/a\.example\/t\.mp3".*<\/p>\n<p>t<\/p>$/),
    },
    { title: 'Paid', status: 'draft', changes: [{ code: 'became_draft', what: 'only_paid' }] },
  ]);
  expect(read.skipped).toEqual([{ title: '6.', reason: 'auto_draft', detail: null }]);
});

test('reports a Substack post without an HTML file in the ZIP archive', async () => {
  const read = await readSource(
    substack(['7.gone,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,everyone,Gone,,']),
    site,
  );
  expect(read.posts[0]?.changes).toEqual([{ code: 'text_missing', what: 'posts/7.gone.html', count: 1 }]);
});

test('replaces Substack embeds with their text and link, or reports them as removed', async () => {
  const attributes = (values: object) => JSON.stringify(values).replaceAll('"', '&quot;');
  const tweet = attributes({ url: 'https://x.com/a/1', full_text: 'A "word" <b>', username: 'a' });
  const html = `<p>x</p><div class="tweet" data-attrs="${tweet}"></div><div class="poll-embed" data-attrs="{}"></div>`;
  const read = await readSource(
    substack(['8.t,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,everyone,T,,'], { '8.t': html }),
    site,
  );
  expect(read.posts[0]).toMatchObject({
    html: expect.stringContaining('<p>A "word" &lt;b&gt; (a)</p>'),
    changes: [
      { code: 'embed_linked', what: 'tweet', count: 1 },
      { code: 'element_removed', what: 'poll-embed', count: 1 },
    ],
  });
});

test.each([
  ['an unrelated CSV file', 'name,price\na,1\n'],
  ['a CSV file with an extremely long line', `post_id,title\n${'x'.repeat(5_000_000)}`],
])('doesn’t recognize %s as a Substack export', async (_, table) => {
  await expect(readSource(zipFile({ 'posts.csv': table }))).rejects.toThrow('not_an_export');
});

const attributes = (values: object) =>
  JSON.stringify(values).replaceAll('&', '&amp;').replaceAll('"', '&quot;');

function read(name: string, values: object, tag = 'div') {
  const changes: SourcePost['changes'] = [];
  const box = `<${tag} class="${name}" data-attrs="${attributes(values)}" data-component-name="X"></${tag}>`;
  return { html: readEmbeds(box, changes), changes };
}

const linked = (what: string) => [{ code: 'embed_linked', what }];

test('converts a tweet with its links, images, line breaks and the quoted tweet', () => {
  const values = {
    url: 'https://x.com/a/status/1',
    full_text: 'R&amp;D is <3\n\nsee <a class="tweet-url" href="https://a.example/?b&amp;c">a.example/…</a>',
    name: 'Ann',
    photos: [{ img_url: 'https://pbs.example/1.jpg', link_url: 'https://t.co/x' }],
    quoted_tweet: { full_text: 'What else?', name: 'Bo' },
  };
  expect(read('twitter-embed', values)).toEqual({
    html: '<blockquote><figure><img src="https://pbs.example/1.jpg" alt=""></figure><p>R&amp;D is &lt;3<br><br>see <a href="https://a.example/?b&amp;c">a.example/…</a> (Ann)</p><blockquote><p>What else? (Bo)</p></blockquote><p><a href="https://x.com/a/status/1">https://x.com/a/status/1</a></p></blockquote>',
    changes: linked('twitter-embed'),
  });
  expect(read('tweet', { url: '/x', full_text: 'a', quoted_tweet: {} }).html).toBe(
    '<blockquote><p>a</p><p><a href="/x">/x</a></p></blockquote>',
  );
});

test('converts a Substack gallery to images and a caption', () => {
  const images = [
    { type: 'image/jpeg', src: 'https://a.example/1.jpeg' },
    { src: 'https://a.example/2.png' },
  ];
  expect(read('image-gallery-embed', { gallery: { images, caption: 'Two & two', alt: 'x' } })).toEqual({
    html: '<figure><img src="https://a.example/1.jpeg" alt=""></figure><figure><img src="https://a.example/2.png" alt=""></figure><p>Two &amp; two</p>',
    changes: [],
  });
});

test.each<[string, object, string, string]>([
  ['latex-rendered', { persistentExpression: 'a_{1} < b' }, 'div', '<p>a_{1} &lt; b</p>'],
  ['mention-wrap', { name: 'Ann', url: null }, 'span', 'Ann'],
  ['cashtag-wrap', { symbol: '$ABC' }, 'span', '$ABC'],
])('converts the inline Substack element %s %j to text', (name, values, tag, html) => {
  expect(read(name, values, tag)).toEqual({ html, changes: [] });
});

test.each<[string, object, string]>([
  ['youtube-wrap', { videoId: 'abcdefghijk' }, 'https://www.youtube.com/watch?v=abcdefghijk'],
  ['vimeo-wrap', { videoId: '42' }, 'https://vimeo.com/42'],
  ['instagram-embed-wrap', { instagram_id: 'C1' }, 'https://www.instagram.com/p/C1'],
  ['comment', { canonicalUrl: 'https://a.example/c' }, 'https://a.example/c'],
])('builds the URL of the Substack embed %s from its data', (name, values, address) => {
  expect(read(name, values).html).toContain(`<a href="${address}">`);
});

test('quotes a comment embed, reports an empty embed and keeps an embed with its own content', () => {
  const comment = read('comment', { url: '/c', comment: { body: 'Well said', name: 'Bo' } });
  expect(comment.html).toBe('<blockquote><p>Well said (Bo)</p><p><a href="/c">/c</a></p></blockquote>');
  expect(read('poll-embed', { id: 3 })).toEqual({
    html: '',
    changes: [{ code: 'element_removed', what: 'poll-embed' }],
  });
  const own = '<div class="youtube-wrap" data-attrs="{}"><iframe src="/x"></iframe></div>';
  expect(readEmbeds(own, [])).toBe(own);
  expect(readEmbeds(`<div class="tweet" data-attrs='{"url":"/s"}'></div>`, [])).toContain('href="/s"');
});
