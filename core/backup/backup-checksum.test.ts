import { appendFile, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { connect } from '../../db/connect.ts';
import { examineSnapshot } from '../../db/snapshot.ts';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { newFolder } from '../../test/new-folder.ts';
import { writeBackup } from './write-backup.ts';

let folder: string;
let copy: string;
let whole: Buffer;

beforeEach(async () => {
  folder = await newFolder();
  copy = join(folder, 'copy.db');
  const db = await connect({ dataDir: join(folder, 'data') });
  const { core } = createTestCore(db);
  for (let count = 0; count < 30; count += 1) {
    expectOk(
      await core.posts.create(postInput({ slug: `post-${count}`, html: '<p>Words.</p>'.repeat(200) })),
    );
  }
  expectOk(await writeBackup(db, copy, { now: new Date('2026-03-01T12:00:00Z') }));
  await db.close();
  whole = await readFile(copy);
});

async function examine(bytes: Uint8Array): Promise<string> {
  await writeFile(copy, bytes);
  const examined = await examineSnapshot(copy);
  return examined.ok ? 'usable' : examined.failure.code;
}

test('checking an intact backup reports its contents and date', async () => {
  expect(expectOk(await examineSnapshot(copy))).toMatchObject({
    rows: { posts: 30, revisions: 30, media: 0 },
    madeAt: '2026-03-01T12:00:00.000Z',
  });
});

test('checking a backup detects one changed bit, even in the first page and the checksum', async () => {
  const places = [
    ...Array(24).keys(),
    ...Array.from({ length: 24 }, (_, index) => whole.length - 1 - 4 * index),
  ];
  for (const at of places) {
    const bytes = Buffer.from(whole);
    bytes[at] = (bytes[at] ?? 0) ^ 1;
    // Even a backup with a damaged header or checksum must be reported as damaged.
    expect(await examine(bytes), `at ${at}`).toBe('damaged');
  }
});

test('checking a backup detects missing or additional bytes', async () => {
  for (const length of [1, 20, 86, 87, 88, 4096, 3 * 4096, whole.length - 5000]) {
    expect(await examine(whole.subarray(0, whole.length - length)), `${length} less`).toBe('damaged');
  }
  await writeFile(copy, whole);
  await appendFile(copy, 'more');
  expect((await examineSnapshot(copy)).ok).toBe(false);
});
