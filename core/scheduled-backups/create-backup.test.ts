import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import type { Database } from '../../db/connect.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { eachDialect } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { plainPicture } from '../../test/picture-files.ts';
import { createFolderStore } from '../object-store/folder-store.ts';
import type { ObjectStore } from '../object-store/object-store.ts';
import { generateBackupKey, parseBackupKeys } from './backup-keys.ts';
import { backupFailureCode } from './backup-locations.ts';
import { type BackupOptions, createBackup } from './create-backup.ts';
import { runRestoreTest } from './restore-test.ts';

const keys = parseBackupKeys(generateBackupKey()) ?? [];
const keep = { newest: 2, hasLonger: false };
const now = new Date('2026-03-01T03:00:00Z');

let dataDir: string;
let folder: string;
let store: ObjectStore;

beforeEach(async () => {
  dataDir = await newFolder();
  folder = join(dataDir, 'copies');
  await mkdir(folder);
  store = createFolderStore(folder);
});

const orderOf = (db: Database, more: Partial<BackupOptions> = {}): BackupOptions => ({
  ...{ db, store, keys, dataDir, keep, now },
  ...more,
});

async function fill(db: Database): Promise<void> {
  const { core } = createTestCore(db);
  for (let count = 0; count < 25; count += 1) {
    expectOk(await core.posts.create(postInput({ slug: `post-${count}`, tags: ['Voz', `n${count}`] })));
  }
  expectOk(await core.posts.update('post-3', { title: 'A second state', html: '<p>“Ahora” 🎉</p>' }));
  const bytes = await plainPicture(30, 20).png().toBuffer();
  expectOk(await core.media.upload({ name: 'dot.png', bytes }));
}

/** Returns the failure code shown to the owner. */
const failureOf = (work: Promise<unknown>) => work.then(() => 'none', backupFailureCode);

/** Changes bytes of the newest backup in its location. */
async function damage(change: (bytes: Buffer) => Buffer): Promise<void> {
  const file = join(folder, (await readdir(folder)).toSorted().at(-1) ?? '');
  await writeFile(file, change(await readFile(file)));
}

eachDialect('a scheduled backup', (open) => {
  test('a scheduled backup is encrypted, complete, and restored row by row and image by image', async () => {
    const db = await open();
    await fill(db);
    const made = await createBackup(orderOf(db));
    expect(made).toMatchObject({ name: 'site-2026-03-01-030000.copy', facts: { posts: 25, pictures: 1 } });
    expect(await readdir(folder)).toEqual([made.name]);
    const bytes = await readFile(join(folder, made.name));
    for (const words of ['Ahora', 'SQLite', 'A second state']) expect(bytes.includes(words)).toBe(false);

    const drill = { db, store, keys, dataDir, databaseUrl: undefined };
    const drilled = await runRestoreTest(drill);
    expect(drilled).toMatchObject({ name: made.name, facts: { posts: 25, scratch: 'sqlite' } });
    // At least the posts, versions, tags, image and its file.
    expect(drilled.facts.rows).toBeGreaterThan(25 + 26 + 50 + 2);
    expect(await readdir(dataDir)).not.toContainEqual(expect.stringMatching(/^\.(backup|restore)-/));
  });

  test('a restore test finds damage anywhere in a backup', async () => {
    const db = await open();
    await fill(db);
    const drill = { db, store, keys, dataDir, databaseUrl: undefined };
    expect(await failureOf(runRestoreTest(drill))).toBe('no_copy');
    await createBackup(orderOf(db));
    const flip = (at: number) => (bytes: Buffer) => {
      bytes[at] = (bytes[at] ?? 0) ^ 1;
      return bytes;
    };
    for (const at of [0, 100, 5000, 200_000]) {
      await damage(flip(at));
      expect(await failureOf(runRestoreTest(drill)), `at ${at}`).toBe('damaged');
      await damage(flip(at));
    }
    await damage((bytes) => bytes.subarray(0, bytes.length - 1));
    expect(await failureOf(runRestoreTest(drill))).toBe('damaged');
    const others = parseBackupKeys(generateBackupKey()) ?? [];
    expect(await failureOf(runRestoreTest({ ...drill, keys: others }))).toBe('key_missing');
  });

  test('a restore test compares the backup with the unchanged rows of the site', async () => {
    const db = await open();
    const { core, clock } = createTestCore(db);
    clock.now = new Date('2026-02-01T00:00:00Z');
    await fill(db);
    for (const slug of ['one', 'two', 'three']) expectOk(await core.posts.create(postInput({ slug })));
    await createBackup(orderOf(db, { now: new Date('2026-06-01T00:00:00Z') }));
    clock.now = new Date('2026-06-02T00:00:00Z');
    expectOk(await core.posts.update('one', { title: 'Changed since' }));
    expectOk(await core.posts.create(postInput({ slug: 'added-since' })));
    const drill = { db, store, keys, dataDir, databaseUrl: undefined };
    const { facts } = await runRestoreTest(drill);
    expect(facts.live).toBe(25 + 2 + 1);
    await db.kysely
      .updateTable('media_files')
      .set({ bytes: Buffer.from('no picture') } as never)
      .where('format', '=', 'master')
      .execute();
    await expect(runRestoreTest(drill)).rejects.toMatchObject({
      copy: { facts: { difference: expect.stringMatching(/^media_files \S+ 30, now$/) } },
    });
    // A row that differs although nobody saved it is damaged, in the site or in the backup.
    await db.kysely
      .updateTable('posts')
      .set({ html: '<p>Bits rot.</p>' })
      .where('slug', '=', 'two')
      .execute();
    await expect(runRestoreTest(drill)).rejects.toMatchObject({
      code: 'different',
      copy: { facts: { difference: expect.stringMatching(/^posts .*, now$/) } },
    });
    await db.kysely
      .insertInto('audit_events')
      .values({
        at: '2026-06-02',
        last_at: '2026-06-02',
        name: 'restore_done',
        what: '{}',
        source: 'command_line',
        count: 1,
      } as never)
      .execute();
    expect((await runRestoreTest(drill)).facts.live).toBe(0);
  });
});

eachDialect('backup rotation', (open) => {
  test('old backups are deleted only after a new one has been verified', async () => {
    const db = await open();
    await writeFile(join(folder, 'photo.jpg'), 'not ours');
    for (const day of ['01', '02', '03']) {
      await createBackup(orderOf(db, { now: new Date(`2026-03-${day}T03:00:00Z`) }));
    }
    const kept = ['photo.jpg', 'site-2026-03-02-030000.copy', 'site-2026-03-03-030000.copy'];
    expect((await readdir(folder)).toSorted()).toEqual(kept);

    // In a backup location that corrupts files, the new backup is deleted, and the others stay.
    const careless: ObjectStore = {
      ...store,
      put: async (key, body, options) => {
        const sent = await store.put(key, body, options);
        await damage((bytes) => bytes.fill(0, 1000, 1010));
        return sent;
      },
    };
    const order = orderOf(db, { store: careless, now: new Date('2026-03-04T03:00:00Z') });
    expect(await failureOf(createBackup(order))).toBe('damaged');
    expect((await readdir(folder)).toSorted()).toEqual(kept);
  });
});
