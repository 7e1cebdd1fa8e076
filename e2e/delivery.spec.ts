import { setTimeout } from 'node:timers/promises';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { watchShifts } from './fixtures/watch-shifts.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'delivery' });

const article = '/blog/the-apology-that-holds';

const publicPages = ['/', '/blog', '/blog?lang=es', article, '/no-such-page'];

/** Opens a page in an empty browser and gives every response that it took, the page's own first. */
async function openWith(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path, { waitUntil: 'networkidle' });
  return responses;
}

const kind = (response: Response) => response.request().resourceType();

/** The policy's sources by directive. */
function policyOf(response: Response): Map<string, string[]> {
  const directives = (response.headers()['content-security-policy'] ?? '').split(';');
  return new Map(
    directives.map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

for (const path of publicPages) {
  // An article is kept and read aloud by what is fetched once all is loaded.
  const most = path === article ? 5.4 : 4.1;
  test(`a public page brings its styles, and needs at most ${most} kB of script, none of a framework: ${path}`, async ({
    page,
    expectedErrors,
  }) => {
    expectedErrors.push(/404/);
    const responses = await openWith(page, path);
    expect(responses.filter((response) => kind(response) === 'stylesheet')).toHaveLength(0);
    const scripts = responses.filter((response) => kind(response) === 'script');
    expect(scripts.length).toBeGreaterThan(0);
    let bytes = 0;
    for (const script of scripts) {
      expect(script.headers()['content-encoding']).toBe('br');
      bytes += (await script.request().sizes()).responseBodySize;
      expect((await script.text()).toLowerCase()).not.toMatch(/react|hydrate/);
    }
    const inline = await page.evaluate(() =>
      [...document.scripts]
        .filter((script) => !script.src && script.type !== 'application/ld+json')
        .map((script) => script.textContent ?? ''),
    );
    bytes += inline.reduce((sum, text) => sum + brotliCompressSync(text).length, 0);
    expect(bytes).toBeLessThanOrEqual(most * 1024);
    await expect(page.locator('link[rel="modulepreload"]')).toHaveCount(0);
  });
}

for (const path of [...publicPages, '/compose', '/api/docs']) {
  test(`nothing of a page comes from another host, and its policy lets no inline script run: ${path}`, async ({
    page,
    site,
    signIn,
    expectedErrors,
  }) => {
    if (path === '/no-such-page') expectedErrors.push(/404/);
    if (path === '/compose') await signIn(page);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    // What the policy refuses is an error in the console, and fails the test; so would a hydration error.
    const [first] = await openWith(page, path);
    expect(
      asked.filter((address) => !address.startsWith(`${site.url}/`) && !/^(data|blob):/.test(address)),
    ).toEqual([]);
    const policy = first && policyOf(first);
    const scripts = policy?.get('script-src') ?? policy?.get('default-src') ?? ['*'];
    expect(scripts.join(' ')).not.toMatch(/unsafe|\*|https?:|data:/);
    expect(policy?.get('default-src')).toEqual(["'none'"]);
    expect(policy?.get('base-uri')).toEqual(["'none'"]);
    expect(policy?.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy?.get('form-action')?.join()).toMatch(/^'(self|none)'$/);
  });
}

test('an inline script that got into a page would not run', async ({ page, signIn, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy|inline|Trusted/i);
  await signIn(page);
  for (const path of ['/blog', '/compose']) {
    await page.goto(path);
    const ran = await page.evaluate(() => {
      const script = document.createElement('script');
      const image = document.createElement('img');
      for (const attempt of [
        () => script.append('window.ran = true'),
        () => {
          script.textContent = 'window.ran = true';
        },
        () => document.body.append(script),
        () => image.setAttribute('onerror', 'window.ran = true'),
        () => image.dispatchEvent(new Event('error')),
      ]) {
        try {
          attempt();
        } catch {
          // A browser with Trusted Types refuses some of them at once.
        }
      }
      return 'ran' in window;
    });
    expect(ran).toBe(false);
  }
});

test('no text becomes markup, a script or a worker but by the pages’ own policies', async ({
  page,
  signIn,
  expectedErrors,
}) => {
  expectedErrors.push(/Trusted|Content Security Policy/i);
  await signIn(page);
  for (const path of ['/blog', '/compose']) {
    await page.goto(path, { waitUntil: 'networkidle' });
    const refused = await page.evaluate(() => {
      const attempts: Record<string, () => unknown> = {
        markup: () => {
          document.createElement('div').innerHTML = '<b>bold</b>';
        },
        frame: () => {
          document.createElement('iframe').srcdoc = '<b>bold</b>';
        },
        source: () => {
          document.createElement('script').src = '/assets/x.js';
        },
        worker: () => new Worker('/api/docs'),
        policy: () => {
          const { trustedTypes } = window as unknown as {
            trustedTypes: { createPolicy(name: string, rules: object): unknown };
          };
          trustedTypes.createPolicy('another', {});
        },
      };
      return Object.keys(attempts).filter((name) => {
        try {
          attempts[name]?.();
          return false;
        } catch {
          return true;
        }
      });
    });
    expect(refused).toEqual(['markup', 'frame', 'source', 'worker', 'policy']);
  }
});

test('every kind of answer carries the security headers', async ({ page }) => {
  await page.goto('/blog');
  const asset = await page.locator('script[src]').first().getAttribute('src');
  for (const path of [
    '/',
    '/blog',
    '/no-such-page',
    '/compose',
    '/api/health',
    '/blog/rss.xml',
    asset ?? '',
  ]) {
    const headers = (await page.request.get(path)).headers();
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers['x-powered-by'], path).toBeUndefined();
  }
});

test('a page that did not change is answered 304, and 200 once it did', async ({ page, owner }) => {
  const { slug } = await owner.write({ title: 'Kept by the browser' });
  const get = (etag?: string) =>
    page.request.get(`/blog/${slug}`, etag ? { headers: { 'If-None-Match': etag } } : {});
  const first = await get();
  const etag = first.headers().etag ?? '';
  expect(etag).toMatch(/^"[\w-]+"$/);
  expect(first.headers()).toMatchObject({
    'cache-control': 'no-cache',
    vary: expect.stringContaining('Cookie'),
  });
  const known = await get(etag);
  expect(known.status()).toBe(304);
  expect(await known.body()).toHaveLength(0);
  await owner.change(slug, { html: '<p>Changed.</p>' });
  const changed = await get(etag);
  expect(changed.status()).toBe(200);
  expect(changed.headers().etag).not.toBe(etag);
  expect(await changed.text()).toContain('Changed.');
});

test('readers see a change on the very next visit, in list, post and neighbours', async ({ page, owner }) => {
  await owner.write({ title: 'Beside it', date: '1811-01-01' });
  const { slug } = await owner.write({ title: 'Old title', date: '1811-01-02' });
  for (const path of ['/blog', `/blog/${slug}`, '/blog/beside-it']) await page.goto(path);
  await owner.change(slug, { title: 'New title' });
  for (const path of ['/blog', `/blog/${slug}`, '/blog/beside-it']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByText('New title').first()).toBeVisible();
    await expect(page.getByText('Old title')).toHaveCount(0);
  }
});

