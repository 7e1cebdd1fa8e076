import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import routes from '../app/routes.ts';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

// Wrong review links are counted, and too many lock the client out.
test.use({ siteOf: 'every-route' });

interface Route {
  path?: string | undefined;
  index?: boolean | undefined;
  children?: Route[] | undefined;
}

/** Values for the parameters of the routes. */
const parameters: Record<string, string> = {
  ':slug': 'write-the-last-line-first',
  ':tag': 'speeches',
  ':subject?': 'identity',
  ':token': '0'.repeat(64),
  ':locale/*': 'en/home.png',
  '*': 'there-is-no-such-page',
};

function pathsOf(route: Route): string[] {
  if (route.children) return route.children.flatMap(pathsOf);
  const path = route.path ?? '';
  if (path === 'services/:slug') return ['/services/speech-writing-services'];
  return [
    `/${Object.entries(parameters).reduce((filled, [name, value]) => filled.replace(name, value), path)}`,
  ];
}

const paths = (routes as Route[]).flatMap(pathsOf);

/** Routes of a new site whose status isn't 200. */
const statuses: Record<string, number> = {
  '/contact/mail': 303,
  '/compose/preview': 302,
  '/settings/backup': 303,
  '/indexnow.txt': 404,
  '/.well-known/security.txt': 404,
  '/there-is-no-such-page': 404,
  [`/review/${parameters[':token']}`]: 404,
};

test('every route responds to visitors and the owner, in both languages', async ({ request, owner }) => {
  expect(paths.length).toBeGreaterThan(40);
  for (const path of paths) {
    for (const lang of ['en', 'es']) {
      const asVisitor = await request.get(`${path}?lang=${lang}`, { maxRedirects: 0 });
      const asOwner = await owner.api.get(`${path}?lang=${lang}`, { maxRedirects: 0 });
      const status = statuses[path] ?? 200;
      expect([path, asVisitor.status(), asOwner.status()]).toEqual([path, status, status]);
      if (!asOwner.headers()['content-type']?.startsWith('text/html')) continue;
      const html = await asOwner.text();
      expect(html, path).toMatch(new RegExp(`<html[^>]* lang="${lang}"`));
      expect(html, path).toMatch(/<title>[^<]+<\/title>/);
      expect(html.match(/<h1/g), path).toHaveLength(1);
    }
  }
});

const areas = [
  '/compose',
  '/content-manager',
  '/blog-import-preview',
  '/media-library',
  '/settings',
  '/settings/home',
  '/settings/first-steps',
];

async function answered(request: APIRequestContext, path: string, method = 'GET') {
  const response = await request.fetch(path, { method, maxRedirects: 0 });
  return {
    status: response.status(),
    type: response.headers()['content-type'] ?? '',
    text: await response.text(),
  };
}

test('files outside the site are never served', async ({ request }) => {
  const inside = [
    '/.git/config',
    '/.git/head',
    '/.env',
    '/package.json',
    '/package-lock.json',
    '/server/main.ts',
  ];
  const beside = ['/data/site.db', '/site.db', '/node_modules', '/build', '/assets', '/film', '/__manifest'];
  const climbing = [
    '/..%2f..%2fpackage.json',
    '/assets/..%2f..%2f..%2fpackage.json',
    '/assets/%2e%2e/%2e%2e/package.json',
  ];
  for (const path of [...inside, ...beside, ...climbing, '/debug', '/metrics', '/server-status']) {
    const { status, text } = await answered(request, path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).not.toMatch(/"dependencies"|SQLite format|\[core\]|Index of/);
  }
});

test('owner pages show and change nothing for visitors', async ({ request, owner }) => {
  await owner.write({ title: 'Unseen words', html: '<p>Unseen words</p>', status: 'draft' });
  const text = { page_type: 'homepage', section_key: 'hero_title', content: 'Unseen words', status: 'draft' };
  expect((await owner.api.post('/api/content', { data: text })).status()).toBe(201);
  const seen = await owner.api.get('/compose.data');
  expect(await seen.text()).toContain('Unseen words');
  for (const area of areas) {
    for (const path of [area, `${area}.data`]) {
      const { status, text: sent } = await answered(request, path);
      expect([path, status, sent.includes('Unseen words')]).toEqual([path, 200, false]);
      for (const intent of ['save', 'delete', 'password', 'patch', 'end-others', 'upload', '']) {
        const response = await request.post(path, {
          form: { intent, title: 'x', current: 'x', next: 'x', patch: '{}' },
        });
        expect([path, intent, response.status()]).toEqual([path, intent, 401]);
      }
    }
  }
  const preview = await request.post('/compose/preview', { form: { title: 'x', html: '<p>x</p>' } });
  expect(preview.status()).toBe(401);
});

test('invalid page numbers of the blog list cause no error', async ({ request }) => {
  for (const page of ['99999999999999999999', '1e400', '-1', '0x10', 'x', '']) {
    expect((await request.get(`/blog?page=${page}`)).status(), page).toBe(200);
    expect((await request.get(`/blog.data?page=${page}`)).status(), page).toBeLessThan(500);
  }
});

test('the owner area rejects malformed forms as client errors', async ({ request }) => {
  for (const [type, data] of [
    ['text/plain', 'intent=sign-in'],
    ['application/json', '{"intent":"sign-in"}'],
    ['multipart/form-data', 'intent=sign-in'],
    ['multipart/form-data; boundary=x', '--y\r\n\r\n--y--'],
  ] as const) {
    for (const area of areas) {
      const response = await request.post(area, { data, headers: { 'Content-Type': type } });
      expect([area, type, response.status()]).toEqual([area, type, 400]);
    }
  }
});

test('other users of the machine can’t read the data folder of a running site', async ({ site }) => {
  const openToOthers = async (path: string) => (await stat(path)).mode & 0o077;
  const names = await readdir(site.dataDir);
  expect(names).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'site.db-shm', 'start.lock']));
  for (const name of ['', ...names]) expect(await openToOthers(join(site.dataDir, name)), name).toBe(0);
});

test('every text response names its encoding', async ({ request }) => {
  const pages = ['/', '/blog', '/none', '/compose', '/settings', '/api/docs'];
  const data = ['/blog.data', '/compose.data', '/_root.data'];
  const found = ['/robots.txt', '/llms.txt', '/sitemap.xml', '/blog/rss.xml', '/site.webmanifest'];
  for (const path of [
    ...pages,
    ...data,
    ...found,
    '/.well-known/security.txt',
    '/share-pictures/en/none.png',
    '/favicon.svg',
  ]) {
    const { type } = await answered(request, path);
    expect([path, type.toLowerCase()]).toEqual([path, expect.stringMatching(/; ?charset=utf-8$/)]);
  }
});

test('no response to a TRACE request repeats the request', async ({ request }) => {
  for (const path of ['/', '/compose', '/api/health']) {
    const response = await request.fetch(path, { method: 'TRACE', headers: { 'X-Mark': 'mirrored' } });
    expect([path, [404, 405].includes(response.status())]).toEqual([path, true]);
    expect(await response.text()).not.toContain('mirrored');
  }
});

test('every kind of response has the security headers', async ({ page }) => {
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
