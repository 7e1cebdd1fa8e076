import { expect, test } from 'vitest';
import { readSource } from '../../test/read-source.ts';
import { zipFile } from '../../test/zip-archive.ts';

const header =
  'post_id,post_date,is_published,email_sent_at,inbox_sent_at,type,audience,title,subtitle,podcast_url';
const site = 'https://me.substack.com';

function substack(lines: string[], texts: Record<string, string> = {}) {
  const files = Object.entries(texts).map(([name, text]) => [`posts/${name}.html`, text]);
  return zipFile({ 'posts.csv': [header, ...lines, ''].join('\n'), ...Object.fromEntries(files) });
}

test('a post comes from its line and its file', async () => {
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

test('drafts, podcasts and what only payers read are told apart; pages and talks are counted', async () => {
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

test('a post whose text is not in the zip says so', async () => {
  const read = await readSource(
    substack(['7.gone,2022-08-12T12:11:23.230Z,TRUE,,,newsletter,everyone,Gone,,']),
    site,
  );
  expect(read.posts[0]?.changes).toEqual([{ code: 'text_missing', what: 'posts/7.gone.html', count: 1 }]);
});

test('boxes that a script filled are told as their words and their address, or named', async () => {
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
  ['a table of something else', 'name,price\na,1\n'],
  ['one endless line', `post_id,title\n${'x'.repeat(5_000_000)}`],
])('%s is no export of Substack', async (_, table) => {
  await expect(readSource(zipFile({ 'posts.csv': table }))).rejects.toThrow('not_an_export');
});
