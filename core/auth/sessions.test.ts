import { expect, test, vi } from 'vitest';
import { createTestCore, expectOk } from '../../test/create-test-core.ts';
import { bothDialects, eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import { begunSignIn, setUpPasskey } from '../../test/set-up-passkey.ts';
import { SoftwareAuthenticator } from '../../test/software-authenticator.ts';
import { saveSecret } from './secrets.ts';
import { describeUserAgent } from './sessions.ts';

const password = 'the right one';
const [minute, hour] = [60_000, 3_600_000];
const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';

bothDialects('active sessions', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core, clock } = createTestCore(db);
    const { session } = core;
    const signIn = async (request = {}) => expectOk(await session.signIn(password, 'client', request));
    /** Checks a session and waits until its last use is stored. */
    const use = async (token: string) => {
      const found = await session.check(token);
      const written = db.kysely.selectFrom('sessions').where('used_at', '=', clock.now.toISOString());
      const rows = () => written.selectAll().execute();
      if (found) await vi.waitFor(async () => expect(await rows()).not.toEqual([]), { interval: 2 });
      return found;
    };
    return { db, core, clock, session, signIn, use };
  };

  test('a session expires after 8 idle hours, but not while it is used', async () => {
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

  test('a session expires after the idle time in the owner’s settings', async () => {
    const { core, clock, session, signIn } = await prepare();
    const { token } = await signIn();
    await core.settings.save({ session_idle_hours: 1 });
    clock.advance(hour - 1);
    expect(await session.check(token)).not.toBeNull();
    await core.settings.save({ session_idle_hours: 24 });
    clock.advance(22 * hour);
    expect(await session.check(token)).not.toBeNull();
  });

  test('a session is listed with browser, start and last use, but without its token', async () => {
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

  test('a session can be ended from the list without ending others', async () => {
    const { session, signIn } = await prepare();
    const [one, two, own] = [await signIn(), await signIn(), await signIn()];
    expect((await session.end(one.id)).ok).toBe(true);
    expect(await session.end(one.id)).toEqual({ ok: false, failure: { code: 'session_not_found' } });
    expect(await session.check(one.token)).toBeNull();
    expect((await session.list(own.token)).map(({ id }) => id).sort()).toEqual([two.id, own.id].sort());
  });

  test('a sign-in replaces the browser’s former session, but a failed sign-in doesn’t', async () => {
    const { session, signIn } = await prepare();
    const { token } = await signIn();
    await session.signIn('wrong', 'client', { replaces: token });
    expect(await session.check(token)).not.toBeNull();
    const next = await signIn({ replaces: token });
    expect(await session.check(token)).toBeNull();
    expect(await session.list(next.token)).toHaveLength(1);
  });
});

bothDialects('confirming the password', (open) => {
  test('a confirmed password is valid for 10 minutes, and a wrong one counts toward the lockout', async () => {
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

const client = '192.0.2.1';

eachDialect('sessions in the activity log', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const { core } = createTestCore(db);
    /** Returns the core as seen by the client with this session. */
    const as = (token?: string) => core.as({ source: 'site', client, token });
    const signIn = async () => expectOk(await as().session.signIn(password, client));
    const names = async () => {
      const { events } = await core.audit.list({ limit: 100 });
      return events.map(({ name }) => name).reverse();
    };
    return { db, as, signIn, names };
  };

  test('the activity log records sessions ended one by one, all at once, and by signing out', async () => {
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

  test('the activity log records confirmed and wrong passwords', async () => {
    const { as, signIn, names } = await prepare();
    const { token } = await signIn();
    expectOk(await as(token).session.confirm(token, password, client));
    expect((await as(token).session.confirm(token, 'wrong', client)).ok).toBe(false);
    expect(await names()).toEqual(['signed_in', 'password_confirmed', 'password_confirm_failed']);
  });
});

const origin = 'https://site.example';

eachDialect('the second factor in the activity log', (open) => {
  const prepare = async () => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(password));
    const core = createTestCore(db, { origin }).core.as({ source: 'site', client });
    const set = await setUpPasskey(core, { password, client, origin });
    const events = async () => {
      const { events: found } = await core.audit.list({ limit: 100 });
      return found.map(({ name, what, count }) => ({ name, what, count })).reverse();
    };
    /** Returns the events after the first `known` ones. */
    const since = async (known: number) => (await events()).slice(known);
    return { db, core, ...set, events, since };
  };

  test('the activity log records the first passkey with its recovery codes and ended sessions', async () => {
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

  test('the activity log records sign-ins by passkey and by recovery code', async () => {
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

  test('the activity log records wrong passkeys and codes, and the resulting lockout', async () => {
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

  test('the activity log records new codes, a removed passkey, and wrong passwords for either', async () => {
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

const chrome = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0';

test.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36`, 'Chrome', 'Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${chrome} Safari/537.36 Edg/140.0.0.0`, 'Edge', 'Windows'],
  [`Mozilla/5.0 (X11; Linux x86_64) ${chrome} Safari/537.36 OPR/120.0.0.0`, 'Opera', 'Linux'],
  [`Mozilla/5.0 (Linux; Android 10; K) ${chrome} Mobile Safari/537.36`, 'Chrome', 'Android'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox', 'Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Safari/605.1.15',
    'Safari',
    'Mac',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.0 Mobile/15E148 Safari/604.1',
    'Safari',
    'iPhone',
  ],
  ['curl/8.9.1', 'curl', ''],
  ['', '', ''],
  ['x'.repeat(100_000), '', ''],
])('the browser and system are read from %s', (userAgent, browser, system) => {
  expect(describeUserAgent(userAgent)).toEqual({ browser, system });
});
