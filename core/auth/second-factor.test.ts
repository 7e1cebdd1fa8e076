import { expect, test } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { begunSignIn, setUpPasskey } from '../../test/set-up-passkey.ts';
import { flags, SoftwareAuthenticator } from '../../test/software-authenticator.ts';
import { commandRecorder } from '../audit/audit.ts';
import { beginChallenge, openChallenge, removeExpiredChallenges } from './challenges.ts';
import { turnPasskeysOff } from './manage-passkeys.ts';
import { hashRecoveryCode, relyingParty, replaceRecoveryCodes } from './passkeys.ts';
import { saveSecret } from './secrets.ts';

const now = new Date('2026-03-01T12:00:00.000Z');
const later = (milliseconds: number) => new Date(now.getTime() + milliseconds);
const bound = { purpose: 'sign-in', bound_to: 'a client' } as const;
const length = 5 * 60_000;

eachDialect('a sign-in challenge', (open) => {
  test('a challenge is valid for 5 minutes, for its purpose and its client only', async () => {
    const { kysely } = await open();
    const { id, expiresAt, challenge } = await beginChallenge(kysely, bound, now);
    expect(expiresAt).toEqual(later(length));
    expect(await openChallenge(kysely, id, bound, later(length - 1))).toMatchObject({ challenge });
    expect(await openChallenge(kysely, id, bound, later(length))).toBeUndefined();
    const others = [
      { ...bound, purpose: 'registration' },
      { ...bound, bound_to: 'another client' },
    ] as const;
    for (const other of others) expect(await openChallenge(kysely, id, other, now)).toBeUndefined();
    expect(await openChallenge(kysely, '', bound, now)).toBeUndefined();
  });

  test('a challenge can’t be used with data from the database alone', async () => {
    const { kysely } = await open();
    const { id } = await beginChallenge(kysely, bound, now);
    const [row] = await kysely.selectFrom('auth_challenges').selectAll().execute();
    expect(JSON.stringify(row)).not.toContain(id);
    expect(await openChallenge(kysely, row?.id_hash ?? '', bound, now)).toBeUndefined();
  });

  test('a challenge is invalid once the password changes', async () => {
    const { kysely } = await open();
    const { id } = await beginChallenge(kysely, bound, now);
    await saveSecret(kysely, 'password_hash', 'another');
    expect(await openChallenge(kysely, id, bound, now)).toBeUndefined();
  });

  test('an expired challenge is deleted by the next one or by maintenance', async () => {
    const { kysely } = await open();
    const count = async () => (await kysely.selectFrom('auth_challenges').selectAll().execute()).length;
    await beginChallenge(kysely, bound, now);
    await beginChallenge(kysely, bound, later(1));
    expect(await count()).toBe(2);
    await beginChallenge(kysely, bound, later(length));
    expect(await count()).toBe(2);
    await removeExpiredChallenges(kysely, later(length + 1).toISOString());
    expect(await count()).toBe(1);
  });
});

const password = 'the right one';
const client = '192.0.2.1';
const origin = 'https://site.example';
const minute = 60_000;

