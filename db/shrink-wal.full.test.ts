import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../test/create-test-core.ts';
import { newDatabase } from '../test/new-folder.ts';
import type { Database } from './connect.ts';
import { shrinkWal } from './shrink-wal.ts';
import { walLimit } from './sqlite/sqlite-file.ts';

let dataDir: string;
let db: Database;

beforeEach(async () => {
  ({ db, dataDir } = await newDatabase());
});

const walSize = async () => (await stat(join(dataDir, 'site.db-wal'))).size;

/** Writes 24 MB to the write-ahead log in one transaction. */
async function writeMuch(): Promise<void> {
  await sql`insert into secrets (name, value) values ('much', hex(zeroblob(12000000)))
    on conflict (name) do update set value = excluded.value`.execute(db.kysely);
}

test('the write-ahead log shrinks after large writes while others read and write', async () => {
  await writeMuch();
  expect(await walSize()).toBeGreaterThan(walLimit);
  const { core } = createTestCore(db);
  const shrinking = shrinkWal(db);
  expectOk(await core.posts.create(postInput({ slug: 'meanwhile' })));
  await shrinking;
  await expect
    .poll(async () => {
      await shrinkWal(db);
      return walSize();
    })
    .toBeLessThan(walLimit);
  expect(await db.kysely.selectFrom('posts').select('slug').execute()).toEqual([{ slug: 'meanwhile' }]);
});

test('WAL maintenance neither blocks nor disturbs a replicator’s read transaction', async () => {
  // Litestream opens the file this way (https://litestream.io/how-it-works/).
  const replicator = new DatabaseSync(join(dataDir, 'site.db'));
  replicator.exec('pragma wal_autocheckpoint = 0; begin; select count(*) from posts');
  await writeMuch();
  await writeMuch();
  const size = await walSize();
  const started = performance.now();
  await shrinkWal(db);
  expect(performance.now() - started).toBeLessThan(1_000);
  expect(await walSize()).toBe(size);
  const { core } = createTestCore(db);
  expectOk(await core.posts.create(postInput({ slug: 'meanwhile' })));
  expect(replicator.prepare('select count(*) as n from posts').get()).toEqual({ n: 0 });
  replicator.exec('commit');
  replicator.close();
});
