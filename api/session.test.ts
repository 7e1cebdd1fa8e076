import { expect, test } from 'vitest';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const auth = '/api/compose/auth';

eachDialect('POST /api/compose/auth', (open) => {
  test('answers success and a cookie that scripts can’t read, for 24 hours', async () => {
    const site = await createTestSite(await open());
    const response = await site.send('POST', auth, { password: ownerPassword });
    expect(response.status).toBe(200);
    const expiresAt = new Date(site.clock.now.getTime() + 86_400_000);
    expect(await response.json()).toEqual({ success: true, expires_at: expiresAt.toISOString() });
    const [pair, ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toMatch(/^compose_session=[\w-]{43}$/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', `Expires=${expiresAt.toUTCString()}`]);
  });

  test('answers 401 to a wrong password and sets no cookie', async () => {
    const site = await createTestSite(await open());
    for (const password of ['wrong', `${ownerPassword} `, ownerPassword.toUpperCase(), '\u0000', '🗝️']) {
      site.clock.advance(16 * 60_000);
      const response = await site.send('POST', auth, { password });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await expectProblem(response, 401)).toBe('Invalid password.');
    }
  });

  test('answers 429 with the seconds to wait after five wrong ones, to the right one too', async () => {
    const site = await createTestSite(await open());
    for (let count = 0; count < 5; count += 1) {
      await expectProblem(await site.send('POST', auth, { password: 'wrong' }), 401);
    }
    for (const password of ['wrong', ownerPassword]) {
      const response = await site.send('POST', auth, { password });
      const seconds = Number(response.headers.get('retry-after'));
      expect(seconds).toBeGreaterThan(119 * 60);
      expect(seconds).toBeLessThanOrEqual(120 * 60 + 1);
      expect(await expectProblem(response, 429)).toBe(
        'Access blocked for 120 minutes due to too many failed attempts.',
      );
    }
  });

  test('answers 400 to what holds no password, and counts no attempt', async () => {
    const site = await createTestSite(await open());
    for (const body of [
      {},
      { password: '' },
      { password: 12345 },
      { password: ['a'] },
      { password: null },
      { password: 'x'.repeat(1001) },
      [{ password: ownerPassword }],
      null,
      '{"password":',
      '',
    ]) {
      await expectProblem(await site.send('POST', auth, body), 400);
    }
    expect((await site.send('POST', auth, { password: ownerPassword })).status).toBe(200);
  });
});

eachDialect('a session over HTTP', (open) => {
  const authenticated = async (response: Response) => {
    expect(response.status).toBe(200);
    return ((await response.json()) as { authenticated: boolean }).authenticated;
  };

  test('is ended by DELETE, in the database and in the browser', async () => {
    const { site, cookie } = await signedInSite(await open());
    const other = await site.signIn();
    const response = await site.send('DELETE', auth, undefined, cookie);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBe(
      'compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    expect(await authenticated(await site.send('GET', auth, undefined, cookie))).toBe(false);
    expect(await authenticated(await site.send('GET', auth, undefined, other))).toBe(true);
  });
});
