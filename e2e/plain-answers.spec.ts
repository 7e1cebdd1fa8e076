import type { APIRequestContext } from '@playwright/test';
import { test } from './fixtures/owner.ts';
import { expect } from './site.ts';

test.use({ siteOf: 'plain answers' });

const areas = [
  '/compose',
  '/content-manager',
  '/blog-import-preview',
  '/media-library',
  '/settings',
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

test('every text says in which encoding it is', async ({ request }) => {
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

test('what is not of the site is not sent, wherever it lies', async ({ request }) => {
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

test('no answer repeats what it was asked with', async ({ request }) => {
  for (const path of ['/', '/compose', '/api/health']) {
    const response = await request.fetch(path, { method: 'TRACE', headers: { 'X-Mark': 'mirrored' } });
    expect([path, [404, 405].includes(response.status())]).toEqual([path, true]);
    expect(await response.text()).not.toContain('mirrored');
  }
});

test('the owner’s areas give a visitor nothing of the owner’s, and do nothing for one', async ({
  request,
  owner,
}) => {
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

test('where to report a fault is told once there is an address', async ({ request, owner }) => {
  expect((await answered(request, '/.well-known/security.txt')).status).toBe(404);
  await owner.api.patch('/api/settings', { data: { email_user: 'ana', email_domain: 'site.example.net' } });
  const { status, text } = await answered(request, '/.well-known/security.txt');
  expect(status).toBe(200);
  expect(text).toMatch(/^Contact: http:\/\/[^\n]+\/contact\nExpires: \d{4}-/);
  expect(text).not.toContain('ana');
});
