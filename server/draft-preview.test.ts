import { expect, test } from 'vitest';
import { createTestSite, page } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';

eachDialect('the preview of drafts', (open) => {
  test('is the plain page for visitors, from the cache', async () => {
    const site = await createTestSite(await open());
    const owners: boolean[] = [];
    site.pages.render = async (_request, context) => {
      owners.push(context.owner);
      return page('A page');
    };
    await site.request('/');
    const response = await site.request('/?preview=drafts');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-cache']);
    const forged = { Cookie: 'compose_session=made-up' };
    await site.request('/?preview=drafts', { headers: forged });
    expect(site.pages.rendered).toEqual(['/']);
    expect(owners).toEqual([false]);
  });

  test('is made anew for the owner each time, and kept nowhere', async () => {
    const site = await createTestSite(await open());
    const headers = { Cookie: await site.signIn() };
    await site.request('/');
    for (const _time of [1, 2]) {
      const response = await site.request('/?preview=drafts', { headers });
      expect(response.headers.get('cache-control')).toBe('no-store');
    }
    expect(site.pages.rendered).toEqual(['/', '/?preview=drafts', '/?preview=drafts']);
  });

  test('in another language leaves the reader’s own as it is', async () => {
    const site = await createTestSite(await open());
    const cookie = async (path: string) => (await site.request(path)).headers.get('set-cookie');
    expect(await cookie('/?lang=es&preview=drafts')).toBeNull();
    expect(await cookie('/?lang=es')).toContain('i18nextLng=es');
  });
});
