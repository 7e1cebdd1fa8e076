import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import type { BackupFailureCode, BackupLocationKind } from '../../shared/backups.ts';
import { settingsSchema } from '../../shared/settings.ts';
import { newDatabase } from '../../test/new-folder.ts';
import { ensureBackupKeys, generateBackupKey, parseBackupKeys } from './backup-keys.ts';
import type { BackupConfig } from './backup-locations.ts';
import { finishRun, insertRun } from './backup-run-store.ts';
import { readBackupsState } from './backups-state.ts';

const now = new Date('2026-03-10T12:00:00Z');
const bucket = {
  ...{ endpoint: undefined, region: 'us-east-1', bucket: 'my-site', prefix: 'news/copies/' },
  ...{ keys: { id: 'an-id', secret: 'what nobody may see' }, hasPathStyle: false },
};

let db: Database;
let config: BackupConfig;

beforeEach(async () => {
  const made = await newDatabase();
  db = made.db;
  const { dataDir } = made;
  config = {
    dataDir,
    databaseUrl: undefined,
    folder: '/copies',
    bucket,
    keys: parseBackupKeys(generateBackupKey()) ?? [],
  };
});

/** Adds a run that started this many hours ago. */
async function ran(
  kind: 'copy' | 'drill',
  place: BackupLocationKind,
  hours: number,
  failure: BackupFailureCode | null = null,
) {
  const at = new Date(now.getTime() - hours * 3_600_000);
  const id = await insertRun(db.kysely, { kind, place }, at);
  await finishRun(db.kysely, id, { name: 'site-2026-03-10-030000.copy', failure, facts: { posts: 7 } }, at);
}

const state = (settings: object = {}, given = config) =>
  readBackupsState({ db: db.kysely, config: given, settings: settingsSchema.parse(settings), now });

test('backups are OK if each location has a recent one and the last restore test passed', async () => {
  await ran('copy', 'folder', 9);
  await ran('copy', 'bucket', 8);
  await ran('drill', 'bucket', 7);
  expect(await state()).toMatchObject({
    problem: null,
    last_copy: { place: 'bucket', facts: { posts: 7 } },
    last_drill: { state: 'done' },
    next_at: '2026-03-11T03:00:00.000Z',
  });
});

test('a location without a backup is reported, even if another location has one', async () => {
  await ran('copy', 'folder', 9);
  expect((await state()).problem).toBe('none_yet');
  expect((await state({ copies_to: 'folder' })).problem).toBeNull();
});

test('a failed restore test outranks an outdated backup, which outranks a failed one', async () => {
  await ran('copy', 'folder', 9);
  await ran('copy', 'bucket', 60);
  await ran('copy', 'folder', 1, 'full');
  expect((await state({ copies_to: 'folder' })).problem).toBe('failed');
  expect((await state()).problem).toBe('too_old');
  await ran('drill', 'folder', 1, 'different');
  expect(await state()).toMatchObject({ problem: 'drill_failed', last_drill: { failure: 'different' } });
});

test('the next backup clears a failure, and an interruption isn’t one', async () => {
  await ran('copy', 'folder', 9);
  await ran('copy', 'folder', 8, 'away');
  expect((await state({ copies_to: 'folder' })).places[0]?.last_failure).toMatchObject({ failure: 'away' });
  await ran('copy', 'folder', 7);
  expect((await state({ copies_to: 'folder' })).problem).toBeNull();
  await ran('copy', 'folder', 6, 'interrupted');
  expect((await state({ copies_to: 'folder' })).problem).toBeNull();
});

test('the backup key is reported by id and location, without its secret', async () => {
  const inFile = { ...config, keys: [] };
  expect((await state({}, inFile)).key).toBeNull();
  const { keys } = await ensureBackupKeys(config.dataDir, []);
  const read = await state({}, inFile);
  expect(read.key).toEqual({ id: keys[0]?.id, from: 'file' });
  expect(JSON.stringify(read)).not.toContain('nobody may see');
  expect(JSON.stringify(read)).not.toContain(keys[0]?.bytes.toString('base64url'));
  expect((await state({}, { ...config, keys })).key?.from).toBe('environment');
});
