import { expect, test } from 'vitest';
import { createTestSite, ownerPassword } from '../test/create-test-site.ts';
import { eachDialect } from '../test/each-dialect.ts';
import { expectProblem } from '../test/expect-problem.ts';

const path = '/api/compose/sessions';

interface Listed {
  sessions: { id: string; browser: string; is_own: boolean }[];
}

eachDialect('/api/compose/sessions', (open) => {
  test('GET lists where the owner is signed in, DELETE ends one of them', async () => {
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

  test('DELETE asks for the password ten minutes after it was given, but of one’s own', async () => {
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

  test('a new sign-in of the same browser ends its session, and signing out clears what was kept', async () => {
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
