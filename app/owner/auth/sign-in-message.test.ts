import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { passkeyError } from './passkey-ceremony.ts';
import { signInMessage } from './sign-in-message.ts';

const owner = ownerIn('en');

test('a wrong password has the sentence of docs/specification.md 8.1', () => {
  expect(signInMessage({ code: 'password_invalid', attemptsLeft: 4 }, owner)).toBe('Invalid password.');
});

test('the last attempts are counted down', () => {
  const message = signInMessage({ code: 'password_invalid', attemptsLeft: 1 }, owner);
  expect(message).toBe('Invalid password. 1 attempt left before you’re locked out for 120 minutes.');
});

test.each(['en', 'es'] as const)('an expired password says how to get another (%s)', (locale) => {
  expect(signInMessage({ code: 'password_expired' }, ownerIn(locale))).toContain('npm run site -- password');
});

test('a lockout mentions its 120 minutes', () => {
  expect(signInMessage({ code: 'locked_out' }, owner)).toBe(
    'Access blocked for 120 minutes due to too many failed attempts.',
  );
});

test('the content manager uses its own sentences', () => {
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
] as const)('%s at the second step shows the attempts left', (code, attemptsLeft, expected) => {
  const factor = { id: 'x', expires_at: '', options: null, origin: null };
  expect(signInMessage({ code: 'second_factor', factor, wrong: { code, attemptsLeft } }, owner)).toBe(
    expected,
  );
  expect(signInMessage({ code: 'second_factor', factor }, owner)).toBe('');
});

test('an expired sign-in starts again', () => {
  expect(signInMessage({ code: 'second_factor_expired' }, owner)).toContain('Enter your password again');
});

const named = (name: string, code?: string) => Object.assign(new Error('x'), { name, code });

test.each([
  ['a person’s no', named('NotAllowedError'), 2_000, 'cancelled'],
  ['time that ran out', named('NotAllowedError'), 300_000, 'timed_out'],
  ['a question that was taken back', named('WebAuthnError', 'ERROR_CEREMONY_ABORTED'), 10, 'aborted'],
  ['the same, as browsers say it', named('AbortError'), 10, 'aborted'],
  ['a device that can’t', named('UnknownError'), 10, 'failed'],
  ['anything else', 'a text', 10, 'failed'],
])('%s has its own sentence', (_what, error, took, expected) => {
  expect(passkeyError(error, took, 300_000)).toBe(expected);
});
