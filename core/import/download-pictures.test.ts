import { expect, test, vi } from 'vitest';
import { guardedNameInputSchema } from '../../shared/guard/guarded-name.ts';
import type { MediaItem } from '../../shared/media.ts';
import { fail, ok } from '../../shared/result.ts';
import { reviewInputSchema } from '../../shared/review.ts';
import { createTestCore, expectOk, owner, type TestCore } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { serveLocally } from '../../test/local-server.ts';
import { plainPicture } from '../../test/picture-files.ts';
import {
  asFile,
  asSource,
  type ExportItem,
  importItems,
  wordPressExport,
} from '../../test/wordpress-export.ts';
import type { FetchFile } from '../net/outbound.ts';
import { createPictureFetcher } from './download-pictures.ts';

const png = (width: number) => plainPicture(width, 10).png().toBuffer();

/** Serves an old blog's images. `broken.png` is text, and other paths return 404. */
async function servePictures() {
  const files: Record<string, Buffer> = {
    '/a.png': await png(20),
    '/same-as-a.png': await png(20),
    '/b.png': await png(30),
    '/broken.png': Buffer.from('Dear Sir or Madam'),
  };
  return serveLocally((request, response) => {
    const file = files[request.url ?? ''];
    if (file) response.end(file);
    else response.writeHead(404).end();
  });
}

const picture = (address: string) => `<img src="${address}" alt="x">`;
const postAt = async ({ core }: TestCore, slug: string) => expectOk(await core.posts.get(owner, slug)).post;

