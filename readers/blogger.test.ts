import { expect, test } from 'vitest';
import { readSource } from '../test/read-source.ts';
import { textFile, zipFile } from '../test/zip-archive.ts';
import { type AtomEntry, type AtomEvent, readEntries } from './blogger.ts';
import type { SourceFile } from './source-files.ts';

const kind = (name: string) =>
  `<category scheme='http://schemas.google.com/g/2005#kind' term='http://schemas.google.com/blogger/2008/kind#${name}'/>`;

const entry = (id: number, more: string) =>
  `<entry><id>tag:blogger.com,1999:blog-1.post-${id}</id><published>2018-09-12T09:30:00.001-04:00</published>${more}</entry>`;

function backup(entries: string): string {
  return `<?xml version='1.0' encoding='UTF-8'?><?xml-stylesheet href="https://www.blogger.com/styles/atom.css" type="text/css"?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:thr='http://purl.org/syndication/thread/1.0'><id>tag:blogger.com,1999:blog-1.archive</id>
<title type='text'>My blog</title><link rel='alternate' type='text/html' href='http://my.blogspot.com/'/>
<generator version='7.00' uri='https://www.blogger.com'>Blogger</generator>${entries}</feed>`;
}

test('imports posts with labels, dates and URLs, and counts pages, comments and settings', async () => {
  const read = await readSource(
    textFile(
      backup(
        entry(
          1,
          `${kind('post')}<category scheme='http://www.blogger.com/atom/ns#' term='Hills &amp; dales'/><title type='text'>One</title>
<content type='html'>One.&lt;br /&gt;&lt;br /&gt;Two [sic].&lt;a href="http://my.blogspot.com/2017/01/b.html"&gt;b&lt;/a&gt;</content>
<link rel='replies' href='http://my.blogspot.com/c'/><link rel='alternate' type='text/html' href='http://my.blogspot.com/2018/09/one.html'/>`,
        ) +
          entry(2, `${kind('page')}<title>About</title>`) +
          entry(3, `${kind('comment')}<thr:in-reply-to ref='x'/><content type='html'>Nice</content>`) +
          entry(4, `${kind('settings')}<content type='text'>true</content>`) +
          entry(
            5,
            `${kind('post')}<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>yes</app:draft></app:control><title>Two</title>`,
          ),
      ),
    ),
  );
  expect(read).toMatchObject({
    kind: 'blogger',
    site: { title: 'My blog', address: 'http://my.blogspot.com/' },
    totals: { posts: 2, otherKinds: { page: 1, comment: 1, settings: 1 } },
    problems: [],
    skipped: [],
  });
  expect(read.posts).toEqual([
    {
      sourceKey: 'blogger:tag:blogger.com,1999:blog-1.post-1',
      title: 'One',
      slug: 'one',
      date: '2018-09-12T09:30:00.001-04:00',
      cover: null,
      cover_alt: null,
      excerpt: null,
      html: '<p>One.</p>\n<p>Two [sic].<a href="http://my.blogspot.com/2017/01/b.html" target="_blank" rel="noopener noreferrer">b</a></p>',
      tags: ['Hills & dales'],
      language: 'en',
      status: 'published',
      link: 'http://my.blogspot.com/2018/09/one.html',
      changes: [],
    },
    expect.objectContaining({ title: 'Two', status: 'draft', link: null }),
  ]);
});

const takeout = `<?xml version='1.0' encoding='utf-8'?>
<feed xmlns='http://www.w3.org/2005/Atom' xmlns:blogger='http://schemas.google.com/blogger/2018'>
<id>tag:blogger.com,1999:blog-2</id><title>From Takeout</title>
<entry><id>p1</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><author><name>A</name><blogger:type>BLOGGER</blogger:type></author>
<title>Live</title><content type='html'>&lt;p&gt;x&lt;/p&gt;</content><blogger:created>2020-01-02T03:04:05Z</blogger:created><published>2020-01-02T03:04:05Z</published>
<category scheme='tag:blogger.com,1999:blog-2' term='News'/><blogger:filename>/2020/01/live.html</blogger:filename><blogger:trashed/></entry>
<entry><id>p2</id><blogger:type>POST</blogger:type><blogger:status>DRAFT</blogger:status><title>Draft</title><content type='html'>y</content></entry>
<entry><id>p3</id><blogger:type>POST</blogger:type><blogger:status>LIVE</blogger:status><title>Gone</title><blogger:trashed>2021-01-01T00:00:00Z</blogger:trashed></entry>
<entry><id>c1</id><blogger:parent>p1</blogger:parent><blogger:type>COMMENT</blogger:type><blogger:status>LIVE</blogger:status><content type='html'>z</content></entry>
</feed>`;

