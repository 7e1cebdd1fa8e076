import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { begunSignIn, setUpPasskey } from '../../test/set-up-passkey.ts';
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts';
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

const origin = 'https://site.example';

eachDialect('what the second factor leaves in the audit trail', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const core = createTestCore(db, { origin }).core.as({ source: 'site', client });
    const set = await setUpPasskey(core, { password, client, origin });
    const events = async () => {
      const { events: found } = await core.audit.list({ limit: 100 });
      return found.map(({ name, what, count }) => ({ name, what, count })).reverse();
    };
    /** What came since `known` events were there. */
    const since = async (known: number) => (await events()).slice(known);
    return { db, core, ...set, events, since };
  };

  test('its beginning: the passkey, the codes, and the sessions that it ended', async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const core = createTestCore(db, { origin }).core.as({ source: 'site', client });
    expectOk(await core.session.signIn(password, '192.0.2.2'));
    const { passkey, recoveryCodes } = await setUpPasskey(core, { password, client, origin });
    const { events } = await core.audit.list({ limit: 100 });
    expect(events.map(({ name, what }) => [name, what]).reverse()).toEqual([
      ['signed_in', {}],
      ['signed_in', {}],
      ['passkey_added', { id: passkey.id }],
      ['recovery_codes_made', {}],
      ['sessions_ended', { ended: 1 }],
    ]);
    expect(JSON.stringify(events)).not.toContain(recoveryCodes?.[0]);
  });

  test('a sign-in by passkey, and one by recovery code', async () => {
    const { core, authenticator, recoveryCodes, events, since } = await prepare();
    const { length } = await events();
    const first = await begunSignIn(core, password, client);
    const response = authenticator.sign({ challenge: first.options?.challenge ?? '' });
    expectOk(await core.passkeys.signIn({ id: first.id, response }, client));
    expect(await since(length)).toEqual([{ name: 'signed_in', what: { factor: 'passkey' }, count: 1 }]);
    const second = await begunSignIn(core, password, client);
    const code = recoveryCodes?.[0] ?? '';
    expectOk(await core.passkeys.signInWithCode({ id: second.id, code }, client));
    expect((await since(length)).slice(1)).toEqual([
      { name: 'recovery_code_used', what: {}, count: 1 },
      { name: 'signed_in', what: { factor: 'recovery_code' }, count: 1 },
    ]);
  });

  test('wrong passkeys and codes, and the lockout they lead to', async () => {
    const { core, events, since } = await prepare();
    const { length } = await events();
    const { id, options } = await begunSignIn(core, password, client);
    const response = new SoftwareAuthenticator(origin).sign({ challenge: options?.challenge ?? '' });
    await core.passkeys.signIn({ id, response }, client);
    for (let time = 0; time < 5; time += 1) await core.passkeys.signInWithCode({ id, code: 'wrong' }, client);
    expect(await since(length)).toEqual([
      { name: 'passkey_failed', what: {}, count: 5 },
      { name: 'locked_out', what: {}, count: 2 },
    ]);
  });

  test('new codes, a removed passkey, and a wrong password for either', async () => {
    const { core, passkey, events, since } = await prepare();
    const { length } = await events();
    expectOk(await core.passkeys.renewCodes(password, client));
    await core.passkeys.renewCodes('wrong', client);
    await core.passkeys.remove({ id: passkey.id, password: 'wrong', turnOff: true }, client);
    expectOk(await core.passkeys.remove({ id: passkey.id, password, turnOff: true }, client));
    expect(await since(length)).toEqual([
      { name: 'recovery_codes_made', what: {}, count: 1 },
      { name: 'password_confirm_failed', what: {}, count: 2 },
      { name: 'passkey_removed', what: { id: passkey.id }, count: 1 },
    ]);
  });
});
