import { expect, test } from 'vitest';
import { retryAfter, statusOf } from './failure-status.ts';

test.each([
  [{ code: 'slug_invalid' }, 400],
  [{ code: 'slug_reserved' }, 409],
  [{ code: 'slug_taken' }, 409],
  [{ code: 'no_answer', cause: 'connection' }, 502],
  [{ code: 'no_answer', cause: 'timeout' }, 504],
] as const)('the status of %o is %i', (failure, status) => {
  expect(statusOf(failure)).toBe(status);
});

test('only what waiting can change may be sent again', () => {
  const now = new Date('2026-03-01T12:00:00.000Z');
  expect(retryAfter({ code: 'locked_out', until: new Date('2026-03-01T12:00:01.500Z') }, now)).toBe(2);
  expect(retryAfter({ code: 'sign_in_busy' }, now)).toBe(2);
  expect(retryAfter({ code: 'password_invalid' }, now)).toBeUndefined();
});
