import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { begunSignIn, setUpPasskey } from '../../test/set-up-passkey.ts';
import { commandRecorder } from '../audit/command-recorder.ts';
import { turnPasskeysOff } from './manage-passkeys.ts';
import { saveSecret } from './secret-store.ts';

const password = 'the right one';
const client = '192.0.2.1';
const origin = 'https://site.example';

eachDialect('the care of passkeys', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const made = createTestCore(db, { origin });
    const set = await setUpPasskey(made.core, { password, client, origin });
    const add = (name: string) => setUpPasskey(made.core, { password, client, origin, name }, set.token);
    const remove = (id: string, turnOff = false, typed = password) =>
      made.core.passkeys.remove({ id, turnOff, password: typed }, client);
    const names = async () => (await made.core.passkeys.list()).passkeys.map(({ name }) => name);
    const rows = async () => ({
      passkeys: await db.kysely.selectFrom('passkeys').selectAll().execute(),
      codes: await db.kysely.selectFrom('recovery_codes').selectAll().execute(),
      challenges: await db.kysely.selectFrom('auth_challenges').selectAll().execute(),
    });
    return { ...made, ...set, db, add, remove, names, rows };
  };

  test('removes one and leaves the codes, and the last one with codes and begun sign-ins', async () => {
    const { core, passkey, add, remove, names, rows } = await prepare();
    const second = await add('Second');
    expectOk(await remove(passkey.id));
    expect(await names()).toEqual(['Second']);
    expect((await rows()).codes).toHaveLength(10);
    await begunSignIn(core, password, client);
    expect(await remove(second.passkey.id)).toMatchObject({ failure: { code: 'last_passkey' } });
    expect(await names()).toEqual(['Second']);
    expect(await remove(second.passkey.id, true)).toMatchObject({ value: { left: 0, name: 'Second' } });
    expect(await rows()).toEqual({ passkeys: [], codes: [], challenges: [] });
    expectOk(await core.session.signIn(password, client));
  });

  test('leaves one of two that are removed at once, unless turning it off is meant', async () => {
    const { passkey, add, remove, names } = await prepare();
    const second = await add('Second');
    const results = await Promise.all([remove(passkey.id), remove(second.passkey.id)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  test('removes nothing and makes no codes for a wrong password, and counts it', async () => {
    const { core, passkey, remove, rows } = await prepare();
    const before = await rows();
    for (let time = 0; time < 3; time += 1) {
      expect(await remove(passkey.id, true, 'wrong')).toMatchObject({
        failure: { code: 'password_invalid' },
      });
    }
    expect(await core.passkeys.renewCodes('wrong', client)).toMatchObject({ failure: { attemptsLeft: 1 } });
    expect(await core.passkeys.renewCodes('wrong', client)).toMatchObject({ failure: { attemptsLeft: 0 } });
    expect(await remove(passkey.id, true)).toMatchObject({ failure: { code: 'locked_out' } });
    expect(await rows()).toEqual(before);
  });

  test('makes new codes where a passkey is added and all were used', async () => {
    const { db, add } = await prepare();
    await db.kysely.updateTable('recovery_codes').set({ used_at: 'x' }).execute();
    expect((await add('Second')).recoveryCodes).toHaveLength(10);
    expect((await add('Third')).recoveryCodes).toBeNull();
  });

  test('is turned off from outside, and tells how many there were', async () => {
    const { core, db, add, rows } = await prepare();
    await add('Second');
    await begunSignIn(core, password, client);
    expect(await turnPasskeysOff(db, commandRecorder())).toBe(2);
    expect(await rows()).toEqual({ passkeys: [], codes: [], challenges: [] });
    expect(await turnPasskeysOff(db, commandRecorder())).toBe(0);
  });

  test('shows passkeys of another address as of no use', async () => {
    const { db } = await prepare();
    const { core } = createTestCore(db, { origin: 'https://other.example' });
    expect((await core.passkeys.list()).passkeys).toMatchObject([{ host: 'site.example', usable: false }]);
  });
});
