import { expect, test } from 'vitest';
import {
  readWordPressExport,
  type WordPressEvent,
} from '../../../readers/wordpress/read-wordpress-export.ts';
import { longText } from '../../../test/local-blog.ts';
import { asSource, wordPressExport } from '../../../test/wordpress-export.ts';
import { createConverter } from '../import-file.ts';
import { parseFeedItems } from './import-jobs.ts';

const address = 'https://old.example.com/feed/';

function rssItem(item: string): unknown {
  const feed = `<?xml version="1.0"?><rss version="2.0" xmlns:content="http://purl.org/rss/1.0/modules/content/"
    xmlns:media="http://search.yahoo.com/mrss/"><channel><title>Old</title><item>${item}</item></channel></rss>`;
  return parseFeedItems(feed, address)?.[0];
}

test('a post is read from an RSS item with its title, URL, date, excerpt and body', () => {
  const item = `<title>Uno &amp; dos</title><link>/uno/</link><pubDate>Tue, 30 Jun 2026 08:47:45 +0200</pubDate>
    <description>Intro</description><content:encoded><![CDATA[<p>Body</p>]]></content:encoded>`;
  expect(rssItem(item)).toEqual({
    address: 'https://old.example.com/uno/',
    slug: '',
    title: 'Uno & dos',
    date: '2026-06-30T08:47:45+02:00',
    cover: null,
    teaser: 'Intro',
    html: '<p>Body</p>',
  });
});

test('a short or truncated RSS description becomes the excerpt, a long one the body', () => {
  const cdata = (text: string) => `<title>T</title><description><![CDATA[${text}]]></description>`;
  expect(rssItem(cdata('<p>Short.</p>'))).toMatchObject({ teaser: '<p>Short.</p>', html: null });
  const long = longText('word').repeat(3);
  expect(rssItem(cdata(long))).toMatchObject({ teaser: null, html: long.trim() });
  const cutOff = `${long}<p>And then [&hellip;]</p>`;
  expect(rssItem(cdata(cutOff))).toMatchObject({ teaser: cutOff, html: null });
});

test.each([
  '<enclosure url="/c.jpg" type="image/jpeg" length="1"/>',
  '<media:content url="https://old.example.com/c.jpg" medium="image"/>',
  '<media:thumbnail url="https://old.example.com/c.jpg"/>',
])('the cover image is read from %s', (element) => {
  expect(rssItem(`<title>T</title><link>/t/</link>${element}`)).toMatchObject({
    cover: 'https://old.example.com/c.jpg',
  });
});

test('an audio attachment doesn’t become the cover image', () => {
  expect(rssItem('<title>T</title><enclosure url="/talk.mp3" type="audio/mpeg" length="1"/>')).toMatchObject({
    cover: null,
  });
});

test('an Atom entry is read with its original publication date and its alternate link', () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>Old</title><entry>
    <title type="html">A &amp;amp; B</title><id>tag:1</id><link rel="self" href="/self"/>
    <link rel="alternate" href="/a-b/"/><published>2024-01-02T03:04:05Z</published>
    <updated>2025-01-01T00:00:00Z</updated><summary>Intro</summary>
    <content type="html">&lt;p&gt;Body&lt;/p&gt;</content></entry></feed>`;
  expect(parseFeedItems(feed, address)).toEqual([
    {
      address: 'https://old.example.com/a-b/',
      slug: '',
      title: 'A &amp; B',
      date: '2024-01-02T03:04:05Z',
      cover: null,
      teaser: 'Intro',
      html: '<p>Body</p>',
    },
  ]);
});

test('posts are read from a JSON feed', () => {
  const item = {
    id: '1',
    url: '/a/',
    title: 'A',
    summary: 'Intro',
    content_html: '<p>B</p>',
    image: '/c.jpg',
  };
  const feed = { version: 'https://jsonfeed.org/version/1.1', title: 'Old', items: [item] };
  expect(parseFeedItems(JSON.stringify(feed), address)).toMatchObject([
    {
      address: 'https://old.example.com/a/',
      title: 'A',
      cover: 'https://old.example.com/c.jpg',
      html: '<p>B</p>',
    },
  ]);
});

test('a feed’s own entities aren’t expanded, and a feed with an external entity is rejected', () => {
  const feed = (entity: string) => `<!DOCTYPE rss [<!ENTITY x ${entity}>]>
    <rss version="2.0"><channel><item><title>&x;</title></item></channel></rss>`;
  expect(parseFeedItems(feed('"long"'), address)?.[0]?.title).toBe('&x;');
  expect(parseFeedItems(feed('SYSTEM "file:///etc/hostname"'), address)).toBeUndefined();
});

test.each(['', 'Not found', '<!doctype html><html><body><h1>Blog</h1></body></html>', '{"posts":[]}'])(
  '"%s" isn’t a feed',
  (text) => {
    expect(parseFeedItems(text, address)).toBeUndefined();
  },
);

const upload = (id: number) => ({
  id,
  type: 'attachment',
  more: `<wp:attachment_url>https://old.example.com/u/${id}.jpg</wp:attachment_url><wp:post_parent>1</wp:post_parent>`,
});

/** A small and a large post, both with galleries whose images are elsewhere in the file. */
const items = [
  { id: 1, content: '<p>All:</p>[gallery]' },
  { id: 2, content: `<p>${'Words, and words. '.repeat(500)}</p>[gallery ids="3001,3600"]` },
  { id: 3, content: '<!-- wp:block {"ref":9} /-->' },
  { id: 4, content: '<p>Small.</p>' },
  { id: 9, type: 'wp_block', content: '<p>Stands elsewhere.</p>' },
  ...Array.from({ length: 700 }, (_, at) => upload(3000 + at)),
];

async function read(converter?: typeof createConverter): Promise<WordPressEvent[]> {
  const source = asSource(wordPressExport(items), 65_536);
  const opened = await readWordPressExport(source, {
    now: new Date('2026-01-01'),
    ...(converter && { converter }),
  });
  if (!opened.ok) throw new Error('It is an export.');
  const events: WordPressEvent[] = [];
  for await (const event of opened.value.events()) events.push(event);
  return events;
}

test('a worker thread converts posts and embedded images the same way as the main thread', async () => {
  const there = await read(createConverter);
  expect(there).toEqual(await read());
  expect(JSON.stringify(there)).toContain('u/3600.jpg');
  expect(JSON.stringify(there)).toContain('Stands elsewhere.');
});
