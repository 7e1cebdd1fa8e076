import { expect, test } from 'vitest';
import { createTestCore, expectOk, type TestCoreOptions } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { findSecret, saveSecret } from './secret-store.ts';

const current = 'the current one';
const next = 'twelve chars';

eachDialect('changing the password', (open) => {
  const prepare = async (options?: TestCoreOptions) => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(current));
    const { core, clock } = createTestCore(db, options);
    const change = async (typed: string, wanted = next, client = 'client') => {
      const result = await core.session.changePassword({ current: typed, next: wanted }, client);
      return result.ok ? 'changed' : result.failure.code;
    };
    return { db, core, clock, change };
  };

  test('ends every session and opens one for the caller, with the new password only', async () => {
    const { core, clock } = await prepare();
    const before = [];
    for (const client of ['a', 'b']) {
      before.push(expectOk(await core.session.signIn(current, client)).token);
    }
    const { token, expiresAt } = expectOk(await core.session.changePassword({ current, next }, 'a'));
    expect(expiresAt.getTime() - clock.now.getTime()).toBe(86_400_000);
    expect(await core.session.check(token)).toMatchObject({ expiresAt });
    expect(await Promise.all(before.map((old) => core.session.check(old)))).toEqual([null, null]);
    expect((await core.session.signIn(current, 'a')).ok).toBe(false);
    expectOk(await core.session.signIn(next, 'a'));
  });

  test('with wrong current passwords locks the client out, in one count with its sign-ins', async () => {
    const { core, change } = await prepare();
    for (const password of ['x', 'y']) await core.session.signIn(password, 'client');
    expect([await change('wrong'), await change('wrong'), await change('wrong')]).toEqual(
      Array(3).fill('password_invalid'),
    );
    expect(await change(current)).toBe('locked_out');
    expect((await core.session.signIn(current, 'client')).ok).toBe(false);
    expect(await change(current, next, 'another client')).toBe('changed');
  });

  test('asks for twelve characters, counted as people count them, and counts no attempt for fewer', async () => {
    const { core, change } = await prepare();
    for (let count = 0; count < 6; count += 1) {
      expect(await change('wrong', 'x'.repeat(11))).toBe('password_too_short');
    }
    expect(await change(current, '🗝️'.repeat(5))).toBe('password_too_short');
    expect(await core.session.changePassword({ current, next: '' }, 'client')).toEqual({
      ok: false,
      failure: { code: 'password_too_short', least: 12 },
    });
    expect(await change(current, 'twelve chars')).toBe('changed');
  });

  test('is not possible where the next start would undo it', async () => {
    const { db, core, change } = await prepare({ isPasswordFixed: true });
    expect(core.session.isPasswordFixed).toBe(true);
    const hash = await findSecret(db.kysely, 'password_hash');
    expect(await change(current)).toBe('password_fixed');
    expect(await findSecret(db.kysely, 'password_hash')).toBe(hash);
  });
});
