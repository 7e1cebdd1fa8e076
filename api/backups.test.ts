import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { BackupRun, BackupsState } from '../shared/backups.ts';
import { createTestSite } from '../test/create-test-site.ts';
import { expectProblem } from '../test/expect-problem.ts';
import { newDatabase } from '../test/new-folder.ts';

async function openSite() {
  const { db, dataDir } = await newDatabase();
  const folder = join(dataDir, 'copies');
  await mkdir(folder);
  const copies = {
    ...{ dataDir, databaseUrl: undefined, folder, bucket: undefined, keys: [] },
  };
  const site = await createTestSite(db, { copies });
  return { site, folder, cookie: await site.signIn() };
}

test('the owner reads the backup status, runs a backup and sees its result', async () => {
  const { site, folder, cookie } = await openSite();
  const read = async <Body>(path: string) =>
    (await (await site.send('GET', path, undefined, cookie)).json()) as Body;
  expect(await read<BackupsState>('/api/copies')).toMatchObject({
    problem: 'none_yet',
    places: [{ kind: 'folder', at: folder }],
  });
  const begun = await site.send('POST', '/api/copies/runs', { kind: 'copy' }, cookie);
  expect(begun.status).toBe(202);
  const { id } = (await begun.json()) as { id: string };
  await expectProblem(await site.send('POST', '/api/copies/runs', { kind: 'drill' }, cookie), 409);
  const runs = () => read<{ runs: BackupRun[] }>('/api/copies/runs');
  await expect.poll(runs, { timeout: 15_000 }).toMatchObject({ runs: [{ id, kind: 'copy', state: 'done' }] });
  const state = await read<BackupsState>('/api/copies');
  expect(state).toMatchObject({ problem: null, last_copy: { id }, key: { from: 'file' } });
  // The response contains no key or secret.
  expect(JSON.stringify(state)).not.toContain('copy-key-');
});
