import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { newFolder } from '../../test/new-folder.ts';
import { ensureGuardKey, guardKeyFile, parseGuardKey, readGuardKey, seal, unseal } from './guard-store.ts';

let folder: string;
const given = `guard-key-${'b'.repeat(43)}`;

beforeEach(async () => {
  folder = await newFolder();
});

test('a key is created once, even by simultaneous callers, and only its owner can read the file', async () => {
  const keys = { folder, guard: undefined };
  expect(await readGuardKey(keys)).toBeUndefined();
  const made = await Promise.all(Array.from({ length: 8 }, () => ensureGuardKey(keys)));
  expect(new Set(made.map((key) => key?.id)).size).toBe(1);
  expect(await readdir(folder)).toEqual(['guard.key']);
  expect((await stat(guardKeyFile(folder))).mode & 0o777).toBe(0o600);
  expect(await readFile(guardKeyFile(folder), 'utf8')).toMatch(/^#.*\nguard-key-[\w-]{43}\n$/);
  expect((await readGuardKey(keys))?.id).toBe(made[0]?.id);
});

test('a key from the environment is preferred, and no file is created', async () => {
  const keys = { folder, guard: given };
  expect((await ensureGuardKey(keys))?.id).toBe(parseGuardKey(given)?.id);
  expect(await readdir(folder)).toEqual([]);
});

test('a key file with other content is neither used nor overwritten', async () => {
  const keys = { folder, guard: undefined };
  for (const text of ['', 'guard-key-short\n', `${given}\n${given}\n`, 'something else']) {
    await writeFile(guardKeyFile(folder), text);
    expect(await readGuardKey(keys), text).toBeUndefined();
    expect(await ensureGuardKey(keys), text).toBeUndefined();
    expect(await readFile(guardKeyFile(folder), 'utf8')).toBe(text);
  }
});

test('a sealed value opens only with its own key and in its own row', () => {
  const key = parseGuardKey(given);
  const other = parseGuardKey(`guard-key-${'c'.repeat(43)}`);
  if (!key || !other) throw new Error('These are keys.');
  const sealed = seal(key, 'guard_names/1', { name: 'Véxdale' });
  expect(unseal(key, 'guard_names/1', sealed)).toEqual({ name: 'Véxdale' });
  expect(unseal(key, 'guard_names/2', sealed)).toBeUndefined();
  expect(unseal(other, 'guard_names/1', sealed)).toBeUndefined();
  expect(seal(key, 'guard_names/1', { name: 'Véxdale' })).not.toBe(sealed);
});
