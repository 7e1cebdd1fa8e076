import { expect, test, vi } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { saveSecret } from './secret-store.ts';

const password = 'the right one';
const [minute, hour] = [60_000, 3_600_000];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

bothDialects('an open session', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core, clock } = createTestCore(db);
    const { session } = core;
    const signIn = async (request = {}) => expectOk(await session.signIn(password, 'client', request));
    /** Checks a session and waits until its use is written down. */
    const use = async (token: string) => {
      const found = await session.check(token);
      const written = db.kysely.selectFrom('sessions').where('used_at', '=', clock.now.toISOString());
      const rows = () => written.selectAll().execute();
      if (found) await vi.waitFor(async () => expect(await rows()).not.toEqual([]), { interval: 2 });
      return found;
    };
    return { db, core, clock, session, signIn, use };
  };

  test('ends when it lies idle for eight hours, and not while it is used', async () => {
    const { clock, session, signIn, use } = await prepare();
    const { token } = await signIn();
    for (const _ of [1, 2]) {
      clock.advance(8 * hour - minute);
      expect(await use(token)).not.toBeNull();
    }
    clock.advance(8 * hour);
    expect(await session.check(token)).toBeNull();
    expect(await session.list(token)).toEqual([]);
  });

  test('lies idle for as long as the owner has set', async () => {
    const { core, clock, session, signIn } = await prepare();
    const { token } = await signIn();
    await core.settings.save({ session_idle_hours: 1 });
    clock.advance(hour - 1);
    expect(await session.check(token)).not.toBeNull();
    await core.settings.save({ session_idle_hours: 24 });
    clock.advance(22 * hour);
    expect(await session.check(token)).not.toBeNull();
  });

  test('is listed with its browser, since when it lasts and when it was last used, never by its token', async () => {
    const { clock, session, signIn, use } = await prepare();
    const first = await signIn({ userAgent: firefox });
    clock.advance(10 * minute);
    const own = await signIn();
    clock.advance(5 * minute);
    await use(first.token);
    const listed = await session.list(own.token);
    expect(listed).toEqual([
      {
        id: first.id,
        browser: 'Firefox',
        system: 'Windows',
        created_at: new Date(clock.now.getTime() - 15 * minute).toISOString(),
        used_at: clock.now.toISOString(),
        expires_at: first.expiresAt.toISOString(),
        is_own: false,
      },
      expect.objectContaining({ id: own.id, browser: '', system: '', is_own: true }),
    ]);
    expect(JSON.stringify(listed)).not.toContain(own.token);
  });

  test('is ended by its name in the list, and no other with it', async () => {
    const { session, signIn } = await prepare();
    const [one, two, own] = [await signIn(), await signIn(), await signIn()];
    expect((await session.end(one.id)).ok).toBe(true);
    expect(await session.end(one.id)).toEqual({ ok: false, failure: { code: 'session_not_found' } });
    expect(await session.check(one.token)).toBeNull();
    expect((await session.list(own.token)).map(({ id }) => id).sort()).toEqual([two.id, own.id].sort());
  });

  test('gives way to the next sign-in of the same browser, a failed one leaves it', async () => {
    const { session, signIn } = await prepare();
    const { token } = await signIn();
    await session.signIn('wrong', 'client', { replaces: token });
    expect(await session.check(token)).not.toBeNull();
    const next = await signIn({ replaces: token });
    expect(await session.check(token)).toBeNull();
    expect(await session.list(next.token)).toHaveLength(1);
  });
});

bothDialects('the password given again', (open) => {
  test('counts for ten minutes, as a sign-in does; a wrong one counts for the lockout', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core, clock } = createTestCore(db);
    const { session } = core;
    const { token } = expectOk(await session.signIn(password, 'client'));
    clock.advance(10 * minute - 1);
    expect(await session.provedUntil(token)).toEqual(new Date(clock.now.getTime() + 1));
    clock.advance(1);
    expect(await session.provedUntil(token)).toBeNull();
    const confirmed = expectOk(await session.confirm(token, password, 'client'));
    expect(confirmed.until).toEqual(new Date(clock.now.getTime() + 10 * minute));
    expect(await session.provedUntil(token)).toEqual(confirmed.until);
    clock.advance(10 * minute);
    for (let left = 4; left >= 0; left -= 1) {
      expect(await session.confirm(token, 'wrong', 'client')).toMatchObject({
        failure: { code: 'password_invalid', attemptsLeft: left },
      });
    }
    expect(await session.confirm(token, password, 'client')).toMatchObject({
      failure: { code: 'locked_out' },
    });
    expect(await session.provedUntil(token)).toBeNull();
    expect(await session.check(token)).not.toBeNull();
    expect(await session.provedUntil('no token')).toBeNull();
  });
});
