import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { findSecret, saveSecret } from './secret-store.ts';
import { ensurePassword, setPassword } from './set-password.ts';

const day = 86_400_000;
const own = 'four plain words then';
const printed = 'abcde-fghjk-mnpqr-stuvw';

eachDialect('a password that the site made up', (open) => {
  const prepare = async (options = {}) => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(printed));
    await saveSecret(db.kysely, 'password_generated', 'yes');
    const { core, clock } = createTestCore(db, options);
    const signIn = async (password: string) => expectOk(await core.session.signIn(password, 'client')).token;
    return { db, clock, session: core.session, signIn };
  };

  test('is marked as such at the first start, and no other', async () => {
    const db = await open();
    const made = await ensurePassword(db, undefined);
    expect(made).not.toBeNull();
    expect(await findSecret(db.kysely, 'password_generated')).toMatch(/^\d{4}-/);
    await ensurePassword(db, made ?? '');
    expect(await findSecret(db.kysely, 'password_generated')).toBeUndefined();
  });

  test('is told of in its sessions until the owner has chosen another, without giving it again', async () => {
    const { session, signIn } = await prepare();
    const token = await signIn(printed);
    expect(await session.check(token)).toMatchObject({ hasGeneratedPassword: true });
    const opened = expectOk(await session.choosePassword(own, 'client', { replaces: token }));
    expect(await session.check(token)).toBeNull();
    expect(await session.check(opened.token)).toMatchObject({ hasGeneratedPassword: false });
    expect((await session.signIn(printed, 'client')).ok).toBe(false);
    expect(await session.check(await signIn(own))).toMatchObject({ hasGeneratedPassword: false });
  });

  test('is not replaced by one that is too short or common, and only while it stands', async () => {
    const { session, signIn } = await prepare();
    const token = await signIn(printed);
    const codeOf = async (next: string, replaces = token) => {
      const chosen = await session.choosePassword(next, 'client', { replaces });
      return chosen.ok ? 'chosen' : chosen.failure.code;
    };
    expect(await codeOf('short')).toBe('password_too_short');
    expect(await codeOf('Password1234')).toBe('password_common');
    expect(await session.check(token)).not.toBeNull();
    expect(await codeOf(own)).toBe('chosen');
    expect(await codeOf('another of the owner')).toBe('password_is_own');
  });

  test('is replaced within ten minutes of the sign-in, and by nobody who is not signed in', async () => {
    const { clock, session, signIn } = await prepare();
    const token = await signIn(printed);
    const choose = (replaces?: string) => session.choosePassword(own, 'client', { replaces });
    const needed = { ok: false, failure: { code: 'password_needed' } };
    expect(await choose()).toEqual(needed);
    clock.advance(10 * 60_000);
    expect(await choose(token)).toEqual(needed);
    expectOk(await session.confirm(token, printed, 'client'));
    expectOk(await choose(token));
  });

  test('opens nothing once it has been unused for seven days, until the command line makes another', async () => {
    const { db, clock, session, signIn } = await prepare();
    await setPassword(db, printed, 'generated', clock.now);
    clock.advance(7 * day - 1);
    await signIn(printed);
    clock.advance(1);
    expect(await session.signIn(printed, 'client')).toEqual({
      ok: false,
      failure: { code: 'password_expired' },
    });
    expect(await session.signIn('not this one', 'client')).toMatchObject({
      failure: { code: 'password_invalid', attemptsLeft: 4 },
    });
    await setPassword(db, 'made up once more', 'generated', clock.now);
    await signIn('made up once more');
    await setPassword(db, own, undefined, clock.now);
    clock.advance(400 * day);
    await signIn(own);
  });

  test('need not be changed where the configuration sets the password', async () => {
    const { db, session, signIn } = await prepare({ isPasswordFixed: true });
    expect(await session.check(await signIn(printed))).toMatchObject({ hasGeneratedPassword: false });
    await ensurePassword(db, printed);
    const later = createTestCore(db).core.session;
    expect(await later.check(await signIn(printed))).toMatchObject({ hasGeneratedPassword: false });
  });
});
