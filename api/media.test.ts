import { expect, test } from 'vitest';
import type { MediaItem } from '../shared/media.ts';
import { failureTexts } from '../shared/result.ts';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, signedInSite, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { serveLocally } from '../test/local-server.ts';
import { plainPicture, telephonePhoto, vastPng } from '../test/picture-files.ts';

const megabyte = 1024 * 1024;
const jpeg = (width = 60) => plainPicture(width, 40).jpeg().toBuffer();

function sendBytes(site: TestSite, cookie: string, bytes: Uint8Array, headers: Record<string, string> = {}) {
  return site.request('/api/media', {
    method: 'POST',
    headers: { Cookie: cookie, 'Content-Type': 'application/octet-stream', ...headers },
    body: new Uint8Array(bytes),
  });
}

function sendForm(site: TestSite, cookie: string, fields: Record<string, string | File>) {
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) body.append(name, value);
  return site.request('/api/media', { method: 'POST', headers: { Cookie: cookie }, body });
}

async function upload(site: TestSite, cookie: string, width?: number): Promise<MediaItem> {
  return (await (await sendBytes(site, cookie, await jpeg(width))).json()) as MediaItem;
}

eachDialect('POST /api/content/media/upload', (open) => {
  const path = '/api/content/media/upload';

  test('uploads an image and returns a working URL', async () => {
    const { site, ask } = await signedInSite(await open());
    const photo = (await telephonePhoto(60, 40)).toString('base64');
    const body = { file_name: 'photo.jpg', file_data: photo, folder: 'content-manager' };
    const response = await ask('POST', path, body);
    expect(response.status).toBe(201);
    const uploaded = (await response.json()) as { url: string };
    expect(uploaded).toEqual({ url: expect.stringMatching(/^\/media\/[0-9a-f]{20}\/40x60\/photo\.jpg$/) });
    const picture = await site.request(uploaded.url);
    expect(picture.headers.get('content-type')).toBe('image/jpeg');
    // A data URL, sent to the other path prefix (docs/specification.md 7.1).
    const dataUrl = { ...body, file_data: `data:image/jpeg;base64,${photo}` };
    expect(await (await ask('POST', `/api${path}`, dataUrl)).json()).toEqual(uploaded);
  });
});

eachDialect('POST /api/media', (open) => {
  test('accepts an image as a form or as plain bytes', async () => {
    const { site, cookie } = await signedInSite(await open());
    const bytes = await jpeg();
    const file = new File([new Uint8Array(bytes)], 'Año.jpg', { type: 'text/html' });
    const response = await sendForm(site, cookie, { file });
    expect(response.status).toBe(201);
    const item = (await response.json()) as MediaItem;
    expect(item).toMatchObject({ file_name: 'Año.jpg', width: 60, height: 40, bytes: bytes.length, alt: '' });
    expect((await site.request(item.url)).status).toBe(200);
    const other = await sendBytes(site, cookie, await jpeg(61), {
      'Content-Type': 'image/jpeg',
      'X-File-Name': encodeURIComponent('Niña & gato.jpg'),
    });
    expect(await other.json()).toMatchObject({ file_name: 'Niña & gato.jpg' });
    const odd = await sendBytes(site, cookie, await jpeg(62), { 'X-File-Name': '100%.jpg' });
    expect(await odd.json()).toMatchObject({ file_name: '100%.jpg' });
    expect(await (await sendBytes(site, cookie, bytes)).json()).toEqual(item);
  });

  test('rejects uploads by visitors, forms without a file, and files that aren’t images', async () => {
    const site = await createTestSite(await open());
    await expectProblem(await sendBytes(site, '', await jpeg()), 401);
    const cookie = await site.signIn();
    await expectProblem(await sendForm(site, cookie, { file: 'a text' }), 400);
    await expectProblem(await sendForm(site, cookie, { picture: new File(['x'], 'x.jpg') }), 400);
    const broken = { 'Content-Type': 'multipart/form-data; boundary=x' };
    await expectProblem(await sendBytes(site, cookie, Buffer.from('--y'), broken), 400);
    expect(await expectProblem(await sendBytes(site, cookie, Buffer.from('<svg/>')), 415)).toBe(
      failureTexts.file_type,
    );
    await expectProblem(await sendBytes(site, cookie, Buffer.of()), 415);
    expect(await expectProblem(await sendBytes(site, cookie, (await jpeg()).subarray(0, 150)), 422)).toBe(
      failureTexts.file_broken,
    );
    expect(await expectProblem(await sendBytes(site, cookie, await vastPng()), 413)).toBe(
      'The image has 60 megapixels. The limit is 50.',
    );
    await expectProblem(await sendBytes(site, cookie, Buffer.alloc(16 * megabyte)), 413);
  });
});

