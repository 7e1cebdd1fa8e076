import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from './site.ts';

test.use({ siteOf: 'file modes' });

test('what the running site keeps is closed to other users of the machine', async ({ site }) => {
  const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);
  const names = await readdir(site.dataDir);
  expect(names).toEqual(expect.arrayContaining(['site.db', 'site.db-wal', 'site.db-shm', 'start.lock']));
  for (const name of names) expect(await modeOf(join(site.dataDir, name)), name).toBe('600');
  expect(await modeOf(site.dataDir)).toBe('700');
});