test("the owner's view of a page is kept for nobody else", async ({ page, owner, signIn, request }) => {
  const { slug } = await owner.write({ title: 'Seen by the owner first' });
  await signIn(page);
  const response = await page.goto(`/blog/${slug}`);
  await expect(page.getByRole('link', { name: 'Edit this post' })).toBeVisible();
  expect(response?.headers()['cache-control']).toMatch(/no-store|private/);
  expect(await (await request.get(`/blog/${slug}`)).text()).not.toContain('Edit this post');
});

test('an address with a slash at its end leads to the one without', async ({ page }) => {
  const response = await page.request.get('/blog/?lang=es', { maxRedirects: 0 });
  expect(response.status()).toBe(301);
  expect(response.headers().location).toBe('/blog?lang=es');
});

test('pages travel compressed, built files are kept for a year', async ({ page }) => {
  const responses = await openWith(page, '/blog');
  expect(responses[0]?.headers()['content-encoding']).toBe('br');
  const built = () => responses.filter((response) => response.url().includes('/assets/'));
  // A first visit fetches its typefaces once it is drawn, which may be after the network was idle.
  await expect.poll(() => built().length).toBeGreaterThan(2);
  for (const response of built())
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000, immutable/);
  const plain = await page.request.get('/blog', { headers: { 'Accept-Encoding': 'identity' } });
  expect(plain.headers()['content-encoding']).toBeUndefined();
});

for (const { width, query } of [
  { width: 320, query: '' },
  { width: 320, query: '?lang=es' },
  { width: 344, query: '' },
  { width: 1280, query: '?lang=es' },
]) {
  test(`next to nothing moves when letters come after the page, at ${width} px${query}`, async ({ page }) => {
    await page.route('**/*.woff2', async (route) => {
      await setTimeout(150);
      await route.continue();
    });
    await page.setViewportSize({ width, height: 800 });
    const shifted = await watchShifts(page);
    for (const path of ['/', '/blog', '/blog/the-apology-that-holds', '/contact', '/services']) {
      await page.goto(path + query);
      await page.evaluate(async () => void (await document.fonts.ready));
      expect(await shifted(), path).toBeLessThan(0.02);
    }
  });
}

test('only letters that come late move anything on a phone', async ({ page, expectedErrors }) => {
  expectedErrors.push(/woff2/);
  await page.route('**/*.woff2', (route) => route.abort());
  await page.setViewportSize({ width: 390, height: 800 });
  const shifted = await watchShifts(page);
  for (const path of [
    '/',
    '/blog',
    '/blog/the-apology-that-holds',
    '/services/unified-executive-voice',
    '/ai-prompts-pack',
    '/ai-prompts-pack#checkout',
    '/contact',
    '/privacy',
  ]) {
    await page.goto('about:blank');
    await page.goto(path.replace(/(#|$)/, '?lang=es$1'), { waitUntil: 'networkidle' });
    expect(await shifted(), path).toBeLessThan(0.02);
  }
});
