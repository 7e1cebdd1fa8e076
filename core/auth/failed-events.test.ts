import { expect, test } from 'vitest';
import { failedEvents } from './failed-events.ts';

test('a wrong password is one event, and the one that locks out two', () => {
  expect(failedEvents('sign_in_failed', { code: 'password_invalid', attemptsLeft: 3 })).toEqual([
    { name: 'sign_in_failed' },
  ]);
  expect(failedEvents('password_confirm_failed', { code: 'password_invalid', attemptsLeft: 0 })).toEqual([
    { name: 'password_confirm_failed' },
    { name: 'locked_out' },
  ]);
});

test('who is barred already leaves the reason', () => {
  expect(failedEvents('sign_in_failed', { code: 'locked_out' })).toEqual([{ name: 'locked_out' }]);
  expect(failedEvents('sign_in_failed', { code: 'sign_in_paused' })).toEqual([{ name: 'brake_applied' }]);
});

test('where no password was looked at, nothing happened', () => {
  for (const code of ['sign_in_busy', 'client_gone', 'password_fixed']) {
    expect(failedEvents('sign_in_failed', { code })).toEqual([]);
  }
});
