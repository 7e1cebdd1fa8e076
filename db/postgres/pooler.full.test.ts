import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { claimLease } from '../../core/leases/claim-lease.ts';
import { createTestCore, expectOk, postInput, visitor } from '../../test/create-test-core.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { queryOnce } from '../../test/postgres/query-once.ts';
import {
  hasPgBouncer,
  type PgBouncer,
  type PoolMode,
  startPgBouncer,
} from '../../test/postgres/start-pgbouncer.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { type ConnectOptions, connect } from '../connect.ts';

const isHere = hasPgBouncer();

async function behind(mode: PoolMode) {
  const { url: direct, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  const place: { pooler: PgBouncer } = { pooler: await startPgBouncer(direct, mode) };
  onTestFinished(() => place.pooler.stop());
  const hearing: boolean[] = [];
  const open = async (options: Partial<ConnectOptions> = {}) => {
    const db = await connect({
      dataDir: '',
      databaseUrl: place.pooler.url,
      onHearing: (hears) => hearing.push(hears),
      ...options,
    });
    onTestFinished(db.close);
    return db;
  };
  return { direct, place, hearing, open };
}

describe.skipIf(isMissing('postgres') || !isHere)('behind a pooler that hands connections on', () => {
  test('the site is made, written and read by many at once, and leaves nothing on the connections', async () => {
    const { open, direct, place } = await behind('transaction');
    const db = await open({ poolSize: 30 });
    const { core } = createTestCore(db);
    await Promise.all(
      Array.from({ length: 5 }, async (_, number) => {
        expectOk(await core.posts.create(postInput({ slug: `post-${number}` })));
        expectOk(await core.posts.update(`post-${number}`, { title: `Title ${number}` }));
        const found = expectOk(await core.posts.get(visitor, `post-${number}`));
        expect(found.post?.title).toBe(`Title ${number}`);
      }),
    );
    const lease = await claimLease(db, 'work');
    expect(await claimLease(db, 'work')).toBeUndefined();
    await lease?.release();
    const settings = await Promise.all(
      Array.from({ length: 20 }, () => queryOnce(place.pooler.url, 'show statement_timeout')),
    );
    expect(new Set(settings.flat().map(({ statement_timeout }) => statement_timeout))).toEqual(
      new Set(['0']),
    );
    expect(await queryOnce(direct, "select * from pg_locks where locktype = 'advisory'")).toEqual([]);
  });

  test('the server ends what takes too long, and still counts as there', async () => {
    const { open } = await behind('transaction');
    const db = await open();
    const begun = performance.now();
    await expect(sql`select pg_sleep(${5})`.execute(db.kysely)).rejects.toMatchObject({ kind: 'busy' });
    expect(performance.now() - begun).toBeLessThan(1_900);
    expect(db.isAway()).toBe(false);
  });

  test('changes of others are asked for, in time, and the log is told', async () => {
    const { open, direct, hearing } = await behind('transaction');
    const db = await open();
    await expect.poll(() => hearing, { timeout: 5_000 }).toEqual([false]);
    for (let round = 0; round < 4; round += 1) {
      const next = (db.siteVersion() ?? 0) + 1;
      await queryOnce(direct, `update site_version set version = ${next}`);
      const begun = performance.now();
      await expect.poll(() => db.siteVersion(), { interval: 5 }).toBe(next);
      expect(performance.now() - begun).toBeLessThan(250 + 100);
    }
    const next = (db.siteVersion() ?? 0) + 1;
    await queryOnce(direct, `update site_version set version = ${next}`);
    await db.catchUp();
    expect(db.siteVersion()).toBe(next);
  });

  test('that keeps a connection for each after all, they are heard again', async () => {
    const { open, direct, place, hearing } = await behind('transaction');
    const db = await open();
    await expect.poll(() => hearing, { timeout: 5_000 }).toEqual([false]);
    await place.pooler.stop();
    await expect.poll(() => db.isAway()).toBe(true);
    place.pooler = await startPgBouncer(direct, 'session', Number(new URL(place.pooler.url).port));
    await expect.poll(() => hearing, { timeout: 8_000 }).toEqual([false, true]);
    const next = (db.siteVersion() ?? 0) + 1;
    await queryOnce(direct, `update site_version set version = ${next}; notify site_version, '${next}'`);
    await expect.poll(() => db.siteVersion(), { interval: 2, timeout: 100 }).toBe(next);
  });
});