eachDialect('downloading images of imported posts', (open) => {
  test('saves each image of imported posts once to the media library and links to it there', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const linked = `<a href="${blog.origin}/b.png">${picture(`${blog.origin}/a.png`)}</a>`;
    await importItems(site, [
      { name: 'one', content: linked },
      { name: 'two', content: picture(`${blog.origin}/same-as-a.png`) + picture(`${blog.origin}/a.png`) },
    ]);
    const onProgress = vi.fn();
    const report = expectOk(await site.core.imports.downloadPictures({ onProgress }));
    expect(report).toEqual({ saved: 3, joined: 0, posts: 2, lost: [], drafts: [] });
    expect(onProgress.mock.calls.at(0)).toEqual([{ done: 0, total: 3 }]);
    expect(onProgress.mock.calls.at(-1)).toEqual([{ done: 3, total: 3 }]);
    const library = await site.core.media.list({ page: 1, limit: 10 });
    // The image is named after whichever of the two equal ones came first.
    expect(library.items.map(({ width }) => width).sort()).toEqual([20, 30]);
    const urlOf = (wide: number) => library.items.find(({ width }) => width === wide)?.url;
    const one = await postAt(site, 'one');
    expect(one?.html).toContain(`<a href="${urlOf(30)}"`);
    expect(one?.html).toContain(`<img src="${urlOf(20)}"`);
    expect(one?.cover).toBe(urlOf(20));
    expect(blog.requests.filter((path) => path === '/a.png')).toHaveLength(1);
  });

  test('leaves the URL of an image that can’t be downloaded and reports the reason', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const addresses = ['/none.png', '/broken.png'].map((path) => blog.origin + path);
    const refused = 'http://169.254.169.254/a.png';
    await importItems(site, [
      { name: 'one', title: 'One', content: [...addresses, refused].map(picture).join('') },
    ]);
    const { html, version } = (await postAt(site, 'one')) ?? {};
    const report = expectOk(await site.core.imports.downloadPictures({}));
    const lost = (address: string | undefined, reason: string, status: number | null = null) => ({
      ...{ title: 'One', slug: 'one', address, reason, status },
    });
    expect(report.lost).toHaveLength(3);
    expect(report.lost).toEqual(
      expect.arrayContaining([
        lost(addresses[0], 'answered', 404),
        lost(addresses[1], 'file_type'),
        lost(refused, 'address_refused'),
      ]),
    );
    expect(await postAt(site, 'one')).toMatchObject({ html, version });
  });

  test('publishes imported posts after their images are saved, and leaves posts with missing images as drafts', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const pictureAt = (path: string) => picture(blog.origin + path);
    const items = [
      { name: 'whole', content: pictureAt('/a.png') },
      { name: 'lost', title: 'Lost', content: pictureAt('/b.png') + pictureAt('/none.png') },
      { name: 'edited', content: pictureAt('/b.png') },
      { name: 'bare' },
    ];
    const { posts } = await importItems(site, items, { hasPictures: true });
    expect(posts.map(({ status }) => status)).toEqual(Array(4).fill('published'));
    const statuses = () =>
      Promise.all(items.map(async ({ name }) => [name, (await postAt(site, name))?.status].join(' ')));
    expect(await statuses()).toEqual(['whole draft', 'lost draft', 'edited draft', 'bare published']);
    const edited = await postAt(site, 'edited');
    expectOk(await site.core.posts.update('edited', { title: 'Mine', version: edited?.version }));
    const ids = posts.map(({ id }) => id);
    const stopped = await site.core.imports.downloadPictures({ ids, signal: AbortSignal.abort() });
    expect(expectOk(stopped).drafts).toHaveLength(3);
    // Downloading all images doesn't publish posts of an import.
    const some = expectOk(await site.core.imports.downloadPictures({}));
    expect(some).toMatchObject({ posts: 3, drafts: [] });
    const { drafts } = expectOk(await site.core.imports.downloadPictures({ ids }));
    expect(drafts).toEqual([{ title: 'Lost', slug: 'lost' }]);
    expect(await statuses()).toEqual(['whole published', 'lost draft', 'edited draft', 'bare published']);
  });

  test('leaves the images of a post in review unchanged and reports them', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const content = picture(`${blog.origin}/a.png`);
    await importItems(site, [
      { name: 'one', title: 'One', content },
      { name: 'two', content },
    ]);
    expectOk(await site.core.reviews.create('one', reviewInputSchema.parse({ reader: 'A reader' })));
    const before = await postAt(site, 'one');
    const address = `${blog.origin}/a.png`;
    expect(expectOk(await site.core.imports.downloadPictures({}))).toEqual({
      ...{ saved: 1, joined: 0, posts: 1 },
      lost: [{ title: 'One', slug: 'one', address, reason: 'not_approved', status: null }],
      drafts: [],
    });
    expect(await postAt(site, 'one')).toEqual(before);
    expect((await postAt(site, 'two'))?.html).not.toContain(address);
  });

  test('leaves the images of a post with a confidential name unchanged and reports them', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const address = `${blog.origin}/a.png`;
    await importItems(site, [
      { name: 'one', title: 'On Vexdale', content: picture(address) },
      { name: 'two', content: picture(address) },
    ]);
    expectOk(await site.core.guard.add(guardedNameInputSchema.parse({ name: 'Vexdale' })));
    expect(expectOk(await site.core.imports.downloadPictures({}))).toEqual({
      ...{ saved: 1, joined: 0, posts: 1 },
      lost: [{ title: 'On Vexdale', slug: 'one', address, reason: 'article_named', status: null }],
      drafts: [],
    });
    expect((await postAt(site, 'one'))?.html).toContain(address);
  });

  test('downloads the images of the requested posts only, and the rest on the next request', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const { posts } = await importItems(site, [
      { name: 'one', content: picture(`${blog.origin}/a.png`) },
      { name: 'two', content: picture(`${blog.origin}/b.png`) },
    ]);
    expect(expectOk(await site.core.imports.downloadPictures({ ids: [posts[1]?.id ?? ''] }))).toMatchObject({
      saved: 1,
      posts: 1,
    });
    expect(blog.requests).toEqual(['/b.png']);
    expect(expectOk(await site.core.imports.downloadPictures({}))).toMatchObject({ saved: 1, posts: 1 });
    expect(expectOk(await site.core.imports.downloadPictures({}))).toEqual({
      saved: 0,
      joined: 0,
      posts: 0,
      lost: [],
      drafts: [],
    });
    expect(blog.requests).toEqual(['/b.png', '/a.png']);
  });

  test('doesn’t count downloaded images as edits: the next import still updates the post', async () => {
    const blog = await servePictures();
    const site = createTestCore(await open(), { importHosts: blog.host });
    const items = [{ name: 'one', content: picture(`${blog.origin}/a.png`) }];
    await importItems(site, items);
    expectOk(await site.core.imports.downloadPictures({}));
    const file = wordPressExport([{ name: 'one', content: 'New' }]);
    expect(expectOk(await site.core.imports.importFile(asFile(asSource(file)), {})).counts).toMatchObject({
      updated: 1,
      kept: 0,
    });
  });
});

function prepare(fetchFile: FetchFile) {
  const fetched = vi.fn(fetchFile);
  const upload = vi.fn(async ({ name }: { name: string }) => ok({ url: `/media/${name}` } as MediaItem));
  return { fetched, upload, fetchPicture: createPictureFetcher({ fetchFile: fetched, upload }, undefined) };
}

const bytes = new Uint8Array([1]);

test('names a downloaded image after the last part of its URL', async () => {
  const { fetchPicture, upload } = prepare(async (url) => ok({ url, bytes }));
  expect(await fetchPicture('https://a.example/2019/caf%C3%A9.png?x=1')).toEqual(ok('/media/café.png'));
  await fetchPicture(`https://a.example/${'x'.repeat(300)}.png`);
  expect(upload.mock.calls.map(([{ name }]) => name.length)).toEqual([8, 200]);
});

test('downloads a URL once when two posts request it at the same time', async () => {
  const { fetchPicture, fetched } = prepare(async (url) => ok({ url, bytes }));
  await Promise.all([fetchPicture('https://a.example/a.png'), fetchPicture('https://a.example/a.png')]);
  expect(fetched).toHaveBeenCalledTimes(1);
});

