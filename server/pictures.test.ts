import sharp from 'sharp';
import { expect, test } from 'vitest';
import { expectOk, postInput } from '../test/create-test-core.ts';
import { createTestSite, page, type TestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { plainPicture } from '../test/picture-files.ts';
import { createDrawPicture } from './pictures.ts';

const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

async function withPicture(site: TestSite, width = 600): Promise<string> {
  const bytes = await plainPicture(width, 400).jpeg().toBuffer();
  return expectOk(await site.core.media.upload({ name: 'A desk.jpg', bytes })).url;
}

eachDialect('a library image', (open) => {
  test('sends a library image in the best format that the browser accepts', async () => {
    const site = await createTestSite(await open());
    const url = await withPicture(site);
    for (const [accept, type] of [
      [chrome, 'avif'],
      ['image/webp,*/*', 'webp'],
      ['image/avif;q=0, image/webp;q=0.5', 'webp'],
      ['image/avif;q=0.0,image/webp;Q=0', 'jpeg'],
      ['image/*,*/*', 'jpeg'],
      ['', 'jpeg'],
    ] as const) {
      const response = await site.request(`${url}?w=480`, { headers: { Accept: accept } });
      expect([accept, response.status, response.headers.get('content-type')]).toEqual([
        accept,
        200,
        `image/${type}`,
      ]);
      const bytes = Buffer.from(await response.arrayBuffer());
      expect(await sharp(bytes).metadata()).toMatchObject({
        format: type === 'avif' ? 'heif' : type,
        width: 480,
      });
      expect(response.headers.get('content-disposition')).toBe(
        `inline; filename="a-desk.${type === 'jpeg' ? 'jpg' : type}"`,
      );
    }
  });

  test('lets browsers cache a library image forever and forbids it to run anything', async () => {
    const site = await createTestSite(await open());
    const { headers } = await site.request(await withPicture(site), { headers: { Accept: chrome } });
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('vary')).toBe('Accept');
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'",
    );
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('set-cookie')).toBeNull();
    expect(site.pages.rendered).toEqual([]);
  });

  test('doesn’t resend a library image to a client that has it', async () => {
    const site = await createTestSite(await open());
    const url = await withPicture(site);
    const first = await site.request(url, { headers: { Accept: chrome } });
    const tag = first.headers.get('etag') ?? '';
    const ask = (known: string, accept: string, path = url) =>
      site.request(path, { headers: { Accept: accept, 'If-None-Match': known } });
    const again = await ask(tag, chrome);
    expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', tag]);
    expect((await ask(`"x", W/${tag}`, chrome)).status).toBe(304);
    expect((await ask('*', chrome)).status).toBe(304);
    expect((await ask(tag, 'image/webp')).status).toBe(200);
    expect((await ask(tag, chrome, `${url}?w=480`)).status).toBe(200);
  });

  test('allows only GET and HEAD for library images', async () => {
    const site = await createTestSite(await open());
    const url = await withPicture(site);
    const whole = await (await site.request(url)).arrayBuffer();
    const head = await site.request(url, { method: 'HEAD' });
    expect([head.status, head.headers.get('content-length')]).toEqual([200, String(whole.byteLength)]);
    const refused = await site.request(url, { method: 'DELETE' });
    expect(refused.headers.get('allow')).toBe('GET, HEAD');
    await expectProblem(refused, 405);
  });

  test('doesn’t cache the 404 response for a missing library image', async () => {
    const site = await createTestSite(await open());
    const url = await withPicture(site);
    for (const path of [
      '/media/',
      '/media/none/1x1/a.jpg',
      url.replace('a-desk', 'other'),
      url.toUpperCase().replace('MEDIA', 'media'),
      `${url}?w=481`,
      `${url}?w=1e2`,
    ]) {
      const response = await site.request(path, { headers: { Accept: chrome } });
      expect(response.headers.get('cache-control')).toBe('no-store');
      await expectProblem(response, 404);
    }
    expect((await site.request(`${url}?w=2400&lang=es&utm_source=x`)).status).toBe(200);
  });
});

