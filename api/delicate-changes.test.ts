import { expect, test } from 'vitest';
import { ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const confirm = '/api/compose/auth/confirm';
const minute = 60_000;

eachDialect('a delicate change', (open) => {
  const prepare = async () => {
    const { site, cookie } = await signedInSite(await open());
    const save = (patch: object, method = 'PATCH') => site.send(method, '/api/settings', patch, cookie);
    return { site, cookie, save };
  };

  test.each([
    { payment_link: 'https://pay.example/b', brand: 'Another' },
    { email_domain: 'elsewhere.example' },
  ])('asks for it ten minutes later, and saves nothing of %j before', async (patch) => {
    const { site, cookie, save } = await prepare();
    site.clock.advance(10 * minute);
    const before = await site.core.settings.get();
    for (const method of ['PATCH', 'PUT']) {
      const refused = await save(patch, method);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({
        detail: 'This change needs your password again. Nothing was saved yet.',
        code: 'password_needed',
      });
    }
    expect(await site.core.settings.get()).toEqual(before);
    const confirmed = await site.send('POST', confirm, { password: ownerPassword }, cookie);
    expect(await confirmed.json()).toEqual({
      success: true,
      confirmed_until: new Date(site.clock.now.getTime() + 10 * minute).toISOString(),
    });
    expect((await save(patch)).status).toBe(200);
    expect(await site.core.settings.get()).toMatchObject(patch);
  });

  test('is none where the value stays, or another setting changes', async () => {
    const { site, save } = await prepare();
    site.clock.advance(10 * minute);
    expect((await save({ email_user: 'hello', payment_link: '', price_usd: 80 })).status).toBe(200);
  });

  test('is not confirmed by a wrong password, which counts for the lockout, nor without a session', async () => {
    const { site, cookie, save } = await prepare();
    site.clock.advance(10 * minute);
    await expectProblem(await site.send('POST', confirm, { password: ownerPassword }), 401);
    for (let count = 0; count < 5; count += 1) {
      await expectProblem(await site.send('POST', confirm, { password: 'wrong' }, cookie), 401);
    }
    await expectProblem(await site.send('POST', confirm, { password: ownerPassword }, cookie), 429);
    expect((await save({ email_user: 'eve' })).status).toBe(403);
    for (const body of [{}, { password: '' }, { password: 1 }]) {
      await expectProblem(await site.send('POST', confirm, body, cookie), 400);
    }
  });
});
