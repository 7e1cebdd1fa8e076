import { createReadStream } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { newDatabase } from '../../test/new-folder.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import { ensureBackupKeys } from './backup-keys.ts';
import type { BackupConfig } from './backup-locations.ts';
import { decryptTo, fetchBackup, newestBackup } from './create-backup.ts';
import { runBackupJob } from './run-backup-job.ts';

let dataDir: string;
let config: BackupConfig & { folder: string };
let db: Database;

beforeEach(async () => {
  ({ db, dataDir } = await newDatabase());
  const folder = join(dataDir, 'copies');
  await mkdir(folder);
  config = { dataDir, databaseUrl: undefined, folder, bucket: undefined, keys: [] };
});

const work = { kind: 'copy', place: 'folder', keep: { newest: 3, hasLonger: false } } as const;
const never = new AbortController().signal;

test('a separate process creates the backup, and the newest backup is found by its name', async () => {
  expectOk(await createTestCore(db).core.posts.create(postInput()));
  const made = await runBackupJob({ config, work }, never);
  expect(made).toMatchObject({ failure: null, facts: { posts: 1, took_ms: expect.any(Number) } });
  const store = createFolderStore(config.folder);
  expect(await newestBackup(store)).toBe(made.name);
  const { keys } = await ensureBackupKeys(dataDir, []);
  const file = join(dataDir, 'fetched.db');
  await fetchBackup(store, made.name, keys, file);
  // An existing file isn't overwritten.
  await expect(fetchBackup(store, made.name, keys, file)).rejects.toMatchObject({ code: 'EEXIST' });
  await expect(fetchBackup(store, 'site-none.copy', keys, `${file}.2`)).rejects.toMatchObject({
    code: 'no_copy',
  });
  const body = createReadStream(join(config.folder, made.name));
  await expect(decryptTo(body, [], `${file}.3`)).rejects.toMatchObject({ code: 'key_missing' });
});

test('a failed backup job returns a code and a message', async () => {
  const noFolder = { ...config, folder: join(dataDir, 'not-mounted') };
  expect(await runBackupJob({ config: noFolder, work }, never)).toMatchObject({
    failure: { code: 'no_bucket' },
  });
  const noBucket = { ...work, place: 'bucket' as const };
  expect(await runBackupJob({ config, work: noBucket }, never)).toMatchObject({
    failure: { code: 'no_bucket' },
  });
  const away = { ...config, databaseUrl: 'postgres://site@127.0.0.1:9/site' };
  const failed = await runBackupJob({ config: away, work }, never);
  expect(failed.failure).toMatchObject({ code: 'failed', detail: expect.stringContaining('ECONNREFUSED') });
  expect(await runBackupJob({ config, work: { ...work, kind: 'drill' } }, never)).toMatchObject({
    failure: { code: 'no_copy' },
  });
});

test('a canceled backup job stops and leaves no partial backup', async () => {
  for (let count = 0; count < 50; count += 1) {
    expectOk(await createTestCore(db).core.posts.create(postInput({ html: '<p>Words.</p>'.repeat(2000) })));
  }
  for (const ms of [0, 100]) {
    const stop = new AbortController();
    const timer = setTimeout(() => stop.abort(), ms);
    expect((await runBackupJob({ config, work }, stop.signal)).failure?.code).toBe('interrupted');
    clearTimeout(timer);
  }
  expect(await readdir(config.folder)).toEqual([]);
  expect((await runBackupJob({ config, work }, never)).failure).toBeNull();
  // Files left by stopped jobs were removed.
  expect((await readdir(dataDir)).filter((name) => name.startsWith('.backup-'))).toEqual([]);
});
