import { expect, test } from 'vitest';
import { catalogs } from '../../../messages/catalogs.ts';
import { withScheme } from '../../../shared/addresses.ts';
import { archiveAddress } from '../../../shared/import.ts';
import { ownerIn } from '../../../test/owner-in.ts';
import { asFile, asSource, wordPressExport } from '../../../test/wordpress-export.ts';
import { readFailure } from '../forms/api.ts';
import {
  createCovers,
  type ExportEvent,
  type PreviewedOther,
  type PreviewedPost,
  readExport,
} from './read-export.ts';
import { otherLists, placeRanges } from './use-import.ts';
import {
  emptyPreview,
  exportAddress,
  failureDetail,
  failureSentence,
  type PreviewEvent,
  reducePreview,
} from './use-preview.ts';

async function eventsOf(xml: string): Promise<ExportEvent[]> {
  const event: ExportEvent[] = [];
  for await (const each of readExport(asFile(asSource(xml)))) event.push(each);
  return event;
}

test('the preview of a file lists posts with positions and without bodies', async () => {
  const event = await eventsOf(
    wordPressExport([
      { title: 'One', content: '<h1>Loud</h1><p>Text.</p><img src="/a.png">' },
      { type: 'page' },
      { title: 'Trash', status: 'auto-draft' },
      { title: 'Two', status: 'draft' },
    ]),
  );
  expect(event.slice(0, 2)).toEqual([
    { type: 'recognized', kind: 'wordpress' },
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

test('the preview of a file lists pages and custom types separately, with the matching section', async () => {
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

test('the preview of a damaged file reports the problem', async () => {
  const event = await eventsOf(wordPressExport([{ title: 'One' }]).replace('</channel>', ''));
  expect(event.map(({ type }) => type)).toContain('problem');
});

const post = (key: string) => ({ key }) as PreviewedPost;
const after = (...events: PreviewEvent[]) => events.reduce(reducePreview, emptyPreview('xml', true));

test('a preview shows posts in file order while loading and once loaded', () => {
  const loading = after({ type: 'posts', posts: [post('a')] }, { type: 'progress', done: 1, total: 3 });
  expect(loading).toMatchObject({ status: 'loading', progress: { done: 1, total: 3 } });
  const more = reducePreview(loading, { type: 'posts', posts: [post('b')] });
  const loaded = reducePreview(more, { type: 'done' });
  expect(loaded).toMatchObject({ status: 'loaded', progress: null, posts: [{ key: 'a' }, { key: 'b' }] });
});

test('a preview keeps the posts already read after a failure or a stop', () => {
  const posts: PreviewEvent = { type: 'posts', posts: [post('a')] };
  const failure = { status: 502, detail: 'No.' };
  expect(after(posts, { type: 'failed', failure })).toMatchObject({
    status: 'failed',
    failure,
    posts: [{ key: 'a' }],
  });
  expect(after(posts, { type: 'stopped' })).toMatchObject({ status: 'stopped', posts: [{ key: 'a' }] });
});

test('a new preview starts empty and reports a missing source', () => {
  const begun = after(
    { type: 'posts', posts: [post('a')] },
    { type: 'begin', mode: 'scrape', hasSource: false },
  );
  expect(begun).toEqual(emptyPreview('scrape', false));
  expect(begun.status).toBe('no_source');
});

test('a preview lists only the first ten problems', () => {
  const problems = Array.from(
    { length: 12 },
    (_, index): PreviewEvent => ({ type: 'problem', problem: { code: 'more_problems', count: index } }),
  );
  expect(after(...problems).problems).toHaveLength(10);
});

const bytes = (size: number) => ({
  type: 'png',
  size,
  read: async function* () {
    yield Uint8Array.from([1, 2, 250]);
    yield Uint8Array.from([4]);
  },
});

test('preview cards show web images, and embedded images up to a size limit', async () => {
  const pictures = new Map([
    ['small', bytes(4)],
    ['large', bytes(1_500_001)],
  ]);
  const coverOf = createCovers((address) => pictures.get(address));
  expect(await coverOf(null)).toBeNull();
  expect(await coverOf('https://old.example.com/a.png')).toBe('https://old.example.com/a.png');
  expect(await coverOf(archiveAddress('img/a.png'))).toBeNull();
  expect(await coverOf('small')).toBe('data:image/png;base64,AQL6BA==');
  expect(await coverOf('large')).toBeNull();
});

test('the preview of a file shows an embedded cover image', async () => {
  const picture = `data:image/png;base64,${'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIA'.repeat(2)}`;
  const file = asFile(asSource(wordPressExport([{ content: `<p>a</p><img src="${picture}">` }])));
  const posts: PreviewedPost[] = [];
  for await (const event of readExport(file)) if (event.type === 'posts') posts.push(...event.posts);
  expect(posts[0]?.cover).toBe(picture);
});

test('a failed preview shows the specified message with its status', () => {
  const failure = { status: 502, detail: '' };
  expect(failureSentence('scrape', failure, ownerIn('en'))).toBe('Scrape failed (502)');
  expect(failureSentence('xml', failure, ownerIn('en'))).toBe('Failed to fetch XML (502)');
});

test('a failed preview adds the server’s detail, or in Spanish the meaning of the status', () => {
  const failure = { status: 404, detail: 'Enter the address.' };
  expect(failureDetail(failure, ownerIn('en'))).toBe('Enter the address.');
  expect(failureDetail(failure, ownerIn('es'))).toBe(catalogs.es.errors.detail.no_posts);
  // If there is no Spanish text, English is better than none.
  expect(failureDetail({ status: 418, detail: 'A teapot.' }, ownerIn('es'))).toBe('A teapot.');
});

test('a failed preview names an unknown host in both languages', async () => {
  const body = { detail: 'There is none.', code: 'no_site', host: 'old.exmaple.com' };
  const failure = await readFailure(Response.json(body, { status: 502 }));
  expect(failureDetail(failure, ownerIn('en'))).toContain('No site found at “old.exmaple.com”.');
  expect(failureDetail(failure, ownerIn('es'))).toContain('No existe ningún sitio en «old.exmaple.com».');
});

test('reads status and detail of a failed preview from any error response', async () => {
  expect(await readFailure(Response.json({ detail: 'No.' }, { status: 403 }))).toEqual({
    status: 403,
    detail: 'No.',
  });
  for (const body of ['<html>', 'null', '{"detail":7}', '[]']) {
    expect(await readFailure(new Response(body, { status: 500 }))).toEqual({ status: 500, detail: '' });
  }
});

test.each([
  ['', ''],
  ['https://old.example.com', 'https://old.example.com/feed/'],
  ['https://old.example.com/blog/?x=1#y', 'https://old.example.com/blog/feed/'],
  ['https://old.example.com/feed/', 'https://old.example.com/feed/'],
  ['https://old.example.com/?feed=rss2', 'https://old.example.com/?feed=rss2'],
  ['https://old.example.com/Export.XML', 'https://old.example.com/Export.XML'],
])('the export URL for %j is %j', (source, address) => {
  expect(exportAddress(source)).toBe(address);
});

test.each([
  ['  ', ''],
  [' old.example.com/blog ', 'https://old.example.com/blog'],
  ['http://old.example.com', 'http://old.example.com'],
])('completes the typed URL %j to %j', (text, address) => {
  expect(withScheme(text)).toBe(address);
});

const other = (kind: string, place: number) => ({ key: `${kind}${place}`, kind, place }) as PreviewedOther;

test('an import selection lists pages by type and position, and sections one by one', () => {
  expect(
    otherLists([
      { other: other('page', 1), use: 'draft' },
      { other: other('page', 2), use: 'about_content' },
      { other: other('page', 3), use: 'draft' },
      { other: other('page', 4), use: 'draft' },
      { other: other('a;b', 1), use: 'draft' },
    ]),
  ).toEqual({ others: 'page:1,3-4;a%3Bb:1', texts: 'page:2:about_content' });
  expect(otherLists([])).toEqual({});
});

test('an import selection combines consecutive positions into ranges', () => {
  expect(placeRanges([7])).toBe('7');
  expect(placeRanges([3, 1, 2, 10, 5, 6])).toBe('1-3,5-6,10');
  expect(placeRanges([])).toBe('');
});
