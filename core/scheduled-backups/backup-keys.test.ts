import { readFile, stat, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import {
  addToKeyFile,
  BackupKeyError,
  ensureBackupKeys,
  generateBackupKey,
  keyFileOf,
  parseBackupKeys,
  readBackupKeys,
} from './backup-keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

test('a backup key is created once, readable only by its owner, and found again', async () => {
  expect((await readBackupKeys(folder, [])).keys).toEqual([]);
  const made = await ensureBackupKeys(folder, []);
  expect(made.from).toBe('file');
  expect(made.keys).toHaveLength(1);
  expect(await ensureBackupKeys(folder, [])).toEqual(made);
  expect((await stat(keyFileOf(folder))).mode & 0o777).toBe(0o600);
});

test('a new backup key encrypts new backups, and former keys still decrypt older ones', async () => {
  const first = await ensureBackupKeys(folder, []);
  const added = parseBackupKeys(await addToKeyFile(folder))?.[0];
  const { keys } = await readBackupKeys(folder, []);
  expect(keys.map(({ id }) => id)).toEqual([added?.id, first.keys[0]?.id]);
  await addToKeyFile(folder);
  expect((await readBackupKeys(folder, [])).keys).toHaveLength(3);
  expect((await readFile(keyFileOf(folder), 'utf8')).match(/Store them somewhere else/g)).toHaveLength(1);
});

test('backup keys from the environment replace the file, which isn’t created', async () => {
  const given = parseBackupKeys(generateBackupKey()) ?? [];
  expect(await ensureBackupKeys(folder, given)).toEqual({ keys: given, from: 'environment' });
  await expect(stat(keyFileOf(folder))).rejects.toThrow();
});

test('a key file with other content is neither used nor overwritten', async () => {
  await writeFile(keyFileOf(folder), 'Dear Sir or Madam');
  await expect(ensureBackupKeys(folder, [])).rejects.toThrow(BackupKeyError);
  await expect(addToKeyFile(folder)).rejects.toThrow(BackupKeyError);
  expect(await readFile(keyFileOf(folder), 'utf8')).toBe('Dear Sir or Madam');
});
