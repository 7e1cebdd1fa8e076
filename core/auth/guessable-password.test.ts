import { expect, test } from 'vitest';
import { isGuessablePassword } from './guessable-password.ts';
import { generatePassword } from './password.ts';

const names = ['Under Your Name', 'Ana Ruiz', 'www.under-your-name.com'];

test.each([
  'qwerty123456',
  'Qwerty123456',
  'motherfucker',
  'ＱＷＥＲＴＹ１２３４５６',
  'passwordpassword',
  'password12345',
  '!!Password2024',
  'liverpool1234',
  'UnderYourName',
  'under-your-name-1',
  'Ana Ruiz 2026',
  'ruizruizruiz',
])('%s is among the first that are tried', async (password) => {
  expect(await isGuessablePassword(password, names)).toBe(true);
});

test.each([
  'four plain words then',
  'correct horse battery staple',
  'una frase larga de verdad',
  'xk2-under-your-name-vv9q',
  'password 4829 1048 27',
  '🗝️🗝️🗝️🗝️🗝️🗝️ llaves',
])('%s is not', async (password) => {
  expect(await isGuessablePassword(password, names)).toBe(false);
});

test('a password that the site makes up is never refused, and names left empty mean nothing', async () => {
  for (let count = 0; count < 200; count += 1) {
    expect(await isGuessablePassword(generatePassword(), ['', '', ''])).toBe(false);
  }
});

test('a password of the greatest length is looked at in no time', async () => {
  await isGuessablePassword('', names);
  const started = performance.now();
  for (const password of ['a'.repeat(1000), 'name'.repeat(250), '1'.repeat(1000), '\u0301'.repeat(1000)]) {
    await isGuessablePassword(password, names);
  }
  expect(performance.now() - started).toBeLessThan(100);
});
