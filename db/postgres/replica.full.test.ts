import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { queryOnce } from '../../test/postgres/query-once.ts';
import { type ReplicatedPostgres, startReplicated } from '../../test/postgres/start-replicated.ts';
import { createTestDatabase, type TestDatabase } from '../../test/postgres/test-database.ts';
import { connect, type Database } from '../connect.ts';

describe.skipIf(isMissing('postgres') || process.env.TEST_DATABASE_URL !== undefined)('a replica', () => {
  let servers: ReplicatedPostgres;
  beforeAll(async () => {
    servers = await startReplicated();
  });
  afterAll(() => servers.stop());

  async function open() {
    const database: TestDatabase = await createTestDatabase(servers.url);
    onTestFinished(database.drop);
    const replica = new URL(database.url);
    replica.host = new URL(servers.replicaUrl).host;
    const news: string[] = [];
    const db = await connect({
      dataDir: '',
      databaseUrl: database.url,
      replicaUrl: replica.href,
      onReplica: ({ state }) => news.push(state),
    });
    onTestFinished(db.close);
    await expect.poll(() => isOfReplica(db), { timeout: 10_000 }).toBe(true);
    news.length = 0;
    return { db, news, core: createTestCore(db).core, replicaUrl: replica.href };
  }

  /** Whether what a visitor is shown now is read of the replica. */
  async function isOfReplica(db: Database, version = db.siteVersion()): Promise<boolean | undefined> {
    return db.forVisitors(version, () => where(db));
  }

  async function where({ kysely }: Database): Promise<boolean | undefined> {
    return (await sql<{ it: boolean }>`select pg_is_in_recovery() as it`.execute(kysely)).rows[0]?.it;
  }

  test('is read by visitors alone, in one snapshot for each answer', async () => {
    const { db, core } = await open();
    expect(await where(db)).toBe(false);
    const titles = () => db.kysely.selectFrom('posts').select('title').execute();
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'Before' })));
    await expect.poll(() => isOfReplica(db)).toBe(true);
    await db.forVisitors(db.siteVersion(), async () => {
      expect(await titles()).toEqual([{ title: 'Before' }]);
      await db.kysely.transaction().execute(async (transaction) => {
        expect(await where({ ...db, kysely: transaction })).toBe(false);
      });
    });
    const answer = Promise.withResolvers<void>();
    const reading = db.forVisitors(db.siteVersion(), async () => {
      const first = await titles();
      await answer.promise;
      return [first, await titles()];
    });
    await expect.poll(async () => (await isOfReplica(db)) === true).toBe(true);
    expectOk(await core.posts.update('one', { title: 'After' }));
    await expect.poll(() => isOfReplica(db)).toBe(true);
    answer.resolve();
    expect((await reading).flat()).toEqual([{ title: 'Before' }, { title: 'Before' }]);
  });

  test('is left once an answer has written something', async () => {
    const { db } = await open();
    await db.forVisitors(db.siteVersion(), async () => {
      expect(await where(db)).toBe(true);
      await db.kysely.insertInto('known_networks').values({ client_hash: 'a', seen_at: '' }).execute();
      expect(await where(db)).toBe(false);
    });
  });

  test('that lags behind shows nobody what is older than promised', async () => {
    const { db, core, replicaUrl } = await open();
    expectOk(await core.posts.create(postInput({ slug: 'one', title: 'Before' })));
    await expect.poll(() => isOfReplica(db)).toBe(true);
    const before = db.siteVersion() ?? 0;
    await queryOnce(replicaUrl, 'select pg_wal_replay_pause()');
    onTestFinished(async () => void (await queryOnce(replicaUrl, 'select pg_wal_replay_resume()')));
    expectOk(await core.posts.update('one', { title: 'After' }));
    expect(await isOfReplica(db)).toBe(false);
    // What is promised of before may be read there.
    expect(await isOfReplica(db, before)).toBe(true);
    const page = () => db.forVisitors(db.siteVersion(), () => core.posts.browse({ page: 1, limit: 9 }));
    expect((await page()).posts.map(({ title }) => title)).toEqual(['After']);
    // What is kept for all was asked for by an answer of before, and is of now.
    const kept = await db.forVisitors(before, () => core.posts.get({ owner: false }, 'one'));
    expect(expectOk(kept).post?.title).toBe('After');
    await queryOnce(replicaUrl, 'select pg_wal_replay_resume()');
    await expect.poll(() => isOfReplica(db)).toBe(true);
  });

  test('that is away fails no answer, is told of once, and is found again', async () => {
    const { db, news, core } = await open();
    await servers.stopReplica();
    for (let round = 0; round < 5; round += 1) {
      const begun = performance.now();
      expect(await isOfReplica(db)).toBe(false);
      expect(performance.now() - begun).toBeLessThan(1_000);
    }
    expectOk(await core.posts.create(postInput({ slug: 'meanwhile' })));
    expect(news).toEqual(['away']);
    await servers.startReplica();
    await expect.poll(() => isOfReplica(db), { timeout: 8_000 }).toBe(true);
    expect(news).toEqual(['away', 'back']);
  });
});
