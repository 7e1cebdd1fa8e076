import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { passkeyError } from './passkey-ceremony.ts';
import { signInMessage } from './sign-in-message.ts';

const owner = ownerIn('en');

test('shows the message in docs/specification.md 8.1 for a wrong password', () => {
  expect(signInMessage({ code: 'password_invalid', attemptsLeft: 4 }, owner)).toBe('Invalid password.');
});

test('shows how many sign-in attempts are left', () => {
  const message = signInMessage({ code: 'password_invalid', attemptsLeft: 1 }, owner);
  expect(message).toBe('Invalid password. 1 attempt left before you’re locked out for 120 minutes.');
});

test.each(['en', 'es'] as const)('explains how to replace an expired password (%s)', (locale) => {
  expect(signInMessage({ code: 'password_expired' }, ownerIn(locale))).toContain('npm run site -- password');
});

test('shows that a lockout lasts 120 minutes', () => {
  expect(signInMessage({ code: 'locked_out' }, owner)).toBe(
    'Access blocked for 120 minutes due to too many failed attempts.',
  );
});

test('uses separate sign-in messages in the content manager', () => {
  expect(signInMessage({ code: 'locked_out' }, owner, 'manager')).toBe(
    'Too many failed attempts. IP blocked.',
  );
  expect(signInMessage({ code: 'network' }, owner, 'manager')).toBe('Connection error. Please try again.');
  expect(signInMessage({ code: 'other' }, owner, 'manager')).toBe('Authentication failed. Please try again.');
  expect(signInMessage({ code: 'password_invalid', attemptsLeft: 4 }, owner, 'manager')).toBe(
    'Invalid password.',
  );
});

test.each([
  ['passkey_invalid', 4, 'That passkey isn’t registered for this site. Choose another.'],
  [
    'recovery_code_invalid',
    1,
    'That code isn’t valid or has already been used. 1 attempt left before you’re locked out for 120 minutes.',
  ],
] as const)('shows the attempts left after %s in the second step', (code, attemptsLeft, expected) => {
  const factor = { id: 'x', expires_at: '', options: null, origin: null };
  expect(signInMessage({ code: 'second_factor', factor, wrong: { code, attemptsLeft } }, owner)).toBe(
    expected,
  );
  expect(signInMessage({ code: 'second_factor', factor }, owner)).toBe('');
});

test('asks for the password again if the second step has expired', () => {
  expect(signInMessage({ code: 'second_factor_expired' }, owner)).toContain('Enter your password again');
});

const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, code });

test.each([
  ['a canceled prompt', named('NotAllowedError'), 2_000, 'cancelled'],
  ['a timeout', named('NotAllowedError'), 300_000, 'timed_out'],
  ['an aborted ceremony', named('WebAuthnError', 'ERROR_CEREMONY_ABORTED'), 10, 'aborted'],
  ['an AbortError', named('AbortError'), 10, 'aborted'],
  ['an unsupported device', named('UnknownError'), 10, 'failed'],
  ['any other error', 'a text', 10, 'failed'],
])('recognizes %s as a passkey error with a separate message', (_what, error, took, expected) => {
  expect(passkeyError(error, took, 300_000)).toBe(expected);
});
