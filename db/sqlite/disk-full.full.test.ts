import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { createTestSite } from '../../test/create-test-site.ts';
import { newDatabase } from '../../test/new-folder.ts';
import { asFile, asSource, wordPressExport } from '../../test/wordpress-export.ts';
import type { Database } from '../connect.ts';

/** Opens a database whose file can't grow, which SQLite reports as a full disk. */
async function openFull(): Promise<{ db: Database; freeSpace: () => Promise<unknown> }> {
  const { db } = await newDatabase();
  await createTestCore(db).core.posts.create(postInput({ title: 'Before' }));
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db.kysely);
  await limit(1);
  return { db, freeSpace: () => limit(1_000_000) };
}

const long = `<p>${'A long text. '.repeat(10_000)}</p>`;

test('on a full disk a save fails with a clear error, readiness reports it, and reading works', async () => {
  const { db, freeSpace } = await openFull();
  const site = await createTestSite(db);
  const cookie = await site.signIn();
  const post = { title: 'While', html: long };
  const refused = await site.send('POST', '/api/blog/posts', post, cookie);
  expect(refused.status).toBe(507);
  const { detail } = (await refused.json()) as { detail: string };
  expect(detail).toMatch(/^The disk is full/);
  const log = site.log.join('');
  expect(log).toContain('database or disk is full');
  expect(log).not.toMatch(/rollback|"stack"/);
  expect((await site.request('/api/blog/posts')).status).toBe(200);
  const ready = await site.request('/api/ready');
  expect([ready.status, await ready.json()]).toEqual([
    503,
    {
      status: 'not_ready',
      detail: expect.stringContaining('disk is full'),
      checks: { database: 'ok', migrations: 'ok', disk: 'full', writing: 'ok', queue: 'ok' },
    },
  ]);
  await freeSpace();
  expect((await site.send('POST', '/api/blog/posts', post, cookie)).status).toBe(201);
  await expect.poll(async () => (await site.request('/api/ready')).status).toBe(200);
});

test('on a full disk an import ends with a report that names the cause', async () => {
  const { db, freeSpace } = await openFull();
  const { core } = createTestCore(db);
  const items = [1, 2, 3].map((id) => ({ id, content: long }));
  const bring = async () =>
    expectOk(await core.imports.importFile(asFile(asSource(wordPressExport(items), 100_000)), {}));
  const report = await bring();
  expect(report.counts).toMatchObject({ created: 0, failed: 3 });
  expect(report.problems).toEqual([{ code: 'disk_full' }]);
  expect(await core.posts.list(visitor, { page: 1, limit: 9 })).toHaveLength(1);
  await freeSpace();
  const again = await bring();
  expect([again.counts.created, again.problems]).toEqual([3, []]);
});
