import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { forgetPastSignIns } from './forget-past-sign-ins.ts';
import { saveSecret } from './secret-store.ts';

const minute = 60_000;
const right = 'the right one';
const hash = quickHash(right);

bothDialects('the lockout', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const made = createTestCore(db);
    const tried = async (password: string, client = 'client') => {
      const result = await made.core.session.signIn(password, client);
      return result.ok ? 'in' : result.failure.code;
    };
    const wrong = async (times: number, client?: string) => {
      const results = [];
      for (let count = 0; count < times; count += 1) results.push(await tried('wrong', client));
      return results;
    };
    return { ...made, db, tried, wrong };
  };

  test('comes with the fifth wrong password and holds 120 minutes, against the right one too', async () => {
    const { clock, tried, wrong } = await prepare();
    expect(await wrong(6)).toEqual([...Array(5).fill('password_invalid'), 'locked_out']);
    clock.advance(120 * minute - 1);
    expect(await tried(right)).toBe('locked_out');
    clock.advance(1);
    expect(await tried(right)).toBe('in');
  });

  test('does not come after four, and a right password starts the count anew', async () => {
    const { tried, wrong } = await prepare();
    await wrong(4);
    expect(await tried(right)).toBe('in');
    expect(await wrong(4)).not.toContain('locked_out');
    expect(await tried(right)).toBe('in');
  });

  test('counts only the wrong ones of the last 15 minutes', async () => {
    const { clock, tried, wrong } = await prepare();
    await wrong(4);
    clock.advance(15 * minute);
    expect(await wrong(4)).not.toContain('locked_out');
    clock.advance(15 * minute - 1);
    await wrong(1);
    expect(await tried(right)).toBe('locked_out');
  });

  test('is not made longer by trying on', async () => {
    const { clock, tried, wrong } = await prepare();
    await wrong(5);
    for (let count = 0; count < 8; count += 1) {
      clock.advance(14 * minute);
      await wrong(1);
    }
    clock.advance(8 * minute);
    expect(await tried(right)).toBe('in');
  });

  test('counts fifty guesses at once as fifty', async () => {
    const { tried } = await prepare();
    const results = await Promise.all(Array.from({ length: 50 }, (_, at) => tried(`guess ${at}`)));
    expect(results.filter((code) => code === 'password_invalid').length).toBeLessThanOrEqual(5);
    // Those that found no place in the line were not looked at, and are told to come again.
    const busy = results.filter((code) => code === 'sign_in_busy').length;
    // The line has ten places; on a slow machine one is free again before the last has come.
    expect(busy).toBeGreaterThanOrEqual(30);
    expect(busy).toBeLessThanOrEqual(40);
    expect(results.filter((code) => code === 'locked_out').length).toBeGreaterThanOrEqual(5);
    expect(await tried(right)).toBe('locked_out');
  });

  test('is remembered when the process starts anew', async () => {
    const { db, clock, wrong } = await prepare();
    await wrong(3);
    const second = createTestCore(db);
    second.clock.now = clock.now;
    await second.core.session.signIn('wrong', 'client');
    await second.core.session.signIn('wrong', 'client');
    expect(await createTestCore(db).core.session.signIn(right, 'client')).toEqual({
      ok: false,
      failure: { code: 'locked_out', until: new Date(clock.now.getTime() + 120 * minute) },
    });
  });

  test('keeps no address, and forgets what no rule looks at', async () => {
    const { db, core, clock, wrong } = await prepare();
    await wrong(3, '203.0.113.77');
    await wrong(5, '203.0.113.78');
    expectOk(await core.session.signIn(right, '203.0.113.79'));
    const kept = async () => ({
      attempts: await db.kysely.selectFrom('sign_in_attempts').selectAll().execute(),
      lockouts: await db.kysely.selectFrom('lockouts').selectAll().execute(),
      sessions: await db.kysely.selectFrom('sessions').selectAll().execute(),
    });
    expect(JSON.stringify(await kept())).not.toContain('203.0.113');
    const counts = async () => Object.values(await kept()).map((rows) => rows.length);
    await forgetPastSignIns(db, clock.now);
    expect(await counts()).toEqual([8, 1, 1]);
    clock.advance(15 * minute);
    await forgetPastSignIns(db, clock.now);
    expect(await counts()).toEqual([0, 1, 1]);
    clock.advance(24 * 60 * minute);
    await forgetPastSignIns(db, clock.now);
    expect(await counts()).toEqual([0, 0, 0]);
  });
});

bothDialects('signing in', (open) => {
  test('is refused while there is no password at all', async () => {
    const { core } = createTestCore(await open());
    for (const password of ['', 'undefined', 'x']) {
      expect(await core.session.signIn(password, 'client')).toMatchObject({
        failure: { code: 'password_invalid' },
      });
    }
  });

  test('opens a session whose token is nowhere in the database', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', hash);
    const { core, clock } = createTestCore(db);
    const { token, expiresAt } = expectOk(await core.session.signIn(right, 'client'));
    expect(expiresAt.getTime() - clock.now.getTime()).toBe(86_400_000);
    const sessions = await db.kysely.selectFrom('sessions').selectAll().execute();
    expect(JSON.stringify(sessions)).not.toContain(token);
    expect(await core.session.check(token)).toMatchObject({ expiresAt });
    expect(await core.session.check(sessions[0]?.token_hash ?? '')).toBeNull();
  });
});
