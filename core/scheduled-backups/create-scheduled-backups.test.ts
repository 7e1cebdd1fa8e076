import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { bothDialects } from '../../test/each-dialect.ts';
import { newDatabase } from '../../test/new-folder.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { claimLease } from '../leases/leases.ts';
import { keyFileOf } from './backup-keys.ts';
import type { BackupConfig } from './backup-locations.ts';
import { dueIn, finishRun, insertRun } from './backup-run-store.ts';

let dataDir: string;
let folder: string;
let config: BackupConfig;
let db: Database;

beforeEach(async () => {
  ({ db, dataDir } = await newDatabase());
  folder = join(dataDir, 'copies');
  await mkdir(folder);
  config = { dataDir, databaseUrl: undefined, folder, bucket: undefined, keys: [] };
});

test('a backup is created when due, tested once, and created later if its time was missed', async () => {
  const { core, clock } = createTestCore(db, { copies: config });
  clock.now = new Date('2026-03-02T12:00:00Z');
  expectOk(await core.posts.create(postInput()));
  expect(await core.copies.state()).toMatchObject({ problem: 'none_yet', last_copy: null, key: null });
  const since = clock.now.toISOString();
  expect(await core.copies.retention(since)).toBeNull();
  expect(await core.copies.runDueWork()).toEqual([{ kind: 'copy', place: 'folder', failure: null }]);
  expect(await core.copies.retention(since)).toEqual({ until: '2026-03-16T03:00:00.000Z' });
  const unused = createTestCore(db, { copies: { ...config, folder: undefined } }).core;
  expect(await unused.copies.retention(since)).toEqual({ until: null });
  expect(await core.copies.runDueWork()).toEqual([{ kind: 'drill', place: 'folder', failure: null }]);
  expect(await core.copies.runDueWork()).toEqual([]);
  const state = await core.copies.state();
  expect(state).toMatchObject({
    problem: null,
    rhythm: 'daily',
    next_at: '2026-03-03T03:00:00.000Z',
    last_copy: { state: 'done', place: 'folder', failure: null, facts: { posts: 1 } },
    last_drill: { state: 'done', facts: { posts: 1, scratch: 'sqlite' } },
    key: { from: 'file' },
    places: [{ kind: 'folder', at: folder, is_used: true, last_failure: null }],
  });
  expect(await readdir(folder)).toEqual([state.last_copy?.name]);
  clock.now = new Date('2026-03-05T12:00:00Z');
  expect(await core.copies.state()).toMatchObject({ problem: 'too_old', next_at: clock.now.toISOString() });
  // A missing key isn't replaced while backups need it.
  const key = keyFileOf(dataDir);
  await rename(key, `${key}.away`);
  expect(await core.copies.state()).toMatchObject({ problem: 'key_missing', key: null });
  expect((await core.copies.runDueWork())[0]?.failure).toMatch(/^key_missing: .*backup-key --new/);
  expect(await core.copies.runs(9)).toContainEqual(
    expect.objectContaining({ name: state.last_copy?.name, is_readable: false }),
  );
  await rename(`${key}.away`, key);
  clock.advance(3_600_000);
  expect(await core.copies.runDueWork()).toHaveLength(1);
  expect(await core.copies.state()).toMatchObject({ problem: null });
  expect(await core.copies.runs(10)).toHaveLength(4);
});

test('a downloaded backup is complete and recorded, and leaves no file on the server', async () => {
  const { core } = createTestCore(db, { copies: config });
  expectOk(await core.posts.create(postInput()));
  const [made, second] = await Promise.all([core.copies.download(), core.copies.download()]);
  const { body, bytes, name } = expectOk(made);
  expect(second).toMatchObject({ failure: { code: 'copy_running' } });
  expect((await readdir(dataDir)).filter((each) => each.startsWith('.backup-'))).toEqual([]);
  const file = join(folder, name);
  await writeFile(file, body);
  expect((await stat(file)).size).toBe(bytes);
  const restored = await newDatabase();
  expectOk(await restoreBackup(restored.db, { file, keep: join(folder, 'before.db') }));
  expect(await createTestCore(restored.db).core.posts.search('', 9)).toMatchObject({ total: 1 });
  const { events } = await core.audit.list({ limit: 1 });
  expect(events).toMatchObject([{ name: 'backup_made', what: { posts: 1, bytes } }]);
});

test('a failed backup is reported and retried with growing delays', async () => {
  const { core, clock } = createTestCore(db, { copies: config });
  await rm(folder, { recursive: true });
  const [run] = await core.copies.runDueWork();
  expect(run?.failure).toContain('no_bucket');
  expect(await core.copies.state()).toMatchObject({
    problem: 'failed',
    places: [{ last_failure: { failure: 'no_bucket' } }],
  });
  expect(await core.copies.runDueWork()).toEqual([]);
  clock.advance(10 * 60_000);
  await mkdir(folder);
  expect(await core.copies.runDueWork()).toEqual([{ kind: 'copy', place: 'folder', failure: null }]);
  expect(await core.copies.state()).toMatchObject({ problem: null });
});