eachDialect('signing in with a second factor', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const made = createTestCore(db, { origin });
    const { core } = made;
    const set = await setUpPasskey(core, { password, client, origin });
    const begin = (from = client) => begunSignIn(core, password, from);
    /** Signs like the owner's device, except for the fields in `lies`. */
    const completeSecondFactor = async (
      factor: Awaited<ReturnType<typeof begin>>,
      lies: Partial<Parameters<SoftwareAuthenticator['sign']>[0]> = {},
      device = set.authenticator,
    ) => {
      const response = device.sign({ challenge: factor.options?.challenge ?? '', ...lies });
      return core.passkeys.signIn({ id: factor.id, response }, client);
    };
    const codeOf = (result: Awaited<ReturnType<typeof completeSecondFactor>>) =>
      result.ok ? 'in' : result.failure.code;
    return { ...made, ...set, db, begin, answer: completeSecondFactor, codeOf };
  };

  test('the password alone opens no session, and the password with a passkey does', async () => {
    const { db, core, clock, begin, answer: completeSecondFactor, passkey } = await prepare();
    await db.kysely.deleteFrom('sessions').execute();
    const factor = await begin();
    expect(await db.kysely.selectFrom('sessions').selectAll().execute()).toEqual([]);
    expect(factor).toMatchObject({ origin, options: { rpId: 'site.example', userVerification: 'required' } });
    expect(new Date(factor.expires_at).getTime() - clock.now.getTime()).toBe(5 * minute);
    const { token, expiresAt, proof } = expectOk(await completeSecondFactor(factor));
    expect(await core.session.check(token)).toMatchObject({ expiresAt });
    expect(proof).toEqual({ with: 'passkey', passkey: { id: passkey.id, name: 'A key' } });
    const { passkeys } = await core.passkeys.list();
    expect(passkeys).toMatchObject([{ last_used_at: clock.now.toISOString() }]);
    const rows = await db.kysely.selectFrom('auth_challenges').selectAll().execute();
    expect(rows).toEqual([]);
  });

  test.each<[string, Partial<Parameters<SoftwareAuthenticator['sign']>[0]>]>([
    ['another challenge', { challenge: 'c29tZXRoaW5nIGVsc2U' }],
    ['another origin', { clientData: { origin: 'https://site.example.evil' } }],
    ['the site without HTTPS', { clientData: { origin: 'http://site.example' } }],
    ['the site on another port', { clientData: { origin: 'https://site.example:8443' } }],
    ['another relying party', { rpId: 'evil.example' }],
    ['a page that embeds the site', { clientData: { crossOrigin: true } }],
    ['the registration of a passkey', { clientData: { type: 'webauthn.create' } }],
    ['an unverified user', { flags: flags.present }],
    ['an absent user', { flags: flags.verified }],
  ])('a passkey sign-in rejects a signature for %s', async (_what, lies) => {
    const { begin, answer: completeSecondFactor, codeOf } = await prepare();
    expect(codeOf(await completeSecondFactor(await begin(), lies))).toBe('passkey_invalid');
  });

  test('a passkey sign-in rejects an unknown passkey, and its signature under a known passkey’s id', async () => {
    const { begin, answer: completeSecondFactor, codeOf, authenticator } = await prepare();
    const unknown = new SoftwareAuthenticator(origin);
    expect(codeOf(await completeSecondFactor(await begin(), {}, unknown))).toBe('passkey_invalid');
    unknown.credentialId.set(authenticator.credentialId);
    expect(codeOf(await completeSecondFactor(await begin(), {}, unknown))).toBe('passkey_invalid');
  });

  test('a passkey sign-in rejects a signature used before', async () => {
    const { core, begin, answer: completeSecondFactor, codeOf, authenticator } = await prepare();
    const first = await begin();
    const response = authenticator.sign({ challenge: first.options?.challenge ?? '' });
    const send = (id: string) => core.passkeys.signIn({ id, response }, client);
    expectOk(await send(first.id));
    expect(codeOf(await send(first.id))).toBe('sign_in_expired');
    const second = await begin();
    expect(codeOf(await send(second.id))).toBe('passkey_invalid');
    expect(codeOf(await completeSecondFactor(second))).toBe('passkey_invalid');
  });

  test('a passkey sign-in continues with a new challenge after a failed signature', async () => {
    const { begin, answer: completeSecondFactor, codeOf } = await prepare();
    const factor = await begin();
    const wrong = await completeSecondFactor(factor, { flags: flags.present });
    if (wrong.ok || wrong.failure.code !== 'passkey_invalid') throw new Error('The signature was accepted.');
    const { factor: next, attemptsLeft } = wrong.failure;
    expect(attemptsLeft).toBe(4);
    expect(next).toMatchObject({ id: factor.id, expires_at: factor.expires_at });
    expect(next.options?.challenge).not.toBe(factor.options?.challenge);
    expect(codeOf(await completeSecondFactor(next))).toBe('in');
  });

  test('only one of several simultaneous responses to a challenge is accepted', async () => {
    const { db, begin, answer: completeSecondFactor, codeOf } = await prepare();
    const before = await db.kysely.selectFrom('sessions').selectAll().execute();
    const factor = await begin();
    const results = await Promise.all(
      Array.from({ length: 4 }, () => completeSecondFactor(factor).then(codeOf)),
    );
    expect(results.filter((code) => code === 'in')).toHaveLength(1);
    const after = await db.kysely.selectFrom('sessions').selectAll().execute();
    expect(after).toHaveLength(before.length + 1);
  });

  test('the second factor must be given within 5 minutes by the same client', async () => {
    const { core, clock, begin, answer: completeSecondFactor, codeOf, authenticator } = await prepare();
    const factor = await begin('198.51.100.7');
    const response = authenticator.sign({ challenge: factor.options?.challenge ?? '' });
    expect(codeOf(await core.passkeys.signIn({ id: factor.id, response }, client))).toBe('sign_in_expired');
    expectOk(await core.passkeys.signIn({ id: factor.id, response }, '198.51.100.7'));
    const late = await begin();
    clock.advance(5 * minute);
    expect(codeOf(await completeSecondFactor(late))).toBe('sign_in_expired');
    const intime = await begin();
    clock.advance(5 * minute - 1);
    expect(codeOf(await completeSecondFactor(intime))).toBe('in');
  });

  test('a passkey whose signature counter doesn’t increase is rejected', async () => {
    const { begin, answer: completeSecondFactor, codeOf } = await prepare();
    const sign = async (counter: number) => codeOf(await completeSecondFactor(await begin(), { counter }));
    expect(await sign(5)).toBe('in');
    expect(await sign(5)).toBe('passkey_invalid');
    expect(await sign(4)).toBe('passkey_invalid');
    expect(await sign(0)).toBe('passkey_invalid');
    expect(await sign(4_294_967_295)).toBe('in');
  });

  test('five wrong second factors lock the client out, and count together with wrong passwords', async () => {
    const { core, begin, answer: completeSecondFactor, codeOf } = await prepare();
    await core.session.signIn('wrong', client);
    // A right password resets the count of wrong passwords, but not that of wrong second factors.
    for (let time = 0; time < 4; time += 1) {
      expect(codeOf(await completeSecondFactor(await begin(), { flags: 0 }))).toBe('passkey_invalid');
    }
    const factor = await begin();
    const last = await core.passkeys.signInWithCode({ id: factor.id, code: 'aaaa' }, client);
    expect(last).toMatchObject({ failure: { code: 'recovery_code_invalid', attemptsLeft: 0 } });
    expect(codeOf(await completeSecondFactor(factor))).toBe('locked_out');
    expect(await core.session.signIn(password, client)).toMatchObject({ failure: { code: 'locked_out' } });
    expectOk(
      await completeSecondFactor(await begin('198.51.100.7')).then(() => ({ ok: true, value: undefined })),
    );
  });
});

