import { expect, test } from 'vitest';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
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

  test('answers 401 to a wrong current password and 429 after five; the session stays', async () => {
    const { site, cookie } = await signedInSite(await open());
    for (let count = 0; count < 5; count += 1) {
      const response = await site.send('POST', path, { ...change, current_password: 'wrong' }, cookie);
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await expectProblem(response, 401)).toBe('Invalid password.');
    }
    const response = await site.send('POST', path, change, cookie);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(119 * 60);
    await expectProblem(response, 429);
    expect((await site.send('GET', '/api/settings', undefined, cookie)).status).toBe(200);
  });

  test('answers 400 to passwords that are too short, too long or missing', async () => {
    const { site, cookie } = await signedInSite(await open());
    const short = await site.send('POST', path, { ...change, new_password: 'x'.repeat(11) }, cookie);
    expect(await expectProblem(short, 400)).toBe('The new password needs at least 12 characters.');
    for (const body of [
      {},
      { current_password: ownerPassword },
      { new_password: next },
      { ...change, new_password: 'x'.repeat(1001) },
      { ...change, new_password: ['x'] },
      { ...change, current_password: '' },
      '{',
    ]) {
      await expectProblem(await site.send('POST', path, body, cookie), 400);
    }
    const huge = { ...change, new_password: 'x'.repeat(20_000) };
    await expectProblem(await site.send('POST', path, huge, cookie), 413);
    expect((await site.send('POST', '/api/compose/auth', { password: ownerPassword })).status).toBe(200);
  });

  test('answers 409 where the server’s configuration sets the password', async () => {
    const site = await createTestSite(await open(), { isPasswordFixed: true });
    const detail = await expectProblem(await site.send('POST', path, change, await site.signIn()), 409);
    expect(detail).toContain('OWNER_PASSWORD');
    expect(await site.signIn()).not.toBe('');
  });
});
