import { expect, test } from 'vitest';
import { saveSecret } from '../core/auth/secrets.ts';
import { failureTexts } from '../shared/result.ts';
import type { SecondFactor } from '../shared/sign-in.ts';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { setUpPasskey } from '../test/set-up-passkey.ts';

const path = '/api/compose/password';
const next = 'another password of tests';
const change = { current_password: ownerPassword, new_password: next };

eachDialect('POST /api/compose/password', (open) => {
  test('changing the password ends other sessions and returns a new session', async () => {
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

  test('changing the password returns 409 if OWNER_PASSWORD sets it', async () => {
    const site = await createTestSite(await open(), { isPasswordFixed: true });
    const detail = await expectProblem(await site.send('POST', path, change, await site.signIn()), 409);
    expect(detail).toContain('OWNER_PASSWORD');
    expect(await site.signIn()).not.toBe('');
  });
});

eachDialect('a session with a temporary password', (open) => {
  const prepare = async (options = {}) => {
    const db = await open();
    const site = await createTestSite(db, options);
    await saveSecret(db.kysely, 'password_generated', 'yes');
    return { site, db, cookie: await site.signIn() };
  };

  test('a session with a temporary password is rejected by every owner operation', async () => {
    const { site, cookie } = await prepare();
    await site.core.posts.create({ title: 'Draft', slug: 'draft', html: '<p>x</p>', status: 'draft' });
    const detail = 'This is a temporary password. Choose your own first: POST /api/compose/password.';
    const paths = (await (await site.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    const asked: string[] = [];
    for (const [path, methods] of Object.entries(paths.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        // Skip public operations and those allowed with a temporary password.
        if (!('401' in responses) || /^\/api\/compose\/(auth|sessions|password)/.test(path)) continue;
        const address = path.replace(/\{\w+\}/g, '1');
        const body = method === 'get' ? undefined : {};
        const response = await site.send(method.toUpperCase(), address, body, cookie);
        if (response.status === 404 && method === 'get') continue;
        asked.push(`${method} ${path}`);
        expect([`${method} ${path}`, await expectProblem(response, 403)]).toEqual([
          `${method} ${path}`,
          detail,
        ]);
      }
    }
    expect(asked.length).toBeGreaterThan(15);
    await expectProblem(await site.send('GET', '/api/blog/posts/draft', undefined, cookie), 404);
  });

  test('a session with a temporary password can list and end sessions and choose a password', async () => {
    const { site, cookie } = await prepare();
    const session = async (own: string) =>
      (await site.send('GET', '/api/compose/auth', undefined, own)).json();
    expect(await session(cookie)).toEqual({ authenticated: true, must_choose_password: true });
    expect((await site.send('GET', '/api/compose/sessions', undefined, cookie)).status).toBe(200);
    const choose = (new_password: string) =>
      site.send('POST', '/api/compose/password', { new_password }, cookie);
    site.clock.advance(10 * 60_000);
    expect((await choose('four plain words then')).status).toBe(403);
    await site.send('POST', '/api/compose/auth/confirm', { password: ownerPassword }, cookie);
    await expectProblem(await choose('too short'), 400);
    expect(await expectProblem(await choose('Qwerty123456'), 400)).toBe(failureTexts.password_common);
    const chosen = await choose('four plain words then');
    expect(chosen.status).toBe(200);
    const own = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await session(own)).toEqual({ authenticated: true });
    expect((await site.send('GET', '/api/settings', undefined, own)).status).toBe(200);
    expect(await session(cookie)).toEqual({ authenticated: false });
  });

  test('a temporary password is rejected after seven days, with instructions', async () => {
    const { site, db } = await prepare();
    await saveSecret(db.kysely, 'password_generated', site.clock.now.toISOString());
    site.clock.advance(7 * 86_400_000);
    const refused = await site.send('POST', '/api/compose/auth', { password: ownerPassword });
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await expectProblem(refused, 403)).toContain('npm run site -- password');
  });
});

eachDialect('changing the password', (open) => {
  test('changing the password requires the current one unless it is temporary', async () => {
    const { site, ask } = await signedInSite(await open());
    const path = '/api/compose/password';
    const bare = await ask('POST', path, { new_password: 'four plain words then' });
    expect(await expectProblem(bare, 400)).toContain('current_password');
    await site.core.settings.save({ brand: 'Quill & Company' });
    const named = { current_password: ownerPassword, new_password: 'quillcompany1' };
    expect(await expectProblem(await ask('POST', path, named), 400)).toBe(failureTexts.password_common);
  });
});

const auth = '/api/compose/auth';
const origin = 'https://site.example';

interface Refused {
  detail: string;
  second_factor: SecondFactor;
}

eachDialect('the second factor over HTTP', (open) => {
  const prepare = async () => {
    const site = await createTestSite(await open(), { origin });
    const set = await setUpPasskey(site.core, { password: ownerPassword, client: '127.0.0.1', origin });
    const begin = async () => {
      const response = await site.send('POST', auth, { password: ownerPassword });
      expect(response.status).toBe(401);
      expect(response.headers.get('set-cookie')).toBeNull();
      return (await response.json()) as Refused;
    };
    const signed = ({ id, options }: SecondFactor) => ({
      id,
      response: set.authenticator.sign({ challenge: options?.challenge ?? '' }),
    });
    return { site, ...set, begin, signed };
  };

  test('sign-in asks for the second factor with 401 and then opens a session', async () => {
    const { site, begin, signed } = await prepare();
    const { detail, second_factor: factor } = await begin();
    expect(detail).toBe('Correct password. Confirm with your passkey or a recovery code.');
    expect(Object.keys(factor).sort()).toEqual(['expires_at', 'id', 'options', 'origin']);
    const response = await site.send('POST', `${auth}/passkey`, signed(factor));
    const expiresAt = new Date(site.clock.now.getTime() + 86_400_000);
    expect([response.status, await response.json()]).toEqual([
      200,
      { success: true, expires_at: expiresAt.toISOString() },
    ]);
    const [pair = '', ...attributes] = response.headers.get('set-cookie')?.split('; ') ?? [];
    expect(attributes).toContain('HttpOnly');
    expect((await site.send('GET', '/api/settings', undefined, pair)).status).toBe(200);
  });

  test('sign-in accepts a recovery code and returns the number left', async () => {
    const { site, begin, recoveryCodes } = await prepare();
    const { second_factor: factor } = await begin();
    const send = (code: string) => site.send('POST', `${auth}/recovery`, { id: factor.id, code });
    const wrong = await send('nothing-like-it');
    expect([wrong.status, wrong.headers.get('set-cookie')]).toEqual([401, null]);
    const refused = (await wrong.json()) as Refused;
    expect(refused.second_factor.id).toBe(factor.id);
    const right = await send(recoveryCodes?.[0] ?? '');
    expect([right.status, await right.json()]).toEqual([
      200,
      { success: true, expires_at: expect.any(String), recovery_codes_left: 9 },
    ]);
    expect(right.headers.get('set-cookie')).toContain('compose_session=');
    expect(await expectProblem(await send(recoveryCodes?.[1] ?? ''), 401)).toContain('has expired');
  });
});
