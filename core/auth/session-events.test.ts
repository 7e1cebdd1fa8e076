import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { saveSecret } from './secret-store.ts';

const password = 'the right one';
const client = '192.0.2.1';

eachDialect('what a session leaves in the audit trail', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core } = createTestCore(db);
    /** The core for who asks with a session. */
    const as = (token?: string) => core.as({ source: 'site', client, token });
    const signIn = async () => expectOk(await as().session.signIn(password, client));
    const names = async () => {
      const { events } = await core.audit.list({ limit: 100 });
      return events.map(({ name }) => name).reverse();
    };
    return { db, as, signIn, names };
  };

  test('its end by name, by all others and by itself', async () => {
    const { as, signIn, names } = await prepare();
    const [first, second] = [await signIn(), await signIn()];
    await signIn();
    expectOk(await as(first.token).session.end(second.id));
    expect(await as(first.token).session.signOutOthers(first.token)).toBe(1);
    await as(first.token).session.signOut(first.token);
    expect(await names()).toEqual([
      'signed_in',
      'signed_in',
      'signed_in',
      'session_ended',
      'sessions_ended',
      'signed_out',
    ]);
  });

  test('that the password was given again, and that it was not', async () => {
    const { as, signIn, names } = await prepare();
    const { token } = await signIn();
    expectOk(await as(token).session.confirm(token, password, client));
    expect((await as(token).session.confirm(token, 'wrong', client)).ok).toBe(false);
    expect(await names()).toEqual(['signed_in', 'password_confirmed', 'password_confirm_failed']);
  });
});
