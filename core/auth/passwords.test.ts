import { spawnSync } from 'node:child_process';
import { describe, expect, test } from 'vitest';
import { createTestCore, expectOk, type TestCoreOptions } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { quickHash } from '../../test/quick-hash.ts';
import {
  ensurePassword,
  generatePassword,
  hashPassword,
  isGuessablePassword,
  setPassword,
  siteNames,
  verifyPassword,
} from './password.ts';
import { findSecret, saveSecret } from './secrets.ts';

eachDialect('the owner’s password', (open) => {
  test('the first password is generated at the first start, shown once, and opens a session', async () => {
    const db = await open();
    const shown = await ensurePassword(db, undefined);
    expect(shown).toMatch(/^[a-z2-9]{7}(-[a-z2-9]{7}){3}$/);
    expect(await ensurePassword(db, undefined)).toBeNull();
    const { core } = createTestCore(db);
    expectOk(await core.session.signIn(shown ?? '', 'client'));
    expect(await findSecret(db.kysely, 'password_hash')).not.toContain(shown);
  });

  test('only one of two simultaneous first starts shows a password, and that password is valid', async () => {
    const db = await open();
    const shown = await Promise.all([ensurePassword(db, undefined), ensurePassword(db, undefined)]);
    const [only, ...more] = shown.filter((password) => password !== null);
    expect(more).toEqual([]);
    expectOk(await createTestCore(db).core.session.signIn(only ?? '', 'client'));
  });

  test('a configured password is used, and ends sessions only when it changes', async () => {
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

  test('changing the password ends the client’s lockout', async () => {
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

  test('changing the password on the command line ends every session', async () => {
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

  test('changing the password ends every session and opens a new one for the caller', async () => {
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

  test('wrong current passwords lock the client out, and count together with its sign-in attempts', async () => {
    const { core, change } = await prepare();
    for (const password of ['x', 'y']) await core.session.signIn(password, 'client');
    expect([await change('wrong'), await change('wrong'), await change('wrong')]).toEqual(
      Array(3).fill('password_invalid'),
    );
    expect(await change(current)).toBe('locked_out');
    expect((await core.session.signIn(current, 'client')).ok).toBe(false);
    expect(await change(current, next, 'another client')).toBe('changed');
  });

  test('a new password needs 12 visible characters, and a shorter one doesn’t count as an attempt', async () => {
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

  test('a password set by the configuration can’t be changed', async () => {
    const { db, core, change } = await prepare({ isPasswordFixed: true });
    expect(core.session.isPasswordFixed).toBe(true);
    const hash = await findSecret(db.kysely, 'password_hash');
    expect(await change(current)).toBe('password_fixed');
    expect(await findSecret(db.kysely, 'password_hash')).toBe(hash);
  });
});

const day = 86_400_000;
const own = 'four plain words then';
const printed = 'abcde-fghjk-mnpqr-stuvw';

eachDialect('a temporary password', (open) => {
  const prepare = async (options = {}) => {
    const db = await open();
    await saveSecret(db.kysely, 'password_hash', quickHash(printed));
    await saveSecret(db.kysely, 'password_generated', 'yes');
    const { core, clock } = createTestCore(db, options);
    const signIn = async (password: string) => expectOk(await core.session.signIn(password, 'client')).token;
    return { db, clock, session: core.session, signIn };
  };

  test('a password is marked as temporary only if it was generated', async () => {
    const db = await open();
    const made = await ensurePassword(db, undefined);
    expect(made).not.toBeNull();
    expect(await findSecret(db.kysely, 'password_generated')).toMatch(/^\d{4}-/);
    await ensurePassword(db, made ?? '');
    expect(await findSecret(db.kysely, 'password_generated')).toBeUndefined();
  });

  test('a session is marked as having a temporary password until the owner chooses another one', async () => {
    const { session, signIn } = await prepare();
    const token = await signIn(printed);
    expect(await session.check(token)).toMatchObject({ hasGeneratedPassword: true });
    const opened = expectOk(await session.choosePassword(own, 'client', { replaces: token }));
    expect(await session.check(token)).toBeNull();
    expect(await session.check(opened.token)).toMatchObject({ hasGeneratedPassword: false });
    expect((await session.signIn(printed, 'client')).ok).toBe(false);
    expect(await session.check(await signIn(own))).toMatchObject({ hasGeneratedPassword: false });
  });

  test('a temporary password can be replaced only once, and not by a short or common one', async () => {
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

  test('a temporary password is replaced within 10 minutes of the sign-in, by the signed-in owner only', async () => {
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

  test('a temporary password expires after 7 days, until the command line generates another', async () => {
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
    await setPassword(db, 'another temporary one', 'generated', clock.now);
    await signIn('another temporary one');
    await setPassword(db, own, undefined, clock.now);
    clock.advance(400 * day);
    await signIn(own);
  });

  test('a password set by the configuration doesn’t have to be changed', async () => {
    const { db, session, signIn } = await prepare({ isPasswordFixed: true });
    expect(await session.check(await signIn(printed))).toMatchObject({ hasGeneratedPassword: false });
    await ensurePassword(db, printed);
    const later = createTestCore(db).core.session;
    expect(await later.check(await signIn(printed))).toMatchObject({ hasGeneratedPassword: false });
  });
});

const settings = {
  brand: 'Quill & Company',
  founder: 'Ana Ruiz',
  email_user: 'letters',
  email_domain: 'quillpost.example',
};
const names = siteNames(settings, 'www.quill-and-company.com');

test.each([
  'qwerty123456',
  'Qwerty123456',
  'motherfucker',
  'ＱＷＥＲＴＹ１２３４５６',
  'passwordpassword',
  'password12345',
  '!!Password2024',
  'liverpool1234',
  'aaaaaaaaaaaa',
  'abcabcabcabc',
  'abcdefghijkl',
  'asdfghjklñ12',
  '112233445566',
])('%s is easy to guess', async (password) => {
  expect(await isGuessablePassword(password, names)).toBe(true);
});

test.each([
  'four plain words then',
  'correct horse battery staple',
  'una frase larga de verdad',
  'xk2-quill-company-vv9q',
  'ghostwriter with a lamp',
  'password 4829 1048 27',
  '🗝️🗝️🗝️🗝️🗝️🗝️ llaves',
])('%s isn’t easy to guess', async (password) => {
  expect(await isGuessablePassword(password, names)).toBe(false);
});

describe('passwords made of the site’s words', () => {
  test.each([
    ['the brand', 'QuillCompany'],
    ['the brand with hyphens', 'quill-company-1'],
    ['the founder’s name', 'Ana Ruiz 2026'],
    ['the founder’s name repeated', 'ruizruizruiz'],
    ['the email user', 'letters12345'],
    ['the email domain', 'quillpost2026'],
    ['the site’s domain', 'quill-and-company'],
    ['the product name', 'undernyourname'],
    ['the product name with punctuation', 'Under Your Name!'],
    ['the profession', 'ghostwriter1'],
    ['the profession and a year', 'ghostwriter2026'],
    ['the profession and punctuation', 'speechwriter!!'],
    ['the profession and common digits', 'ghostwriting123456'],
    ['the names of site areas', 'content-manager'],
    ['the word “password”', 'ownerpassword'],
    ['the Spanish word for password', 'Contrasen\u0303a2026'],
    ['two such words', 'compose ghostwriter'],
  ])('a password made of %s is rejected: %s', async (_words, password) => {
    expect(await isGuessablePassword(password, names)).toBe(true);
  });
});

test('a generated password is never rejected, even if site names are blank', async () => {
  for (let count = 0; count < 5; count += 1)
    expect(await isGuessablePassword(generatePassword(), ['', '', ''])).toBe(false);
});

test('a password hash has the cost recommended by OWASP', async () => {
  // test/setup.ts lowers the hashing cost in this process, so a child process uses the configured one.
  const script = `import { hashPassword } from '${import.meta.dirname}/password.ts'; console.log(await hashPassword('x'))`;
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' });
  expect(stdout).toMatch(/^scrypt:32768:8:3:[\w-]{22}:[\w-]{43}$/m);
});

test('a password matches its own hash and no other', async () => {
  const hash = await hashPassword('correct horse');
  expect(await verifyPassword('correct horse', hash)).toBe(true);
  for (const wrong of ['', 'Correct horse', 'correct horse ', 'correct hors']) {
    expect(await verifyPassword(wrong, hash)).toBe(false);
  }
});

test('the same password is hashed differently each time', async () => {
  expect(await hashPassword('same')).not.toBe(await hashPassword('same'));
});

test('a password matches however a keyboard composes its accents', async () => {
  const hash = await hashPassword('contrase\u00f1a ﬁn');
  expect(await verifyPassword('contrasen\u0303a fin', hash)).toBe(true);
  expect(await verifyPassword('contrasena fin', hash)).toBe(false);
});

test.each(['', 'scrypt', 'scrypt:32768:8:3::', 'bcrypt:1:2:3:aa:bb', 'scrypt:32768:8:3:c2FsdA:c2hvcnQ'])(
  'an invalid hash (%j) matches no password',
  async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
    expect(await verifyPassword('x', hash)).toBe(false);
  },
);

test('generated passwords are long, legible and unique', () => {
  const made = new Set(Array.from({ length: 500 }, generatePassword));
  expect(made.size).toBe(500);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{7}(-[a-hjkmnp-z2-9]{7}){3}$/);
});
