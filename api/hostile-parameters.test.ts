import { test } from 'vitest';
import { postInput } from '../test/create-test-core.ts';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

eachDialect('parameters that come twice', (open) => {
  test('are refused where they must be one, wherever the other one is hidden', async () => {
    const { site, cookie } = await signedInSite(await open());
    await site.core.posts.create(postInput({ slug: 'one' }));
    for (const path of [
      '/api/blog/posts?page=1&page=2',
      '/api/blog/posts?limit=1&limit=500',
      '/api/blog/posts?limit[]=1&limit=x',
      '/api/media?q=a&q=b',
      '/api/blog/scrape?source=https://a.example&source=http://127.0.0.1',
      '/api/blog/xml-proxy?url=https://a.example&url=http://127.0.0.1',
    ]) {
      await expectProblem(await site.send('GET', path, undefined, cookie), 400);
    }
    await expectProblem(await site.send('DELETE', '/api/media/x?force=0&force=1', undefined, cookie), 400);
  });

  test('never stand in for each other: what belongs into the body is not read from the address or a header', async () => {
    const site = await createTestSite(await open());
    const password = encodeURIComponent(ownerPassword);
    await expectProblem(await site.send('POST', `/api/compose/auth?password=${password}`, {}), 400);
    const headers = {
      'Content-Type': 'application/json',
      password: ownerPassword,
      Cookie: `password=${password}`,
    };
    await expectProblem(
      await site.request('/api/compose/auth', { method: 'POST', headers, body: '{}' }),
      400,
    );
    const token = (await site.signIn()).split('=')[1] ?? '';
    for (const path of [`/api/settings?compose_session=${token}`, `/api/settings?token=${token}`]) {
      await expectProblem(await site.send('GET', path), 401);
    }
    const bearer = { Authorization: `Bearer ${token}`, compose_session: token };
    await expectProblem(await site.request('/api/settings', { headers: bearer }), 401);
  });
});
