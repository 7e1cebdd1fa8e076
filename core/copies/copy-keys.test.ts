import { readFile, stat, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import {
  addToKeyFile,
  CopyKeyError,
  ensureCopyKeys,
  keyFileOf,
  newCopyKey,
  parseCopyKeys,
  readCopyKeys,
} from './copy-keys.ts';

let folder: string;

beforeEach(async () => {
  folder = await newFolder();
});

test('a key is made once, for its owner alone, and found again', async () => {
  expect((await readCopyKeys(folder, [])).keys).toEqual([]);
  const made = await ensureCopyKeys(folder, []);
  expect(made.from).toBe('file');
  expect(made.keys).toHaveLength(1);
  expect(await ensureCopyKeys(folder, [])).toEqual(made);
  expect((await stat(keyFileOf(folder))).mode & 0o777).toBe(0o600);
});

test('a new key encrypts, and the former ones go on to decrypt', async () => {
  const first = await ensureCopyKeys(folder, []);
  const added = parseCopyKeys(await addToKeyFile(folder))?.[0];
  const { keys } = await readCopyKeys(folder, []);
  expect(keys.map(({ id }) => id)).toEqual([added?.id, first.keys[0]?.id]);
  await addToKeyFile(folder);
  expect((await readCopyKeys(folder, [])).keys).toHaveLength(3);
  expect((await readFile(keyFileOf(folder), 'utf8')).match(/keep this elsewhere/g)).toHaveLength(1);
});

test('keys from the environment replace the file, which isn’t created', async () => {
  const given = parseCopyKeys(newCopyKey()) ?? [];
  expect(await ensureCopyKeys(folder, given)).toEqual({ keys: given, from: 'environment' });
  await expect(stat(keyFileOf(folder))).rejects.toThrow();
});

test('a file that holds something else is neither used nor written over', async () => {
  await writeFile(keyFileOf(folder), 'Dear Sir or Madam');
  await expect(ensureCopyKeys(folder, [])).rejects.toThrow(CopyKeyError);
  await expect(addToKeyFile(folder)).rejects.toThrow(CopyKeyError);
  expect(await readFile(keyFileOf(folder), 'utf8')).toBe('Dear Sir or Madam');
});
