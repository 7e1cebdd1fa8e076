import { expect, test } from 'vitest';
import { auditNames } from '../../../shared/audit-event.ts';
import { activityKinds, namesOf, readKind } from './activity-kind.ts';

test('everything belongs to a kind, and every kind has something', () => {
  const kinds = activityKinds.filter((kind) => kind !== 'all').map((kind) => namesOf(kind) ?? []);
  expect(kinds.every(({ length }) => length > 0)).toBe(true);
  expect(auditNames.filter((name) => !kinds.flat().includes(name))).toEqual([]);
  expect(namesOf('all')).toBeUndefined();
});

test('what was refused is shown by itself', () => {
  expect(namesOf('refused')).toEqual([
    ...['sign_in_failed', 'locked_out', 'password_confirm_failed', 'passkey_failed', 'brake_applied'],
    'access_refused',
  ]);
});

test.each([
  ['door', 'door'],
  ['nonsense', 'all'],
  ['', 'all'],
  [null, 'all'],
])('an address that says %j shows %s', (text, kind) => {
  expect(readKind(text)).toBe(kind);
});
