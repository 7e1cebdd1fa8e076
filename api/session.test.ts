import { expect, test } from 'vitest';
import { hashPassword, passwordCost } from '../core/auth/password.ts';
import { saveSecret } from '../core/auth/secrets.ts';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { slowHashes } from '../test/setup.ts';

const auth = '/api/compose/auth';

eachDialect('POST /api/compose/auth', (open) => {
  test('sign-in sets a cookie for 24 hours that scripts can’t read', async () => {
    const site = await createTestSite(await open());
    const response = await site.send('POST', auth, { password: ownerPassword });
    expect(response.status).toBe(200);
    const expiresAt = new Date(site.clock.now.getTime() + 86_400_000);
    expect(await response.json()).toEqual({ success: true, expires_at: expiresAt.toISOString() });
    const [pair, ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(pair).toMatch(/^compose_session=[\w-]{43}$/);
    expect(attributes).toEqual(['Path=/', 'HttpOnly', 'SameSite=Lax', `Expires=${expiresAt.toUTCString()}`]);
  });

  test('sign-in returns 401 for a wrong password and sets no cookie', async () => {
    const site = await createTestSite(await open());
    for (const password of ['wrong', `${ownerPassword} `, ownerPassword.toUpperCase(), '\u0000', '🗝️']) {
      site.clock.advance(16 * 60_000);
      const response = await site.send('POST', auth, { password });
      expect(response.headers.get('set-cookie')).toBeNull();
      expect(await expectProblem(response, 401)).toBe('Invalid password.');
    }
  });

  test('sign-in returns 429 with Retry-After after five wrong passwords, even for the right one', async () => {
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

  test('sign-in returns 400 without a password, which doesn’t count as an attempt', async () => {
    const site = await createTestSite(await open());
    for (const body of [
      {},
      { password: '' },
      { password: 12345 },
      { password: 'x'.repeat(1001) },
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

  test('DELETE ends the session in the database and the browser', async () => {
    const { site, ask } = await signedInSite(await open());
    const other = await site.signIn();
    const response = await ask('DELETE', auth);
    expect(response.status).toBe(204);
    expect(response.headers.get('set-cookie')).toBe(
      'compose_session=; Path=/; HttpOnly; SameSite=Lax; Max-Age=0',
    );
    expect(await authenticated(await ask('GET', auth))).toBe(false);
    expect(await authenticated(await site.send('GET', auth, undefined, other))).toBe(true);
  });
});

const path = '/api/compose/sessions';

interface Listed {
  sessions: { id: string; browser: string; is_own: boolean }[];
}

eachDialect('/api/compose/sessions', (open) => {
  test('GET lists active sessions, and DELETE ends one', async () => {
    const site = await createTestSite(await open());
    const [own, other] = [await site.signIn(), await site.signIn()];
    const list = async () =>
      ((await (await site.send('GET', path, undefined, own)).json()) as Listed).sessions;
    const before = await list();
    expect(before.map(({ is_own }) => is_own).sort()).toEqual([false, true]);
    expect(JSON.stringify(before)).not.toContain(own.split('=')[1]);
    const id = before.find(({ is_own }) => !is_own)?.id;
    const ended = await site.send('DELETE', `${path}/${id}`, undefined, own);
    expect([ended.status, ended.headers.get('set-cookie')]).toEqual([204, null]);
    expect((await site.send('GET', '/api/settings', undefined, other)).status).toBe(401);
    expect(await list()).toHaveLength(1);
    await expectProblem(await site.send('DELETE', `${path}/${id}`, undefined, own), 404);
  });

  test('ending another session requires a recent password', async () => {
    const site = await createTestSite(await open());
    const [own, other] = [await site.signIn(), await site.signIn()];
    const { sessions } = (await (await site.send('GET', path, undefined, own)).json()) as Listed;
    const addressOf = (mine: boolean) => `${path}/${sessions.find(({ is_own }) => is_own === mine)?.id}`;
    site.clock.advance(10 * 60_000);
    const status = async (cookie: string) =>
      (await site.send('GET', '/api/settings', undefined, cookie)).status;
    for (const address of [addressOf(false), `${path}/none`, '/api/compose/auth/others']) {
      const refused = await site.send('DELETE', address, undefined, own);
      expect([refused.status, await refused.json()]).toMatchObject([403, { code: 'password_needed' }]);
    }
    expect([await status(own), await status(other)]).toEqual([200, 200]);
    await site.send('POST', '/api/compose/auth/confirm', { password: ownerPassword }, own);
    expect((await site.send('DELETE', addressOf(false), undefined, own)).status).toBe(204);
    const ended = await site.send('DELETE', '/api/compose/auth/others', undefined, own);
    expect([ended.status, await status(other)]).toEqual([200, 401]);
    site.clock.advance(10 * 60_000);
    expect((await site.send('DELETE', addressOf(true), undefined, own)).status).toBe(204);
  });

  test('signing in again in the same browser ends the old session, and signing out clears the cache', async () => {
    const site = await createTestSite(await open(), { origin: 'https://site.example' });
    const own = await site.signIn();
    expect(own).toMatch(/^__Host-compose_session=/);
    const again = await site.send('POST', '/api/compose/auth', { password: 'a password of tests' }, own);
    expect(again.headers.getSetCookie()).toHaveLength(1);
    expect((await site.send('GET', '/api/settings', undefined, own)).status).toBe(401);
    const next = again.headers.getSetCookie()[0]?.split(';')[0];
    expect((await site.send('GET', '/api/settings', undefined, next)).status).toBe(200);
    const left = await site.send('DELETE', '/api/compose/auth', undefined, next);
    expect(left.headers.get('clear-site-data')).toBe('"cache"');
    expect(left.headers.getSetCookie().every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });
});

eachDialect('simultaneous sign-ins', (open) => {
  test('at most ten sign-ins are checked at once; the others get Retry-After', async () => {
    Object.assign(passwordCost, slowHashes);
    const db = await open();
    const site = await createTestSite(db, { trustProxy: 1 });
    await saveSecret(db.kysely, 'password_hash', await hashPassword(ownerPassword));
    const from = (place: number) =>
      site.request(auth, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.${place}.1` },
        body: JSON.stringify({ password: 'wrong' }),
      });
    const answers = await Promise.all(Array.from({ length: 40 }, (_, place) => from(place)));
    const refused = answers.filter(({ status }) => status === 503);
    expect(refused.length).toBeGreaterThanOrEqual(20);
    expect(answers.every(({ status }) => status === 503 || status === 401)).toBe(true);
    for (const response of refused) {
      expect(response.headers.get('retry-after')).toBe('2');
      expect(await expectProblem(response, 503)).toContain('Try again in a moment.');
    }
    expect((await from(99)).status).toBe(401);
  });
});

const confirm = '/api/compose/auth/confirm';
const minute = 60_000;

eachDialect('sensitive settings', (open) => {
  const prepare = async () => {
    const { site, cookie, ask } = await signedInSite(await open());
    const save = (patch: object, method = 'PATCH') => ask(method, '/api/settings', patch);
    return { site, cookie, save };
  };

  test.each([
    { payment_link: 'https://pay.example/b', brand: 'Another' },
    { email_domain: 'elsewhere.example' },
  ])('a change of %j requires the password after ten minutes and saves nothing without it', async (patch) => {
    const { site, cookie, save } = await prepare();
    site.clock.advance(10 * minute);
    const before = await site.core.settings.get();
    for (const method of ['PATCH', 'PUT']) {
      const refused = await save(patch, method);
      expect(refused.status).toBe(403);
      expect(await refused.json()).toEqual({
        detail: 'Confirm your password to make this change. Nothing was saved.',
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

  test('an unchanged sensitive setting requires no password', async () => {
    const { site, save } = await prepare();
    site.clock.advance(10 * minute);
    expect((await save({ email_user: 'hello', payment_link: '', price_usd: 80 })).status).toBe(200);
  });

  test('a sensitive change isn’t confirmed by a wrong password or without a session', async () => {
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
