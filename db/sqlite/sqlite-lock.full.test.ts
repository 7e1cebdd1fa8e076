import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { createTestCore, postInput, visitor } from '../../test/create-test-core.ts';
import { createTestSite } from '../../test/create-test-site.ts';
import { newDatabase } from '../../test/new-folder.ts';
import type { Database } from '../connect.ts';

async function open(): Promise<{ db: Database; path: string }> {
  const { db, dataDir } = await newDatabase();
  return { db, path: join(dataDir, 'site.db') };
}

/** Takes the write lock in another process and holds it until the returned function is called. */
async function holdLock(path: string): Promise<() => Promise<void>> {
  const script = fileURLToPath(new URL('../../test/processes/hold-lock.ts', import.meta.url));
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', script, path]);
  const ended = once(child, 'exit');
  onTestFinished(() => void child.kill('SIGKILL'));
  await once(child.stdout, 'data');
  return async () => {
    child.kill('SIGKILL');
    await ended;
  };
}

test('another program’s write lock delays no reader, and writers get a timely error', async () => {
  const { db, path } = await open();
  const site = await createTestSite(db);
  const cookie = await site.signIn();
  await site.send('POST', '/api/blog/posts', { title: 'Before', html: '<p>A text.</p>' }, cookie);
  const letGo = await holdLock(path);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const begun = performance.now();
  const saving = site.send('POST', '/api/blog/posts', { title: 'While', html: '<p>b</p>' }, cookie);
  let slowest = 0;
  let asked = 0;
  while (performance.now() - begun < 1_000) {
    const before = performance.now();
    const answers = await Promise.all([site.request('/api/blog/posts'), site.request('/api/health')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    slowest = Math.max(slowest, performance.now() - before);
    asked += 1;
    await wait(5);
  }
  const refused = await saving;
  const took = performance.now() - begun;
  delay.disable();
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
  expect(await refused.json()).toEqual({ detail: expect.stringContaining('Try again') });
  expect(took).toBeLessThan(2_000);
  expect(asked).toBeGreaterThan(5);
  // The limit allows for a busy machine. Waiting for the lock in this thread would take a full second longer.
  expect(slowest).toBeLessThan(500);
  expect(delay.max / 1e6).toBeLessThan(500);
  await letGo();
  const saved = await site.send('POST', '/api/blog/posts', { title: 'After', html: '<p>c</p>' }, cookie);
  expect(saved.status).toBe(201);
});

test('a writer continues as soon as the other program is done', async () => {
  const { db, path } = await open();
  const { core } = createTestCore(db);
  const letGo = await holdLock(path);
  const saving = core.posts.create(postInput({ title: 'Waited' }));
  await wait(300);
  await letGo();
  expect((await saving).ok).toBe(true);
});

test('an open transaction delays no reader in its process, and writers take turns', async () => {
  const { db } = await open();
  const { core } = createTestCore(db);
  await core.posts.create(postInput({ title: 'First' }));
  const inside = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  const long = db.kysely.transaction().execute(async (transaction) => {
    await transaction.updateTable('posts').set({ title: 'Changed' }).execute();
    inside.resolve();
    await goOn.promise;
    // A transaction sees its own changes.
    return transaction.selectFrom('posts').select('title').execute();
  });
  await inside.promise;
  const seen = await core.posts.list(visitor, { page: 1, limit: 5 });
  expect(seen.map(({ title }) => title)).toEqual(['First']);
  expect(db.siteVersion()).toBe(2);
  const order: string[] = [];
  const saves = ['a', 'b', 'c'].map((slug) =>
    core.posts.create(postInput({ slug })).then(() => order.push(slug)),
  );
  await wait(50);
  expect(order).toEqual([]);
  goOn.resolve();
  expect(await long).toEqual([{ title: 'Changed' }]);
  await Promise.all(saves);
  expect(order).toEqual(['a', 'b', 'c']);
  const after = await db.kysely.selectFrom('posts').select('title').where('slug', '=', 'a').execute();
  expect(after).toHaveLength(1);
});

test('raw statements use the right connection however they begin', async () => {
  const { db } = await open();
  const { kysely } = db;
  await sql`insert into settings (key, value, updated_at) values ('a', '1', '')`.execute(kysely);
  await sql`with given as (select 'b' as key) insert into settings (key, value, updated_at)
    select key, '2', '' from given`.execute(kysely);
  const returned =
    await sql`insert into settings (key, value, updated_at) values ('c', '3', '') returning key`;
  expect((await returned.execute(kysely)).rows).toEqual([{ key: 'c' }]);
  const read = await sql<{
    count: number;
  }>`with all_keys as (select key from settings where key in ('a', 'b', 'c'))
    select count(*) as count from all_keys`.execute(kysely);
  expect(read.rows).toEqual([{ count: 3 }]);
  await sql`pragma secure_delete = on`.execute(kysely);
  expect((await sql`pragma secure_delete`.execute(kysely)).rows).toEqual([{ secure_delete: 1 }]);
});

const insert = (key: string) => sql`insert into settings (key, value, updated_at) values (${key}, '', '')`;

test('statements after a rollback by the database fail instead of running outside the transaction', async () => {
  const { db } = await open();
  const working = db.kysely.transaction().execute(async (transaction) => {
    await insert('a').execute(transaction);
    // SQLite itself rolls back like this on a full disk.
    await sql`rollback`.execute(transaction);
    await insert('b').execute(transaction);
  });
  await expect(working).rejects.toThrow('The transaction was rolled back before this statement');
  expect(await db.kysely.selectFrom('settings').select('key').execute()).toEqual([]);
});
