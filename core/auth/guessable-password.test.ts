import { describe, expect, test } from 'vitest';
import { isGuessablePassword, passwordCores } from './guessable-password.ts';
import { generatePassword } from './password.ts';
import { siteNames } from './site-names.ts';

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
])('%s is among the first that are tried', async (password) => {
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
])('%s is not', async (password) => {
  expect(await isGuessablePassword(password, names)).toBe(false);
});

describe("a password made of the site's own words is refused", () => {
  test.each([
    ['the brand', 'QuillCompany'],
    ['the brand, as people write it', 'quill-company-1'],
    ['the founder', 'Ana Ruiz 2026'],
    ['the founder, over and over', 'ruizruizruiz'],
    ['the mail user', 'letters12345'],
    ['the mail domain', 'quillpost2026'],
    ['the host', 'quill-and-company'],
    ['the product', 'undernyourname'],
    ['the product by its name', 'Under Your Name!'],
    ['the trade', 'ghostwriter1'],
    ['the trade and a year', 'ghostwriter2026'],
    ['the trade and signs', 'speechwriter!!'],
    ['the trade and what all add to it', 'ghostwriting123456'],
    ['the areas', 'content-manager'],
    ['what it is', 'ownerpassword'],
    ['what it is in Spanish', 'Contrasen\u0303a2026'],
    ['two of them', 'compose ghostwriter'],
  ])('%s: %s', async (_words, password) => {
    expect(await isGuessablePassword(password, names)).toBe(true);
  });
});

test('a password that the site makes up is never refused, and names left empty mean nothing', async () => {
  for (let count = 0; count < 200; count += 1) {
    const password = generatePassword();
    const cores = passwordCores(password, ['', '', '']);
    expect(cores).toContain(password);
    for (const core of cores) expect(core.length).toBeGreaterThan(12);
  }
  expect(await isGuessablePassword(generatePassword(), ['', '', ''])).toBe(false);
});
