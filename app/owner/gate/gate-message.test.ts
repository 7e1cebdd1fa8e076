import { expect, test } from 'vitest';
import { deskIn } from '../../../test/desk-in.ts';
import { gateMessage } from './gate-message.ts';

const desk = deskIn('en');

test('a wrong password is said in the words of docs/specification.md 8.1', () => {
  expect(gateMessage({ code: 'password_invalid', attemptsLeft: 4 }, desk)).toBe('Invalid password.');
});

test('the last attempts are counted down', () => {
  const message = gateMessage({ code: 'password_invalid', attemptsLeft: 1 }, desk);
  expect(message).toBe('Invalid password. 1 attempt left before a pause of 120 minutes.');
});

test.each(['en', 'es'] as const)('a password that has run out names the way to another (%s)', (locale) => {
  expect(gateMessage({ code: 'password_expired' }, deskIn(locale))).toContain('npm run site -- password');
});

test('a lockout names its 120 minutes', () => {
  expect(gateMessage({ code: 'locked_out' }, desk)).toBe(
    'Access blocked for 120 minutes due to too many failed attempts.',
  );
});

test('the content manager says the same in its own words', () => {
  expect(gateMessage({ code: 'locked_out' }, desk, 'manager')).toBe('Too many failed attempts. IP blocked.');
  expect(gateMessage({ code: 'network' }, desk, 'manager')).toBe('Connection error. Please try again.');
  expect(gateMessage({ code: 'other' }, desk, 'manager')).toBe('Authentication failed. Please try again.');
  expect(gateMessage({ code: 'password_invalid', attemptsLeft: 4 }, desk, 'manager')).toBe(
    'Invalid password.',
  );
});

test.each([
  ['passkey_invalid', 4, 'That passkey is not one of yours here. Choose another one.'],
  [
    'recovery_code_invalid',
    1,
    'That code is not one of yours, or has been used. 1 attempt left before a pause of 120 minutes.',
  ],
] as const)('%s at the second step is said with the attempts that are left', (code, attemptsLeft, said) => {
  const factor = { id: 'x', expires_at: '', options: null, origin: null };
  expect(gateMessage({ code: 'second_factor', factor, wrong: { code, attemptsLeft } }, desk)).toBe(said);
  expect(gateMessage({ code: 'second_factor', factor }, desk)).toBe('');
});

test('a sign-in that has run out begins again', () => {
  expect(gateMessage({ code: 'second_factor_expired' }, desk)).toContain('enter the password again');
});