function picture(text: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="120" height="63"><rect width="120" height="63" fill="#f7f3ea"/><text x="5" y="40" font-family="Newsreader 16pt" font-size="30">${text}</text></svg>`;
}

/** Reads the size of a PNG from its first chunk (https://www.w3.org/TR/png/#11IHDR). */
function sizeOf(png: Uint8Array | undefined): [number, number] | undefined {
  const bytes = Buffer.from(png ?? []);
  if (bytes.toString('latin1', 1, 4) !== 'PNG') return undefined;
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}

test('draws an SVG as a PNG of the same size with the site’s fonts', async () => {
  const draw = createDrawPicture();
  const [words, empty] = await Promise.all([draw(picture('Words')), draw(picture(''))]);
  expect(sizeOf(words)).toEqual([120, 63]);
  expect(Buffer.from(words ?? []).equals(Buffer.from(empty ?? []))).toBe(false);
});

test('continues drawing after an image that can’t be drawn', async () => {
  const draw = createDrawPicture();
  const broken = draw('no picture');
  const sound = draw(picture('B'));
  await expect(broken).rejects.toThrow();
  expect(sizeOf(await sound)).toEqual([120, 63]);
});

async function answer(site: TestSite, path: string, cookie?: string) {
  const response = await site.request(path, cookie ? { headers: { Cookie: cookie } } : {});
  return [response.status, response.headers.get('location')];
}

eachDialect('feed URLs of other systems', (open) => {
  test('redirects feed URLs of other systems to the feed in the language of the URL', async () => {
    const site = await createTestSite(await open());
    // Spanish is the default for visitors.
    await site.core.settings.save({ language: 'es' });
    for (const path of ['/feed', '/feed/', '/rss.xml', '/atom.xml', '/feed.xml', '/FEED'])
      expect([path, ...(await answer(site, path))]).toEqual([path, 301, '/blog/rss.xml']);
    for (const path of ['/feeds/posts/default', '/blog/feed/atom', '/?feed=atom', '/blog?feed=rss2']) {
      const add = path.includes('?') ? '&' : '?';
      for (const [query, to] of [
        ['', '/blog/rss.xml'],
        [`${add}lang=es`, '/blog/rss.xml?lang=es'],
        [`${add}lang=fr`, '/blog/rss.xml'],
      ] as const)
        expect([path, query, ...(await answer(site, `${path}${query}`, 'i18nextLng=en'))]).toEqual([
          path,
          query,
          301,
          to,
        ]);
    }
  });

  test('doesn’t redirect similar URLs that aren’t feeds', async () => {
    const site = await createTestSite(await open());
    expectOk(await site.core.posts.create(postInput({ slug: 'feed' })));
    for (const path of ['/blog/feed', '/?feed=comments', '/contact?feed=rss2', '/comments/feed'])
      expect([path, (await answer(site, path))[0]]).toEqual([path, 200]);
  });

  test('the feed takes its language only from the URL', async () => {
    const site = await createTestSite(await open());
    await site.core.settings.save({ language: 'es' });
    site.pages.render = async (_request, { locale }) => page(`in ${locale}`);
    const text = async (path: string, cookie?: string) =>
      (await site.request(path, cookie ? { headers: { Cookie: cookie } } : {})).text();
    // The second response comes from memory.
    for (const _ of [1, 2])
      for (const cookie of [undefined, 'i18nextLng=es', 'i18nextLng=en']) {
        expect(await text('/blog/rss.xml', cookie)).toContain('in en');
        expect(await text('/blog/rss.xml?lang=es', cookie)).toContain('in es');
        expect(await text('/blog/rss.xml?lang=en', cookie)).toContain('in en');
      }
  });
});
