import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { generatePassword, hashPassword, verifyPassword } from './password.ts';

test('a hash costs what OWASP asks for', async () => {
  // test/setup.ts has lowered it for this process; another one computes with what the file says.
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

test('accents count the same however a keyboard composes them', async () => {
  const hash = await hashPassword('contrase\u00f1a ﬁn');
  expect(await verifyPassword('contrasen\u0303a fin', hash)).toBe(true);
  expect(await verifyPassword('contrasena fin', hash)).toBe(false);
});

test.each(['', 'scrypt', 'scrypt:32768:8:3::', 'bcrypt:1:2:3:aa:bb', 'scrypt:32768:8:3:c2FsdA:c2hvcnQ'])(
  'a hash that can’t be one (%j) matches nothing',
  async (hash) => {
    expect(await verifyPassword('', hash)).toBe(false);
    expect(await verifyPassword('x', hash)).toBe(false);
  },
);

test('generated passwords are long, legible and never the same', () => {
  const made = new Set(Array.from({ length: 500 }, generatePassword));
  expect(made.size).toBe(500);
  for (const password of made) expect(password).toMatch(/^[a-hjkmnp-z2-9]{7}(-[a-hjkmnp-z2-9]{7}){3}$/);
});