eachDialect('signing in with a recovery code', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const made = createTestCore(db, { origin });
    const set = await setUpPasskey(made.core, { password, client, origin });
    const use = async (code: string) => {
      const { id } = await begunSignIn(made.core, password, client);
      return made.core.passkeys.signInWithCode({ id, code }, client);
    };
    return { ...made, ...set, db, use, codes: set.recoveryCodes ?? [] };
  };

  test('a recovery code opens a session once and returns the number of codes left', async () => {
    const { core, codes, use } = await prepare();
    expect(codes).toHaveLength(10);
    const { token, proof } = expectOk(await use(codes[0] ?? ''));
    expect(await core.session.check(token)).not.toBeNull();
    expect(proof).toEqual({ with: 'recovery_code', left: 9 });
    expect(await use(codes[0] ?? '')).toMatchObject({ failure: { code: 'recovery_code_invalid' } });
    expect((await core.passkeys.list()).recovery_codes.left).toBe(9);
  });

  test('only one of several simultaneous uses of a recovery code is accepted', async () => {
    const { core, codes } = await prepare();
    const steps = await Promise.all([1, 2, 3].map(() => begunSignIn(core, password, client)));
    const results = await Promise.all(
      steps.map(({ id }) => core.passkeys.signInWithCode({ id, code: codes[2] ?? '' }, client)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test('a recovery code works after the site has moved to another domain, unlike its passkeys', async () => {
    const { db, codes } = await prepare();
    for (const moved of ['https://other.example', 'http://192.0.2.9:3000']) {
      const { core } = createTestCore(db, { origin: moved });
      const factor = await begunSignIn(core, password, client);
      expect(factor).toMatchObject({ options: null, origin: null });
      const code = codes.pop() ?? '';
      expectOk(await core.passkeys.signInWithCode({ id: factor.id, code }, client));
    }
  });
});

test.each([
  ['abcd-efgh-jkmn-pqrs', ' ABCD EFGH JKMN PQRS '],
  ['abcd-efgh-jkmn-pqrs', 'abcdefghjkmnpqrs'],
  ['abcd-efgh-jkmn-pqrs', 'ＡＢＣＤ–efgh—jkmn\tpqrs\n'],
])('%s is the same recovery code as %j', (code, typed) => {
  expect(hashRecoveryCode(typed)).toBe(hashRecoveryCode(code));
});

test.each(['abcd-efgh-jkmn-pqrt', 'abcd-efgh-jkmn-pqr', 'abcd-efgh-jkmn-pqrs2', ''])(
  '%j isn’t the recovery code abcd-efgh-jkmn-pqrs',
  (typed) => {
    expect(hashRecoveryCode(typed)).not.toBe(hashRecoveryCode('abcd-efgh-jkmn-pqrs'));
  },
);

eachDialect('creating recovery codes', (open) => {
  test('ten legible recovery codes with more than 112 random bits replace the former ones', async () => {
    const { kysely } = await open();
    const made = new Set<string>();
    for (let time = 0; time < 20; time += 1) {
      const codes = await kysely
        .transaction()
        .execute((transaction) => replaceRecoveryCodes(transaction, new Date(time)));
      for (const code of codes) {
        expect(code).toMatch(/^[a-hjkmnp-z2-9]{4}(-[a-hjkmnp-z2-9]{4}){5}$/);
        made.add(code);
      }
    }
    expect(made.size).toBe(200);
    const letters = [...made][0]?.replaceAll('-', '').length ?? 0;
    const alphabet = new Set([...made].join('').replaceAll('-', ''));
    expect(letters * Math.log2(alphabet.size)).toBeGreaterThan(112);
    const kept = await kysely.selectFrom('recovery_codes').selectAll().execute();
    expect(kept).toHaveLength(10);
    const newest = [...made].slice(-10).map(hashRecoveryCode);
    expect(kept.map(({ code_hash }) => code_hash).sort()).toEqual(newest.sort());
  });
});

eachDialect('managing passkeys', (open) => {
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

  test('removing a passkey leaves the recovery codes, and removing the last one deletes them', async () => {
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

  test('removing both passkeys at the same time leaves one of them', async () => {
    const { passkey, add, remove, names } = await prepare();
    const second = await add('Second');
    const results = await Promise.all([remove(passkey.id), remove(second.passkey.id)]);
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await names()).toHaveLength(1);
  });

  test('a wrong password removes no passkey, creates no codes, and counts as an attempt', async () => {
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

  test('adding a passkey creates new recovery codes if all were used', async () => {
    const { db, add } = await prepare();
    await db.kysely.updateTable('recovery_codes').set({ used_at: 'x' }).execute();
    expect((await add('Second')).recoveryCodes).toHaveLength(10);
    expect((await add('Third')).recoveryCodes).toBeNull();
  });

  test('passkeys are turned off on the command line, which reports their number', async () => {
    const { core, db, add, rows } = await prepare();
    await add('Second');
    await begunSignIn(core, password, client);
    expect(await turnPasskeysOff(db, commandRecorder())).toBe(2);
    expect(await rows()).toEqual({ passkeys: [], codes: [], challenges: [] });
    expect(await turnPasskeysOff(db, commandRecorder())).toBe(0);
  });

  test('passkeys of another domain are listed as unusable', async () => {
    const { db } = await prepare();
    const { core } = createTestCore(db, { origin: 'https://other.example' });
    expect((await core.passkeys.list()).passkeys).toMatchObject([{ host: 'site.example', usable: false }]);
  });
});

test.each([
  ['https://www.example.com', 'www.example.com', 'https://www.example.com'],
  ['https://example.com:8443', 'example.com', 'https://example.com:8443'],
  ['http://localhost:3000', 'localhost', 'http://localhost:3000'],
  ['http://desk.localhost:3000', 'desk.localhost', 'http://desk.localhost:3000'],
  ['http://127.0.0.1:3000', 'localhost', 'http://localhost:3000'],
  ['http://127.8.9.10', 'localhost', 'http://localhost'],
  ['http://[::1]:3000', 'localhost', 'http://localhost:3000'],
  ['http://0.0.0.0:3000', 'localhost', 'http://localhost:3000'],
])('%s has the passkey domain %s and signs at %s', (site, id, origin) => {
  expect(relyingParty(site)).toEqual({ ok: true, value: { id, origin } });
});

test.each([
  ['https://192.0.2.1', 'numeric_address'],
  ['https://[2001:db8::7]:3000', 'numeric_address'],
  ['http://example.com', 'not_https'],
  ['http://localhost.example.com', 'not_https'],
])('%s can’t have passkeys: %s', (site, obstacle) => {
  expect(relyingParty(site)).toEqual({ ok: false, failure: { code: 'passkeys_unavailable', obstacle } });
});
