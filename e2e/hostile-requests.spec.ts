import { expect, test } from './site.ts';

test('a list page that no list has is answered, whatever its number', async ({ request }) => {
  for (const page of ['99999999999999999999', '1e400', '-1', '0x10', 'x', '']) {
    expect((await request.get(`/blog?page=${page}`)).status(), page).toBe(200);
    expect((await request.get(`/blog.data?page=${page}`)).status(), page).toBeLessThan(500);
  }
});

const areas = [
  '/compose',
  '/content-manager',
  '/blog-import-preview',
  '/media-library',
  '/settings',
  '/settings/first-steps',
  '/settings/activity',
];

test('what is no form is refused by the owner area as its sender’s mistake', async ({ request }) => {
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

test('methods that nobody uses are no fault of the server', async ({ request }) => {
  for (const method of ['PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const path of ['/', '/blog', '/blog/none', '/compose', '/sitemap.xml', '/api/none']) {
      const response = await request.fetch(path, { method });
      expect([method, path, response.status() < 500]).toEqual([method, path, true]);
    }
  }
});
