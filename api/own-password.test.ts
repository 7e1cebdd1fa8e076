import { expect, test } from 'vitest';
import { saveSecret } from '../core/auth/secret-store.ts';
import { createTestSite, ownerPassword, signedInSite } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

eachDialect('a session with a password that the site made up', (open) => {
  const prepare = async (options = {}) => {
    const db = await open();
    const site = await createTestSite(db, options);
    await saveSecret(db.kysely, 'password_generated', 'yes');
    return { site, db, cookie: await site.signIn() };
  };

  test('is refused every write and every reading that is the owner’s', async () => {
    const { site, cookie } = await prepare();
    await site.core.posts.create({ title: 'Draft', slug: 'draft', html: '<p>x</p>', status: 'draft' });
    const detail =
      'This password was made up by the site. Choose one of your own first: POST /api/compose/password.';
    const paths = (await (await site.request('/api/openapi.json')).json()) as {
      paths: Record<string, Record<string, { responses: Record<string, unknown> }>>;
    };
    const asked: string[] = [];
    for (const [path, methods] of Object.entries(paths.paths)) {
      for (const [method, { responses }] of Object.entries(methods)) {
        // What is the owner's alone says so.
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

  test('may see and end sessions, and choose a password, after which everything is open', async () => {
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
    expect(await expectProblem(await choose('Qwerty123456'), 400)).toContain('first that are guessed');
    const chosen = await choose('four plain words then');
    expect(chosen.status).toBe(200);
    const own = chosen.headers.get('set-cookie')?.split(';')[0] ?? '';
    expect(await session(own)).toEqual({ authenticated: true });
    expect((await site.send('GET', '/api/settings', undefined, own)).status).toBe(200);
    expect(await session(cookie)).toEqual({ authenticated: false });
  });

  test('is refused once its seven days are over, with the way to another', async () => {
    const { site, db } = await prepare();
    await saveSecret(db.kysely, 'password_generated', site.clock.now.toISOString());
    site.clock.advance(7 * 86_400_000);
    const refused = await site.send('POST', '/api/compose/auth', { password: ownerPassword });
    expect(refused.headers.get('set-cookie')).toBeNull();
    expect(await expectProblem(refused, 403)).toContain('npm run site -- password');
  });
});

eachDialect('a new password', (open) => {
  test('needs the current one, where that is the owner’s own', async () => {
    const { site, cookie } = await signedInSite(await open());
    const path = '/api/compose/password';
    const bare = await site.send('POST', path, { new_password: 'four plain words then' }, cookie);
    expect(await expectProblem(bare, 400)).toContain('current_password');
    await site.core.settings.save({ brand: 'Quill & Company' });
    const named = { current_password: ownerPassword, new_password: 'quillcompany1' };
    expect(await expectProblem(await site.send('POST', path, named, cookie), 400)).toContain('guessed');
  });
});
