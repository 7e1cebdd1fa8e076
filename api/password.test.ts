import { expect, test } from 'vitest';
import { createTestSite, ownerPassword } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/compose/password';
const next = 'another password of tests';
const change = { current_password: ownerPassword, new_password: next };

eachDialect('POST /api/compose/password', (open) => {
  test('changes the password, ends the other sessions and goes on with a new one', async () => {
    const site = await createTestSite(await open());
    const [cookie, elsewhere] = [await site.signIn(), await site.signIn()];
    const response = await site.send('POST', path, change, cookie);
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ success: true, expires_at: expect.any(String) });
    const [fresh = '', ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(attributes).toContain('HttpOnly');
    const status = async (session: string) =>
      (await site.send('GET', '/api/settings', undefined, session)).status;
    expect([await status(cookie), await status(elsewhere), await status(fresh)]).toEqual([401, 401, 200]);
    await expectProblem(await site.send('POST', '/api/compose/auth', { password: ownerPassword }), 401);
    expect((await site.send('POST', '/api/compose/auth', { password: next })).status).toBe(200);
  });

  test('answers 409 where the server’s configuration sets the password', async () => {
    const site = await createTestSite(await open(), { isPasswordFixed: true });
    const detail = await expectProblem(await site.send('POST', path, change, await site.signIn()), 409);
    expect(detail).toContain('OWNER_PASSWORD');
    expect(await site.signIn()).not.toBe('');
  });
});
