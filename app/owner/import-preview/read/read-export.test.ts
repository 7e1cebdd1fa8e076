import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { testWithCorpus } from '../../../../test/corpora.ts';
import { asFile, asSource, wordPressExport } from '../../../../test/wordpress-export.ts';
import type { PreviewedPost } from './previewed-post.ts';
import { type ExportEvent, readExport } from './read-export.ts';

async function eventsOf(xml: string): Promise<ExportEvent[]> {
  const event: ExportEvent[] = [];
  for await (const each of readExport(asFile(asSource(xml)))) event.push(each);
  return event;
}

test('a file is told as posts with their places, without their bodies', async () => {
  const event = await eventsOf(
    wordPressExport([
      { title: 'One', content: '<h1>Loud</h1><p>Text.</p><img src="/a.png">' },
      { type: 'page' },
      { title: 'Trash', status: 'trash' },
      { title: 'Two', status: 'draft' },
    ]),
  );
  expect(event.slice(0, 2)).toEqual([
    { type: 'recognised', kind: 'wordpress' },
    { type: 'progress', done: 0, total: 4 },
  ]);
  expect(event.at(-1)).toEqual({ type: 'done' });
  const posts = event.flatMap((each) => (each.type === 'posts' ? each.posts : []));
  expect(posts).toEqual([
    {
      key: 'https://old.example.com/?p=1',
      place: 1,
      slug: 'post-1',
      title: 'One',
      date: '2020-05-04T09:30:00Z',
      cover: 'https://old.example.com/a.png',
      excerpt: 'Loud Text.',
      link: 'https://old.example.com/post-1/',
      language: 'en',
      status: 'published',
      changes: [{ code: 'element_simplified', what: 'h1', count: 1 }],
    },
    expect.objectContaining({ place: 2, title: 'Two', status: 'draft' }),
  ]);
});

test('pages and custom types are told apart from the posts, with the text of the site that they fit', async () => {
  const items = Array.from({ length: 1_500 }, (_, at) => ({
    ...{ id: at + 1, type: at % 3 === 0 ? 'portfolio' : 'page', title: `Item ${at}`, name: `item-${at}` },
    ...(at === 4 && { title: 'Sobre mí', name: 'sobre-mi' }),
  }));
  const events = await eventsOf(wordPressExport([...items, { id: 2_000, title: 'One' }]));
  const others = events.flatMap((each) => (each.type === 'others' ? [each.others] : []));
  expect(others.map(({ length }) => length)).toEqual([1_000, 500]);
  const pages = others.flat().filter(({ kind }) => kind === 'page');
  expect([others.flat().length, pages.length, pages.at(-1)?.place]).toEqual([1_500, 1_000, 1_000]);
  expect(pages[2]).toEqual({
    ...{ key: 'page:https://old.example.com/?p=5', kind: 'page', place: 3, slug: 'sobre-mi' },
    ...{ title: 'Sobre mí', link: 'https://old.example.com/post-5/', language: 'en', fits: 'about_content' },
  });
  expect(events.flatMap((each) => (each.type === 'posts' ? each.posts : []))).toMatchObject([
    { place: 1, title: 'One' },
  ]);
});

test('a damaged file is told with its posts', async () => {
  const event = await eventsOf(wordPressExport([{ title: 'One' }]).replace('</channel>', ''));
  expect(event.map(({ type }) => type)).toContain('problem');
});

testWithCorpus(
  'every post of every real export has a key and a place of its own, a title and an address',
  'wxr/expected-counts.json',
  async (path) => {
    const files = JSON.parse(await readFile(path, 'utf8')) as { file: string }[];
    let count = 0;
    for (const { file } of files) {
      const posts: PreviewedPost[] = [];
      for await (const event of readExport(
        asFile(() => createReadStream(resolve(dirname(path), '..', file))),
      )) {
        if (event.type === 'posts') posts.push(...event.posts);
      }
      expect(new Set(posts.map(({ key }) => key)).size, file).toBe(posts.length);
      expect(posts.map(({ place }) => place)).toEqual(posts.map((_, index) => index + 1));
      expect(posts.filter(({ title, slug }) => !title || !slug)).toEqual([]);
      count += posts.length;
    }
    expect(count).toBeGreaterThan(400);
  },
);
