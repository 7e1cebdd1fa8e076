import { expect, test } from 'vitest';
import { deskIn } from '../../../test/desk-in.ts';
import { changeMessage, troubleMessage } from './change-message.ts';

const desk = deskIn('en');

test('a short password is told its length and the length it needs', () => {
  const message = changeMessage({ code: 'password_too_short', least: 12 }, desk, 5);
  expect(message).toBe('That is 5 characters. It needs 12.');
});

test('a password that the server fixes is told where it can be changed', () => {
  expect(changeMessage({ code: 'password_fixed' }, desk)).toContain('OWNER_PASSWORD');
});

test('a wrong current password is said as at the gate', () => {
  const failure = { code: 'password_invalid', attemptsLeft: 4 } as const;
  expect(changeMessage(failure, desk)).toBe('Invalid password.');
});

test('a lost connection says that what was typed is kept', () => {
  expect(changeMessage({ code: 'network', status: 0 }, desk)).toContain('Your text is still here.');
});

test.each([
  [{ wrong: 'url' }, 'A web address starts with https://'],
  [{ wrong: 'required' }, 'This cannot be empty.'],
  [{ wrong: 'email' }, 'That address looks incomplete. It should read like name@company.com.'],
  [{ wrong: 'too_long', max: 2000 }, 'At most 2,000 characters.'],
  [{ wrong: 'number', min: 1, max: 99_999 }, 'A whole number from 1 to 99,999.'],
] as const)('%j is said in plain words', (trouble, sentence) => {
  expect(troubleMessage({ at: 'field', ...trouble }, desk)).toBe(sentence);
});
