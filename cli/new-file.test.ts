import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { newFile } from './new-file.ts';

test('files of one second have names of their own', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'new-file-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const next = () => newFile({ folder, name: 'site', extension: 'db' }, new Date('2026-11-22T20:35:41.5Z'));
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541.db'));
  await writeFile(next(), '');
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541-2.db'));
  await writeFile(next(), '');
  expect(next()).toBe(join(folder, 'site-2026-11-22-203541-3.db'));
});
