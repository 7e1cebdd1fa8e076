import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestCore, postInput } from '../test/create-test-core.ts';
import { bothDialects, isMissing } from '../test/each-dialect.ts';
import { newFolder } from '../test/new-folder.ts';
import { queryOnce } from '../test/postgres/query-once.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { type ConnectOptions, connect } from './connect.ts';

async function place(dialect: 'sqlite' | 'postgres'): Promise<ConnectOptions> {
  if (dialect === 'sqlite') {
    const dataDir = await newFolder();
    return { dataDir: join(dataDir, 'made', 'on', 'the', 'way') };
  }
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return { dataDir: '', databaseUrl: url };
}

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'connecting to %s',
  (dialect) => {
    test('a database is created if missing, and unchanged when reopened', async () => {
      const options = await place(dialect);
      const first = await connect(options);
      await createTestCore(first).core.posts.create(postInput({ title: 'Kept' }));
      const version = first.siteVersion();
      await first.close();
      const second = await connect(options);
      expect(second.siteVersion()).toBe(version);
      const posts = await second.kysely.selectFrom('posts').select('title').execute();
      expect(posts).toEqual([{ title: 'Kept' }]);
      await second.close();
    });

    test('every open connection is notified of a new site version after its commit', async () => {
      const options = await place(dialect);
      const here = await connect(options);
      const there = await connect(options);
      const before = here.siteVersion() ?? 0;
      expect(there.siteVersion()).toBe(before);
      const { core } = createTestCore(there);
      const done = Promise.withResolvers<void>();
      const open = Promise.withResolvers<void>();
      const writing = there.kysely.transaction().execute(async (transaction) => {
        await sql`update site_version set version = version + 100`.execute(transaction);
        open.resolve();
        await done.promise;
        throw new Error('rolled back');
      });
      await open.promise;
      expect(here.siteVersion()).toBe(before);
      done.resolve();
      await expect(writing).rejects.toThrow('rolled back');
      expect(here.siteVersion()).toBe(before);
      for (const count of [1, 2, 3]) {
        await core.posts.create(postInput());
        expect(there.siteVersion()).toBe(before + count);
        await expect.poll(() => here.siteVersion(), { interval: 2 }).toBe(before + count);
      }
      await Promise.all([here.close(), there.close()]);
    });
  },
);

describe('connecting to an SQLite file', () => {
  test('an SQLite file uses WAL, flushes every commit and checks foreign keys', async () => {
    const { kysely, close } = await connect(await place('sqlite'));
    const pragma = async (name: string) =>
      Object.values(
        (await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(kysely)).rows[0] ?? {},
      )[0];
    expect(await pragma('journal_mode')).toBe('wal');
    expect(await pragma('synchronous')).toBe(2);
    expect(await pragma('foreign_keys')).toBe(1);
    await close();
  });
});

describe.skipIf(isMissing('postgres'))('connecting to PostgreSQL', () => {
  test('the site version is unknown while the listening connection to PostgreSQL is broken', async () => {
    const options = await place('postgres');
    // The connection is restored within milliseconds, so the state is read when it breaks.
    const broken: { version: number | undefined; isUnavailable: boolean }[] = [];
    const onError = () => broken.push({ version: db.siteVersion(), isUnavailable: db.isUnavailable() });
    const db = await connect({ ...options, onError });
    const before = db.siteVersion();
    await sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'select version%'`.execute(db.kysely);
    await expect.poll(() => broken[0]).toEqual({ version: undefined, isUnavailable: true });
    await queryOnce(options.databaseUrl ?? '', 'update site_version set version = version + 7');
    await expect.poll(() => db.siteVersion(), { timeout: 5_000 }).toBe((before ?? 0) + 7);
    await db.close();
  });

  test('the site version is polled if PostgreSQL notifications don’t arrive, as behind a pooler', async () => {
    const options = await place('postgres');
    const db = await connect(options);
    const before = db.siteVersion() ?? 0;
    await queryOnce(options.databaseUrl ?? '', 'update site_version set version = version + 7');
    await expect.poll(() => db.siteVersion(), { timeout: 5_000 }).toBe(before + 7);
    await db.close();
  });

  test('connecting to a PostgreSQL database that doesn’t exist fails immediately', async () => {
    const databaseUrl = 'postgres://nobody@127.0.0.1:1/none';
    await expect(connect({ dataDir: '', databaseUrl })).rejects.toThrow('ECONNREFUSED');
  });
});

bothDialects('constraints', (open) => {
  test('versions and former slugs need a post, and are deleted with it', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    const created = await core.posts.create(postInput({ slug: 'a' }));
    await core.posts.update('a', { slug: 'b' });
    const orphan = { post_id: 'nobody', version: 1, snapshot: '{}', created_at: '' };
    await expect(db.kysely.insertInto('revisions').values(orphan).execute()).rejects.toThrow();
    await db.kysely
      .deleteFrom('posts')
      .where('id', '=', created.ok ? created.value.id : '')
      .execute();
    expect(await db.kysely.selectFrom('revisions').selectAll().execute()).toEqual([]);
    expect(await db.kysely.selectFrom('old_slugs').selectAll().execute()).toEqual([]);
  });

  test('a slug belongs to only one existing post', async () => {
    const db = await open();
    const { core } = createTestCore(db);
    await core.posts.create(postInput({ slug: 'one' }));
    await core.posts.create(postInput({ slug: 'two' }));
    const moved = db.kysely.updateTable('posts').set({ slug: 'one' }).where('slug', '=', 'two').execute();
    await expect(moved).rejects.toThrow(/unique/i);
  });
});