test('only one process creates backups, and interrupted work is restarted', async () => {
  const { core } = createTestCore(db, { copies: config });
  const lease = await claimLease(db, 'copies');
  expect(await core.copies.runDueWork()).toEqual([]);
  expect(await core.copies.start('copy')).toEqual({ ok: false, failure: { code: 'copy_running' } });
  // A run left behind by a killed process.
  await insertRun(db.kysely, { kind: 'copy', place: 'folder' }, new Date('2026-03-01T00:00:00Z'));
  await lease?.release();
  expect(await core.copies.runDueWork()).toHaveLength(1);
  const runs = await core.copies.runs(10);
  expect(runs.map(({ state, failure }) => failure ?? state).toSorted()).toEqual(['done', 'interrupted']);
});

test('the owner’s settings decide whether, how often and where backups are created', async () => {
  const { core } = createTestCore(db, { copies: config });
  await core.settings.save({ copies_every: 'off' });
  expect(await core.copies.runDueWork()).toEqual([]);
  expect(await core.copies.state()).toMatchObject({ problem: 'off', next_at: null });
  await core.settings.save({ copies_every: 'daily', copies_to: 'bucket' });
  expect(await core.copies.runDueWork()).toEqual([]);
  expect(await core.copies.state()).toMatchObject({ problem: 'no_place', places: [{ is_used: false }] });
  expect(await core.copies.start('copy')).toEqual({ ok: false, failure: { code: 'no_place' } });
  const { id } = expectOk(await core.copies.start('copy', 'folder'));
  await expect.poll(() => core.copies.runs(1), { timeout: 15_000 }).toMatchObject([{ id, state: 'done' }]);
});

test('stopping the site stops a running backup, which isn’t a failure', async () => {
  const { core } = createTestCore(db, { copies: config });
  expectOk(await core.copies.start('copy'));
  await core.copies.end();
  expect(await core.copies.runs(1)).toMatchObject([{ state: 'failed', failure: 'interrupted' }]);
  expect(await core.copies.state()).toMatchObject({ problem: 'none_yet' });
  expect(await readdir(folder)).toEqual([]);
  const { core: next, clock } = createTestCore(db, { copies: config });
  clock.advance(1_000);
  // An interrupted run is repeated at once, but only once. A second one in a row counts as a failure.
  await insertRun(db.kysely, { kind: 'copy', place: 'folder' }, clock.now);
  expect(await next.copies.runDueWork()).toEqual([]);
  clock.advance(10 * 60_000);
  expect(await next.copies.runDueWork()).toHaveLength(1);
});

bothDialects('the next backup or restore test', (open) => {
  const at = (text: string) => new Date(text);

  /** Adds a run that started and ended at this time. */
  async function ran(on: Database, kind: 'copy' | 'drill', time: string, name: string, failed = false) {
    const id = await insertRun(on.kysely, { kind, place: 'bucket' }, at(time));
    await finishRun(
      on.kysely,
      id,
      { name, failure: failed ? 'damaged' : null, facts: { posts: 1 } },
      at(time),
    );
  }

  test('a backup follows at each scheduled time, and a restore test 30 days after the last', async () => {
    const on = await open();
    const due = (time: string) => dueIn(on.kysely, 'bucket', 'daily', at(time));
    expect(await dueIn(on.kysely, 'bucket', 'off', at('2026-03-01T12:00:00Z'))).toBeUndefined();
    expect(await due('2026-03-01T12:00:00Z')).toBe('copy');
    await ran(on, 'copy', '2026-03-01T12:00:00Z', 'a');
    expect(await dueIn(on.kysely, 'folder', 'daily', at('2026-03-01T12:01:00Z'))).toBe('copy');
    expect(await due('2026-03-01T12:01:00Z')).toBe('drill');
    await ran(on, 'drill', '2026-03-01T12:01:00Z', 'a');
    expect(await due('2026-03-02T02:59:00Z')).toBeUndefined();
    expect(await due('2026-03-02T03:00:00Z')).toBe('copy');
    await ran(on, 'copy', '2026-03-31T03:00:00Z', 'b');
    expect(await due('2026-03-31T12:00:00Z')).toBeUndefined();
    expect(await due('2026-03-31T12:01:00Z')).toBe('drill');
  });

  test('a failed restore test is repeated the next day with a new backup', async () => {
    const on = await open();
    await ran(on, 'copy', '2026-03-01T03:00:00Z', 'a');
    await ran(on, 'drill', '2026-03-01T03:01:00Z', 'a', true);
    const due = (time: string) => dueIn(on.kysely, 'bucket', 'weekly', at(time));
    expect(await due('2026-03-01T12:00:00Z')).toBeUndefined();
    await ran(on, 'copy', '2026-03-01T13:00:00Z', 'b');
    expect(await due('2026-03-01T14:00:00Z')).toBeUndefined();
    expect(await due('2026-03-02T03:01:00Z')).toBe('copy');
    await ran(on, 'copy', '2026-03-02T03:02:00Z', 'c');
    expect(await due('2026-03-02T03:03:00Z')).toBe('drill');
  });
});
