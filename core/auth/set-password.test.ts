import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { findSecret, saveSecret } from './secret-store.ts';
import { ensurePassword, setPassword } from './set-password.ts';

eachDialect('the owner’s password', (open) => {
  test('is made up at the first start, shown once, and opens a session', async () => {
    const db = await open();
    const shown = await ensurePassword(db, undefined);
    expect(shown).toMatch(/^[a-z2-9]{7}(-[a-z2-9]{7}){3}$/);
    expect(await ensurePassword(db, undefined)).toBeNull();
    const { core } = createTestCore(db);
    expectOk(await core.session.signIn(shown ?? '', 'client'));
    expect(await findSecret(db.kysely, 'password_hash')).not.toContain(shown);
  });

  test('is shown by only one of two starts at once, and that one is right', async () => {
    const db = await open();
    const shown = await Promise.all([ensurePassword(db, undefined), ensurePassword(db, undefined)]);
    const [only, ...more] = shown.filter((password) => password !== null);
    expect(more).toEqual([]);
    expectOk(await createTestCore(db).core.session.signIn(only ?? '', 'client'));
  });

  test('is the configured one, which ends sessions only when it changes', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    expect(await ensurePassword(db, 'first')).toBeNull();
    const { token } = expectOk(await core.session.signIn('first', 'client'));
    await ensurePassword(db, 'first');
    expect(await core.session.check(token)).not.toBeNull();
    await ensurePassword(db, 'second');
    expect(await core.session.check(token)).toBeNull();
    expect((await core.session.signIn('first', 'client')).ok).toBe(false);
    expectOk(await core.session.signIn('second', 'client'));
    expect(await ensurePassword(db, undefined)).toBeNull();
  });

  test('set anew forgives the client that has just failed too often', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await saveSecret(db.kysely, 'password_hash', quickHash('forgotten'));
    for (let count = 0; count < 6; count += 1) await core.session.signIn('wrong', '192.0.2.1');
    expect(await core.session.signIn('forgotten', '192.0.2.1')).toMatchObject({
      failure: { code: 'locked_out' },
    });
    await setPassword(db, 'remembered');
    expect((await core.session.signIn('remembered', '192.0.2.1')).ok).toBe(true);
  });

  test('ends every session when it is set anew', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await saveSecret(db.kysely, 'password_hash', quickHash('old'));
    const tokens = [];
    for (const client of ['a', 'b']) {
      tokens.push(expectOk(await core.session.signIn('old', client)).token);
    }
    await setPassword(db, 'new');
    expect(await Promise.all(tokens.map((token) => core.session.check(token)))).toEqual([null, null]);
  });
});
