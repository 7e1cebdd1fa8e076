import { expect, test } from 'vitest';
import { ownerIn } from '../../../test/owner-in.ts';
import { changeMessage, fieldErrorMessage } from './change-message.ts';

const owner = ownerIn('en');

test('a short password is told its length and the length it needs', () => {
  const message = changeMessage({ code: 'password_too_short', least: 12 }, owner, 5);
  expect(message).toBe('That is 5 characters. It needs 12.');
});

test('a password that the server fixes is told where it can be changed', () => {
  expect(changeMessage({ code: 'password_fixed' }, owner)).toContain('OWNER_PASSWORD');
});

test.each([
  [{ wrong: 'url' }, 'A web address starts with https://'],
  [{ wrong: 'required' }, 'This cannot be empty.'],
  [{ wrong: 'email' }, 'That address looks incomplete. It should read like name@company.com.'],
  [{ wrong: 'too_long', max: 2000 }, 'At most 2,000 characters.'],
  [{ wrong: 'number', min: 1, max: 99_999 }, 'A whole number from 1 to 99,999.'],
] as const)('%j is said in plain words', (error, sentence) => {
  expect(fieldErrorMessage({ at: 'field', ...error }, owner)).toBe(sentence);
});