eachDialect('POST /api/media/fetch', (open) => {
  test('uploads the image at a URL or explains the failure', async () => {
    const picture = await jpeg();
    const server = await serveLocally((request, response) => {
      if (request.url === '/gone.jpg') response.writeHead(404).end();
      else if (request.url === '/page.jpg') response.end('<svg/>');
      else response.end(picture);
    });
    const site = await createTestSite(await open(), { importHosts: server.host });
    const fetchIt = (address: unknown, cookie = '') =>
      site.send('POST', '/api/media/fetch', { address }, cookie);
    await expectProblem(await fetchIt(`${server.origin}/a.jpg`), 401);
    expect(server.requests).toEqual([]);
    const cookie = await site.signIn();
    const response = await fetchIt(`${server.origin}/2019/caf%C3%A9.jpg?x=1`, cookie);
    expect(response.status).toBe(201);
    const item = (await response.json()) as MediaItem;
    expect(item).toMatchObject({ file_name: 'café.jpg', width: 60, height: 40 });
    expect((await site.request(item.url)).status).toBe(200);
    for (const [address, status] of [
      [`${server.origin}/gone.jpg`, 502],
      [`${server.origin}/page.jpg`, 415],
      ['http://127.0.0.2/a.jpg', 403],
      ['http://169.254.169.254/latest', 403],
      ['file:///etc/passwd', 400],
      [7, 400],
    ] as const) {
      await expectProblem(await fetchIt(address, cookie), status);
    }
    // A link on another site can't make the server send a request.
    const linked = `/api/media/fetch?address=${encodeURIComponent(`${server.origin}/a.jpg`)}`;
    await expectProblem(await site.request(linked, { headers: { Cookie: cookie } }), 404);
    expect(server.requests).toHaveLength(3);
  });
});

eachDialect('file extensions of uploads', (open) => {
  test('rejects a file with another extension even if it contains an image', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const bytes = await jpeg();
    for (const name of ['page.html', 'drawing.svg', 'a.jpg.exe']) {
      await expectProblem(await sendBytes(site, cookie, bytes, { 'X-File-Name': name }), 415);
      const file = new File([new Uint8Array(bytes)], name, { type: 'image/jpeg' });
      await expectProblem(await sendForm(site, cookie, { file }), 415);
      const body = { file_name: name, file_data: bytes.toString('base64') };
      await expectProblem(await ask('POST', '/api/content/media/upload', body), 415);
    }
    expect((await site.core.media.list({ page: 1, limit: 1 })).total).toBe(0);
  });
});

eachDialect('the media library', (open) => {
  test('lists media library images in pages and searches them', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    for (const width of [60, 61, 62]) {
      site.clock.advance(1000);
      await upload(site, cookie, width);
    }
    const list = async (query: string) =>
      (await (await ask('GET', `/api/media${query}`)).json()) as {
        items: MediaItem[];
        total: number;
      };
    const { items, total } = await list('?limit=2');
    expect([items.map(({ width }) => width), total]).toEqual([[62, 61], 3]);
    expect((await list('?limit=2&page=2')).items.map(({ width }) => width)).toEqual([60]);
    await ask('PATCH', `/api/media/${items[0]?.id}`, { alt: 'A desk' });
    expect((await list('?q=DESK')).items).toMatchObject([{ width: 62, alt: 'A desk' }]);
    for (const query of ['?page=0', '?limit=101', '?limit=x', `?q=${'x'.repeat(201)}`]) {
      await expectProblem(await ask('GET', `/api/media${query}`), 400);
    }
  });

  test('lists the uses of an image and refuses to delete an image in use', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const { id, url } = await upload(site, cookie);
    const at = `/api/media/${id}`;
    for (const slug of ['one', 'two']) await site.core.posts.create(postInput({ slug, cover: url }));
    const item = await (await ask('GET', at)).json();
    const use = { kind: 'post', title: 'A title', status: 'published' };
    expect(item).toMatchObject({ id, url });
    expect((item as { used_in: unknown[] }).used_in.toSorted(bySlug)).toEqual([
      { ...use, slug: 'one' },
      { ...use, slug: 'two' },
    ]);
    expect(await expectProblem(await ask('DELETE', at), 409)).toBe(
      'The image is in use in 2 places. Remove it there first.',
    );
    await site.core.posts.remove('two');
    expect(await expectProblem(await ask('DELETE', `${at}?force=0`), 409)).toBe(
      'The image is in use in 1 place. Remove it there first.',
    );
    await expectProblem(await ask('DELETE', `${at}?force=yes`), 400);
    expect((await ask('DELETE', `${at}?force=true`)).status).toBe(204);
    await expectProblem(await ask('GET', at), 404);
    await expectProblem(await ask('DELETE', at), 404);
    await expectProblem(await site.request(url), 404);
  });

  test('limits the length of alt text', async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const { id } = await upload(site, cookie);
    const patch = (alt: unknown, of = id) => ask('PATCH', `/api/media/${of}`, { alt });
    expect(await (await patch('  Ana’s desk \0')).json()).toMatchObject({ id, alt: 'Ana’s desk' });
    expect(await (await patch('')).json()).toMatchObject({ alt: '' });
    await expectProblem(await patch('x'.repeat(501)), 400);
    await expectProblem(await patch(7), 400);
    await expectProblem(await patch('x'.repeat(20_000)), 413);
    await expectProblem(await patch('x', 'none'), 404);
    await expectProblem(await patch('x', 'NO-ID'), 400);
  });
});

function bySlug(a: unknown, b: unknown): number {
  return (a as { slug: string }).slug.localeCompare((b as { slug: string }).slug);
}
