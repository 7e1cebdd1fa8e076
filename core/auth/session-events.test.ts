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

  test('nothing, where there was no session to end', async () => {
    const { as, signIn, names } = await prepare();
    const { token } = await signIn();
    expect(await as(token).session.end('none')).toMatchObject({ failure: { code: 'session_not_found' } });
    expect(await as(token).session.signOutOthers(token)).toBe(0);
    await as().session.signOut('no token of ours');
    expect(await names()).toEqual(['signed_in']);
  });

  test('that the password was given again, and that it was not', async () => {
    const { as, signIn, names } = await prepare();
    const { token } = await signIn();
    expectOk(await as(token).session.confirm(token, password, client));
    expect((await as(token).session.confirm(token, 'wrong', client)).ok).toBe(false);
    expect(await names()).toEqual(['signed_in', 'password_confirmed', 'password_confirm_failed']);
  });

  test('a changed password, under the session that it opens', async () => {
    const { as, signIn } = await prepare();
    const { token } = await signIn();
    const change = { current: password, next: 'four plain new words' };
    const opened = expectOk(await as(token).session.changePassword(change, client));
    const { events } = await as(opened.token).audit.list({ limit: 100 });
    expect(events.map(({ name, own }) => [name, own])).toEqual([
      ['password_changed', true],
      ['signed_in', false],
    ]);
  });

  test('the brake, which strangers meet after a hundred failures', async () => {
    const { as, names } = await prepare();
    for (let place = 0; place < 100; place += 1) {
      await as().session.signIn('wrong', `198.51.${place}.1`);
    }
    const barred = await as().session.signIn(password, '198.51.200.1');
    expect(barred).toMatchObject({ failure: { code: 'sign_in_paused' } });
    expect((await names()).at(-1)).toBe('brake_applied');
  });
});
