import { expect, test } from 'vitest';
import { createTestSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/compose/auth/others';

eachDialect('/api/compose/auth/others', (open) => {
  test('GET tells how many other sessions are open, DELETE ends them and no more', async () => {
    const site = await createTestSite(await open());
    const own = await site.signIn();
    const others = [await site.signIn(), await site.signIn()];
    const status = async (cookie: string) =>
      (await site.send('GET', '/api/settings', undefined, cookie)).status;

    const asked = await site.send('GET', path, undefined, own);
    expect([asked.status, await asked.json()]).toEqual([200, { open: 2 }]);
    const ended = await site.send('DELETE', path, undefined, own);
    expect([ended.status, await ended.json()]).toEqual([200, { ended: 2 }]);
    expect(ended.headers.get('set-cookie')).toBeNull();
    expect(await Promise.all([own, ...others].map(status))).toEqual([200, 401, 401]);
    expect(await (await site.send('GET', path, undefined, own)).json()).toEqual({ open: 0 });
  });

  test('answers 401 to all but the owner, and ends nothing', async () => {
    const site = await createTestSite(await open());
    const own = await site.signIn();
    for (const cookie of [undefined, 'compose_session=', 'compose_session=none']) {
      for (const method of ['GET', 'DELETE']) {
        const response = await site.send(method, path, undefined, cookie);
        expect(await expectProblem(response, 401)).toBe('Please sign in first.');
      }
    }
    expect((await site.send('GET', '/api/settings', undefined, own)).status).toBe(200);
  });

  test('DELETE is refused to pages of other sites', async () => {
    const site = await createTestSite(await open());
    const [own] = [await site.signIn(), await site.signIn()];
    const response = await site.request(path, {
      method: 'DELETE',
      headers: { Cookie: own, Origin: 'https://elsewhere.example' },
    });
    expect(response.status).toBe(403);
    expect(await (await site.send('GET', path, undefined, own)).json()).toEqual({ open: 1 });
  });
});