test('reads a Google Takeout feed from its ZIP file and builds post URLs from the given site URL', async () => {
  const files = {
    'Takeout/Blogger/Blogs/My blog/feed.atom': takeout,
    'Takeout/Blogger/Blogs/My blog/settings.csv': 'a,b',
  };
  const read = await readSource(zipFile(files), 'https://my.blogspot.com');
  expect(read).toMatchObject({ kind: 'blogger', totals: { posts: 3, otherKinds: { comment: 1 } } });
  expect(read.posts).toMatchObject([
    {
      title: 'Live',
      slug: 'live',
      tags: ['News'],
      status: 'published',
      link: 'https://my.blogspot.com/2020/01/live.html',
    },
    { title: 'Draft', status: 'draft' },
    { title: 'Gone', status: 'draft' },
  ]);
  expect(read.posts[2]?.changes).toContainEqual({ code: 'became_draft', what: 'trash', count: 1 });
  const prefixed = takeout.replace('xmlns=', 'xmlns:ns0=').replace(/<(\/?)(?=[a-z]+[\s>/])/g, '<$1ns0:');
  expect((await readSource(textFile(prefixed))).posts.map(({ title }) => title)).toEqual([
    'Live',
    'Draft',
    'Gone',
  ]);
});

test('imports the complete posts of a truncated feed and reports the truncation', async () => {
  const whole = backup(
    entry(1, `${kind('post')}<title>One</title>`) + entry(2, `${kind('post')}<title>Two</title>`),
  );
  const read = await readSource(textFile(whole.slice(0, whole.indexOf('Two') + 3)));
  expect(read.posts.map(({ title }) => title)).toEqual(['One']);
  expect(read.skipped).toEqual([expect.objectContaining({ reason: 'cut_off' })]);
  expect(read.problems).toEqual([expect.objectContaining({ code: 'truncated' })]);
});

test('gives entries with the same ID different source keys', async () => {
  const twice = entry(1, `${kind('post')}<title>One</title>`) + entry(1, `${kind('post')}<title>Two</title>`);
  const { posts } = await readSource(textFile(backup(twice)));
  expect(posts.map(({ sourceKey }) => sourceKey.slice(-2))).toEqual(['-1', '#2']);
});

const feed = (inner: string) => `<feed xmlns='http://www.w3.org/2005/Atom'>${inner}</feed>`;

async function eventsOf(file: SourceFile): Promise<AtomEvent[]> {
  const list: AtomEvent[] = [];
  for await (const event of readEntries(file).events) list.push(event);
  return list;
}

async function entriesOf(xml: string): Promise<AtomEntry[]> {
  const events = await eventsOf(textFile(feed(xml)));
  return events.flatMap((event) => (event.type === 'item' ? [event.item] : []));
}

test('reads the title and URL of a feed from the feed itself, not from its author or entries', async () => {
  const { head, events } = readEntries(
    textFile(
      feed(
        `<author><title>Not this</title></author><title>Mine</title><link rel='self' href='/self'/><link rel='alternate' href='https://a.example/'/>
<entry><title>Nor this</title><link rel='alternate' href='https://a.example/1'/></entry>`,
      ),
    ),
  );
  for await (const _ of events);
  expect(head).toEqual({ root: 'feed', title: 'Mine', link: 'https://a.example/' });
});

test('reads an entry’s own ID and title, not those of its author or source', async () => {
  const [entry] = await entriesOf(
    `<entry><id> 1 </id><author><name>A</name><title>x</title></author><source><id>other</id></source>
<title>T</title><published>2020-01-02</published><updated>2021-01-02</updated><summary>s</summary></entry>`,
  );
  expect(entry).toMatchObject({
    id: '1',
    title: 'T',
    published: '2020-01-02',
    updated: '2021-01-02',
    summary: 's',
  });
});

test.each([
  ["<control xmlns='http://www.w3.org/2007/app'><draft>yes</draft></control>", 'draft'],
  ["<app:control xmlns:app='http://purl.org/atom/app#'><app:draft>no</app:draft></app:control>", 'published'],
  [
    "<blogger:status xmlns:blogger='http://schemas.google.com/blogger/2018'>SOFT_TRASHED</blogger:status>",
    'trash',
  ],
  [
    "<blogger:status xmlns:blogger='http://schemas.google.com/blogger/2018'>LIVE</blogger:status>",
    'published',
  ],
  ['<draft>yes</draft>', 'published'],
])('reads %s as status %s', async (xml, status) => {
  expect(await entriesOf(`<entry>${xml}</entry>`)).toMatchObject([{ status }]);
});
