import { buffer } from 'node:stream/consumers';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { type MediaItem, mediaLimits, mediaSourceSet, readMediaAddress } from '../../shared/media.ts';
import { fail, ok } from '../../shared/result.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { movingGif, plainPicture, telephonePhoto } from '../../test/picture-files.ts';
import type { FetchFile } from '../net/outbound.ts';
import type { OpenedPicture } from './media-core.ts';
import { fetchPicture } from './media-library.ts';
import { mediaAddress } from './media-store.ts';

const jpeg = (width = 60, height = 40) => plainPicture(width, height).jpeg().toBuffer();

eachDialect('the media library', (open) => {
  test('an uploaded image gets a URL with its id, size and name', async () => {
    const { core, clock } = createTestCore(await open());
    const bytes = await telephonePhoto(60, 40);
    const item = expectOk(await core.media.upload({ name: 'C:\\Photos\\Año nuevo (1).JPG', bytes }));
    expect(item).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{20}$/),
      url: `/media/${item.id}/40x60/ano-nuevo-1.jpg`,
      file_name: 'Año nuevo (1).JPG',
      mime_type: 'image/jpeg',
      bytes: bytes.length,
      width: 40,
      height: 60,
      alt: '',
      created_at: clock.now.toISOString(),
    });
    expect(readMediaAddress(item.url)).toEqual({ id: item.id, width: 40, height: 60, isMoving: false });
    expect(await core.media.get(item.id)).toEqual({ ok: true, value: item });
    expect(await core.media.list({ page: 1, limit: 5 })).toEqual({ items: [item], total: 1 });
  });

  test('an image uploaded several times, even at once, is stored once', async () => {
    const { core, db } = await withCore(open);
    const bytes = await jpeg();
    const uploads = ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => core.media.upload({ name, bytes }));
    const items = (await Promise.all(uploads)).map(expectOk);
    items.push(expectOk(await core.media.upload({ name: 'd.jpg', bytes })));
    // Another process has separate queues.
    const other = createTestCore(db).core;
    const both = await Promise.all(
      [other, core].map(async (one) => one.media.upload({ name: 'e', bytes: await jpeg(61) })),
    );
    expect(new Set(items.map(({ id }) => id)).size).toBe(1);
    expect(new Set(both.map((item) => expectOk(item).id)).size).toBe(1);
    expect((await core.media.list({ page: 1, limit: 9 })).total).toBe(2);
    const files = await db.kysely.selectFrom('media_files').select('media_id').execute();
    expect(files).toHaveLength(4);
  });

  test('the usage of an image lists every post, section and setting that shows it', async () => {
    const { core } = createTestCore(await open());
    const { id, url } = expectOk(await core.media.upload({ name: 'a.jpg', bytes: await jpeg() }));
    const other = expectOk(await core.media.upload({ name: 'b.jpg', bytes: await jpeg(61) }));
    const html = `<p><img src="${url}?w=480" alt="A desk"></p>`;
    await core.posts.create(postInput({ slug: 'cover', title: 'Cover', cover: url, date: '2026-01-01' }));
    await core.posts.create(postInput({ slug: 'body', html, status: 'draft', date: '2026-01-02' }));
    await core.posts.create(postInput({ slug: 'gone', html }));
    await core.posts.create(postInput({ slug: 'other', cover: other.url }));
    await core.posts.remove('gone');
    const place = { page_type: 'homepage', section_key: 'about_content', language: 'es' } as const;
    await core.content.create({ ...place, content: html, content_type: 'html', status: 'draft' });
    await core.settings.save({ portrait: url, brand: id });
    expect(await core.media.usage(id)).toEqual([
      { kind: 'post', slug: 'body', title: 'A title', status: 'draft' },
      { kind: 'post', slug: 'cover', title: 'Cover', status: 'published' },
      { kind: 'content', ...place },
      { kind: 'setting', key: 'portrait' },
    ]);
    expect(await core.media.usage(other.id)).toMatchObject([{ slug: 'other' }]);
    expect(await core.media.usage('none')).toEqual([]);
  });

  test('an image in use is removed only if the removal is forced', async () => {
    const { core } = createTestCore(await open());
    const bytes = await jpeg();
    const { id, url } = expectOk(await core.media.upload({ name: 'a.jpg', bytes }));
    await core.posts.create(postInput({ slug: 'one', cover: url }));
    const places = [{ kind: 'post', slug: 'one', title: 'A title', status: 'published' }];
    const refused = await core.media.remove(id, { isForced: false });
    expect(refused).toEqual({ ok: false, failure: { code: 'in_use', places } });
    expect((await core.media.open(url, { formats: [] })).ok).toBe(true);
    expect(await core.media.remove(id, { isForced: true })).toEqual({ ok: true, value: { id } });
    for (const none of [
      await core.media.open(url, { formats: [] }),
      await core.media.get(id),
      await core.media.remove(id, { isForced: true }),
      await core.media.updateAlt(id, 'x'),
    ])
      expect(none).toEqual({ ok: false, failure: { code: 'media_not_found' } });
    // An image uploaded again gets the same URL.
    expect(expectOk(await core.media.upload({ name: 'a.jpg', bytes })).url).toBe(url);
    expect((await core.media.remove(id, { isForced: true })).ok).toBe(true);
  });
});