test('stops asking a host after three requests in a row without a response, and continues with others', async () => {
  const silent = fail({ code: 'no_answer', cause: 'connection' } as const);
  const { fetchPicture, fetched } = prepare(async (url) =>
    url.includes('gone') ? silent : ok({ url, bytes }),
  );
  for (const number of [1, 2, 3, 4, 5]) {
    expect(await fetchPicture(`https://gone.example/${number}.png`)).toMatchObject({
      failure: { code: 'no_answer' },
    });
  }
  expect(fetched).toHaveBeenCalledTimes(3);
  expect((await fetchPicture('https://there.example/1.png')).ok).toBe(true);
});

const folder = '/wp-content/uploads';

/** Serves an old blog's images, given as `name: [width, height]`. */
async function serveSizes(pictures: Record<string, [number, number]>) {
  const files = new Map<string, Buffer>();
  for (const [name, [width, height]] of Object.entries(pictures))
    files.set(`${folder}/${name}`, await plainPicture(width, height).jpeg().toBuffer());
  const blog = await serveLocally((request, response) => {
    const file = files.get((request.url ?? '').replace(/\?.*$/, ''));
    if (file) response.end(file);
    else response.writeHead(404).end();
  });
  return { ...blog, at: (name: string) => `${blog.origin}${folder}/${name}` };
}

async function importAndDownload({ core }: TestCore, items: ExportItem[]) {
  const file = asFile(asSource(wordPressExport(items)));
  expectOk(await core.imports.importFile(file, {}));
  return expectOk(await core.imports.downloadPictures({}));
}

const pictureSizesPostAt = async ({ core }: TestCore, slug: string) =>
  expectOk(await core.posts.get(owner, slug)).post;
const widthsOf = async ({ core }: TestCore) =>
  (await core.media.list({ page: 1, limit: 50 })).items.map(({ width }) => width).sort((a, b) => a - b);
const pictureSizesPicture = (address: string, more = '') => `<p><img src="${address}" alt="x"${more}></p>`;

eachDialect('images in several sizes', (open) => {
  test('downloads only the largest size of an image and uses it in all posts and links', async () => {
    const blog = await serveSizes({
      'a.jpg': [1200, 800],
      'a-300x200.jpg': [300, 200],
      'a-150x150.jpg': [150, 150],
      'b-scaled.jpg': [900, 600],
      'b-300x200.jpg': [300, 200],
    });
    const site = createTestCore(await open(), { importHosts: blog.host });
    const report = await importAndDownload(site, [
      {
        name: 'one',
        content:
          `<a href="${blog.at('a.jpg')}">${pictureSizesPicture(blog.at('a-300x200.jpg'), ' width="300" height="200"')}</a>` +
          pictureSizesPicture(blog.at('b-300x200.jpg')),
      },
      { name: 'two', content: pictureSizesPicture(blog.at('a-150x150.jpg'), ' width="150" height="150"') },
      { name: 'three', content: pictureSizesPicture(blog.at('a.jpg?w=640')) },
    ]);
    expect(report).toEqual({ saved: 2, joined: 3, posts: 3, lost: [], drafts: [] });
    expect(await widthsOf(site)).toEqual([900, 1200]);
    for (const name of ['a.jpg', 'b-scaled.jpg'])
      expect(blog.requests.filter((path) => path.endsWith(`/${name}`))).toHaveLength(1);
    const one = await pictureSizesPostAt(site, 'one');
    const url = /<a href="(\/media\/[^"]*\/1200x800\/a\.jpg)"/.exec(one?.html ?? '')?.[1];
    expect(one?.html).toContain(`<img src="${url}" alt="x" width="300" height="200">`);
    expect(one?.cover).toBe(url);
    // The cropped image was replaced by the full one, so the height follows its proportions.
    expect((await pictureSizesPostAt(site, 'two'))?.html).toContain(
      `<img src="${url}" alt="x" width="150" height="100">`,
    );
    expect((await pictureSizesPostAt(site, 'three'))?.html).toContain(`<img src="${url}"`);
  });

  test('downloads the linked size if the larger one is missing, and reports an image missing in all sizes', async () => {
    const blog = await serveSizes({ 'a-300x200.jpg': [300, 200] });
    const site = createTestCore(await open(), { importHosts: blog.host });
    const gone = blog.at('gone-300x200.jpg');
    const report = await importAndDownload(site, [
      {
        name: 'one',
        title: 'One',
        content: pictureSizesPicture(blog.at('a-300x200.jpg')) + pictureSizesPicture(gone),
      },
      { name: 'two', title: 'Two', content: pictureSizesPicture(gone) },
    ]);
    const lost = { address: gone, reason: 'answered', status: 404 };
    expect(report).toMatchObject({ saved: 1, joined: 0, posts: 1 });
    expect(report.lost.toSorted((a, b) => a.slug.localeCompare(b.slug))).toEqual([
      { ...lost, title: 'One', slug: 'one' },
      { ...lost, title: 'Two', slug: 'two' },
    ]);
    expect(await widthsOf(site)).toEqual([300]);
  });
});
