import { expect, test } from 'vitest';
import { ObjectStoreError } from '../object-store/object-store.ts';
import { BackupKeyError } from './backup-keys.ts';
import { BackupError, backupFailureCode } from './backup-locations.ts';
import { DecryptionError } from './encryption.ts';

test.each([
  [new ObjectStoreError('away', 'no answer'), 'away'],
  [new ObjectStoreError('refused', 'no rights'), 'refused'],
  [new ObjectStoreError('full', 'no room'), 'full'],
  [new BackupError('different', 'another row'), 'different'],
  [new DecryptionError('key_missing', 'ab12'), 'key_missing'],
  [new DecryptionError('damaged'), 'damaged'],
  [new BackupKeyError('no key'), 'key_missing'],
  [Object.assign(new Error('no space'), { code: 'ENOSPC' }), 'full'],
  [Object.assign(new Error('database or disk is full'), { errcode: 13 }), 'full'],
  [new Error('anything else'), 'failed'],
])('a backup error %s is reported as %s', (error, code) => {
  expect(backupFailureCode(error)).toBe(code);
});