eachDialect('opening an image', (open) => {
  test('an image is returned in the best supported format and the requested width', async () => {
    const { core } = createTestCore(await open());
    const bytes = await jpeg(1000, 500);
    const { url } = expectOk(await core.media.upload({ name: 'a.jpg', bytes }));
    for (const [formats, width, expected] of [
      [['avif', 'webp'], 480, { format: 'avif', width: 480 }],
      [['webp'], 480, { format: 'webp', width: 480 }],
      [['webp'], undefined, { format: 'webp', width: 1000 }],
      [[], 960, { format: 'jpeg', width: 960 }],
      [[], undefined, { format: 'jpeg', width: 1000 }],
      [['png'], 2400, { format: 'jpeg', width: 1000 }],
    ] as const) {
      const opened = expectOk(await core.media.open(url, { formats: [...formats], width }));
      expect(opened).toMatchObject({ ...expected, isLasting: true });
      const metadata = await sharp(await bytesOf(opened)).metadata();
      const format = expected.format === 'avif' ? 'heif' : expected.format;
      expect(metadata).toMatchObject({ format, width: expected.width, height: expected.width / 2 });
    }
  });

  test('an image variant is created once for simultaneous requests, and stored', async () => {
    const { core, db } = await withCore(open);
    const { url } = expectOk(await core.media.upload({ name: 'a.jpg', bytes: await jpeg(600) }));
    const ask = () => core.media.open(url, { formats: ['avif'], width: 480 });
    const opened = (await Promise.all([ask(), ask(), ask()])).map(expectOk);
    const made = await Promise.all(opened.map(bytesOf));
    expect(new Set(made.map((bytes) => bytes.toString('hex'))).size).toBe(1);
    const kept = await db.kysely.selectFrom('media_files').select(['format', 'width']).execute();
    expect(kept).toHaveLength(3);
    expect(kept).toContainEqual({ format: 'avif', width: 480 });
    const again = expectOk(await createTestCore(db).core.media.open(url, { formats: ['avif'], width: 480 }));
    expect((await bytesOf(again)).equals(made[0] ?? new Uint8Array())).toBe(true);
  });

  test('an animated image is returned unchanged', async () => {
    const { core } = createTestCore(await open());
    const bytes = await movingGif(60, 40);
    const { url } = expectOk(await core.media.upload({ name: 'wave.gif', bytes }));
    expect(url).toMatch(/\/60x40\/wave\.webp$/);
    for (const wanted of [{ formats: [] }, { formats: ['avif' as const], width: 480 }]) {
      const opened = expectOk(await core.media.open(url, wanted));
      expect(opened).toMatchObject({ format: 'webp', width: 60, isLasting: true });
      expect((await sharp(await bytesOf(opened), { animated: true }).metadata()).pages).toBe(2);
    }
  });

  test('a wrong image URL or an unsupported width isn’t found', async () => {
    const { core } = createTestCore(await open());
    const { url, id } = expectOk(await core.media.upload({ name: 'a.jpg', bytes: await jpeg(600) }));
    const wrong = [
      url.replace('600x40', '601x40'),
      url.replace('a.jpg', 'b.jpg'),
      url.replace('.jpg', '.png'),
      url.replace(id, 'none'),
      `${url}/`,
      `/media/${id}`,
      "/media/'/1x1/a.jpg",
    ];
    for (const path of wrong)
      expect([path, (await core.media.open(path, { formats: [] })).ok]).toEqual([path, false]);
    for (const width of [0, -480, 481, 4800, Number.NaN]) {
      expect((await core.media.open(url, { formats: [], width })).ok).toBe(false);
    }
  });
});

