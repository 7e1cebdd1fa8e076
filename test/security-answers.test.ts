import { expect, test } from 'vitest';
import { postInput } from './create-test-core.ts';
import { createTestSite } from './create-test-site.ts';
import { eachDialect } from './each-dialect.ts';
import { expectProblem } from './expect-problem.ts';
import { plainPicture } from './picture-files.ts';

/** Calls that write and are open to all, each with its reason. */
const openWrites = new Set([
  // They open and close the session.
  'post /api/compose/auth',
  'delete /api/compose/auth',
  // The second step of a sign-in, for who has given the password.
  'post /api/compose/auth/passkey',
  'post /api/compose/auth/recovery',
  // Browsers report what the policy has stopped.
  'post /api/csp-reports',
]);

eachDialect('answers of the site', (open) => {
  test('no page of another site may read any of them', async () => {
    const site = await createTestSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    const headers = { Origin: 'https://evil.example', 'Access-Control-Request-Method': 'GET' };
    for (const path of [
      '/',
      '/compose',
      '/api/blog/posts',
      '/api/share/one',
      '/api/geo',
      '/api/none',
      '/media/x',
    ]) {
      for (const method of ['GET', 'HEAD', 'OPTIONS', 'POST']) {
        const names = [...(await site.request(path, { method, headers })).headers.keys()];
        expect([path, method, names.filter((name) => name.startsWith('access-control-'))]).toEqual([
          path,
          method,
          [],
        ]);
      }
    }
  });

  test('the policy of each shuts out plug-ins, other bases and frames, by name', async () => {
    const site = await createTestSite(await open());
    const cookie = await site.signIn();
    await site.core.posts.create(postInput({ slug: 'one' }));
    const bytes = new Uint8Array(await plainPicture(20, 10).png().toBuffer());
    const headers = { Cookie: cookie, 'Content-Type': 'image/png' };
    const picture = await site.request('/api/media', { method: 'POST', headers, body: bytes });
    const { url } = (await picture.json()) as { url: string };
    for (const path of [
      '/',
      '/compose',
      '/api/blog/posts',
      '/api/docs',
      '/api/share/one',
      url,
      '/media/none',
    ]) {
      const response = await site.request(path);
      const policy = (response.headers.get('content-security-policy') ?? '').split('; ');
      expect([path, policy]).toEqual([
        path,
        expect.arrayContaining([
          "default-src 'none'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      ]);
    }
  });

  test('redirects stay on this site, whatever they were asked with', async () => {
    const site = await createTestSite(await open());
    const post = await site.core.posts.create(postInput({ slug: 'old' }));
    if (post.ok) await site.core.posts.update('old', { slug: 'new' });
    const headers = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Referer: 'https://evil.example/',
    };
    let seen = 0;
    for (const path of [
      '/blog/',
      '/BLOG',
      '/evil.example/',
      '/https:/evil.example/',
      '/blog/?next=https://evil.example',
      '/api/blog/posts/old',
      '/api/share/old',
      '/%2F%2Fevil.example/',
      '/%5Cevil.example/',
    ]) {
      const location = (await site.request(path, { headers })).headers.get('location');
      if (location === null) continue;
      seen += 1;
      expect([path, new URL(location, site.address).origin]).toEqual([path, site.address]);
    }
    expect(seen).toBeGreaterThan(5);
  });

  test('every call that writes asks for a session, but for those that are named', async () => {
    const site = await createTestSite(await open());
    const { paths } = (await (await site.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, unknown>>;
    };
    let asked = 0;
    for (const [path, methods] of Object.entries(paths)) {
      for (const method of Object.keys(methods).filter((name) => name !== 'get')) {
        if (openWrites.has(`${method} ${path}`)) continue;
        asked += 1;
        const address = path.replaceAll(/\{\w+\}/g, '1');
        const response = await site.send(method.toUpperCase(), address, {});
        expect([method, path, response.status]).toEqual([method, path, 401]);
        await expectProblem(response, 401);
      }
    }
    expect(asked).toBeGreaterThan(15);
  });
});