async function bytesOf({ content }: OpenedPicture): Promise<Buffer> {
  const body = await content.open();
  return body instanceof Uint8Array ? Buffer.from(body) : buffer(body);
}

async function withCore(open: () => Promise<Parameters<typeof createTestCore>[0]>) {
  const db = await open();
  return { db, core: createTestCore(db).core };
}

const picture = { id: 'a1', file_name: 'A desk.jpeg', mime_type: 'image/jpeg', width: 1200, height: 800 };

test('an image URL contains id, size and name, and is parsed back', () => {
  expect(mediaAddress(picture)).toBe('/media/a1/1200x800/a-desk.jpg');
  expect(mediaAddress({ ...picture, mime_type: 'image/png' })).toBe('/media/a1/1200x800/a-desk.png');
  expect(mediaAddress({ ...picture, file_name: '.gitignore' })).toBe('/media/a1/1200x800/gitignore.jpg');
  expect(mediaAddress({ ...picture, file_name: '🗝️' })).toMatch(/^\/media\/a1\/1200x800\/[a-z0-9-]+\.jpg$/);
  expect(readMediaAddress('/media/a1/1200x800/a-desk.jpg')).toEqual({
    id: 'a1',
    width: 1200,
    height: 800,
    isMoving: false,
  });
  expect(readMediaAddress('/media/a1/9x9/a.webp')).toMatchObject({ isMoving: true });
});

test('a path that isn’t an image URL is rejected', () => {
  for (const path of [
    '/media/a1',
    '/media/a1/0x8/a.jpg',
    '/media/a1/1200x800/a.svg',
    '/media/a1/1200x800/a.jpg?w=480',
    'https://example.com/media/a1/1200x800/a.jpg',
    '/media/../1x1/a.jpg',
    '/media/a1/1200x800/"onerror=".jpg',
  ])
    expect([path, readMediaAddress(path)]).toEqual([path, undefined]);
});

test('the widths in a srcset end with the image’s own width', () => {
  const url = '/media/a1/1200x800/a.jpg';
  expect(mediaSourceSet(url)).toBe(`${url}?w=480 480w, ${url}?w=960 960w, ${url} 1200w`);
  expect(mediaSourceSet('/media/a1/2400x800/a.jpg')).toMatch(/\?w=1600 1600w, \S+a\.jpg 2400w$/);
  expect(mediaSourceSet('/media/a1/480x800/a.jpg')).toBeUndefined();
  expect(mediaSourceSet('/media/a1/960x800/a.webp')).toBeUndefined();
  expect(mediaSourceSet('/pictures/a.jpg')).toBeUndefined();
});

const bytes = new Uint8Array([1, 2]);

function prepare(fetchFile: FetchFile) {
  const upload = vi.fn(async ({ name }: { name: string; bytes: Uint8Array }) =>
    ok({ url: `/media/${name}` } as MediaItem),
  );
  const fetched = vi.fn(fetchFile);
  return {
    fetched,
    upload,
    fetchIt: (address: string) => fetchPicture({ fetchFile: fetched, upload }, { address }),
  };
}

test('an image from a URL is uploaded under the last part of its path', async () => {
  const { fetched, upload, fetchIt } = prepare(async (url) => ok({ url, bytes }));
  expect(await fetchIt('https://a.example/2019/caf%C3%A9.png?w=9#x')).toMatchObject({
    value: { url: '/media/café.png' },
  });
  await fetchIt('https://a.example/100%.png');
  await fetchIt('https://a.example');
  expect(upload.mock.calls.map(([file]) => file)).toEqual([
    { name: 'café.png', bytes },
    { name: '100%.png', bytes },
    { name: '', bytes },
  ]);
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ maxBytes: mediaLimits.bytes });
});

test.each([
  fail({ code: 'address_refused' } as const),
  fail({ code: 'answered', status: 404 } as const),
  fail({ code: 'no_answer', cause: 'timeout' } as const),
])('a failed image download is not uploaded: $failure.code', async (failure) => {
  const { upload, fetchIt } = prepare(async () => failure);
  expect(await fetchIt('https://a.example/a.png')).toEqual(failure);
  expect(upload).not.toHaveBeenCalled();
});
