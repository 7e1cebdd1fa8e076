import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../test/create-test-core.ts';
import { bothDialects, isMissing } from '../test/each-dialect.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { connect, type Database } from './connect.ts';
import { type Migrations, migrate, migrations, NewerDatabase } from './migrate.ts';

/** The next version, which adds a table and a column, and the one after it, which drops a table. */
const next: Migrations = {
  ...migrations,
  '9001-boxes': async (db) => {
    await sql`create table boxes (id text primary key)`.execute(db);
    await sql`alter table settings add column note text`.execute(db);
  },
};
const afterNext: Migrations = {
  ...next,
  '9002-contract-old-uploads': async (db) => {
    await sql`drop table old_uploads`.execute(db);
  },
};

async function has({ kysely }: Database, table: string): Promise<boolean> {
  const query = sql`select 1 from ${sql.table(table)}`.execute(kysely);
  return query.then(
    () => true,
    () => false,
  );
}

async function namesOf({ kysely }: Database): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(
    kysely,
  );
  return rows.map(({ name }) => name);
}

describe.skipIf(isMissing('postgres'))('upgrading a running server', () => {
  test('the first new process migrates the database, while old processes keep running and can restart', async () => {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const options = { dataDir: '', databaseUrl: url };
    const [old, newer] = [await connect(options), await connect(options)];
    onTestFinished(async () => void (await Promise.all([old.close(), newer.close()])));
    await migrate(newer.kysely, 'postgres', next);
    expect(await has(newer, 'boxes')).toBe(true);
    const { core } = createTestCore(old);
    expectOk(await core.posts.create(postInput({ slug: 'of-the-old' })));
    expect(await old.readiness()).toMatchObject({ migrations: 'ok' });
    const again = await connect(options);
    expect(again.siteVersion()).toBe(old.siteVersion());
    await again.close();
  });
});

bothDialects('migrations', (open, dialect) => {
  test('a failed migration is rolled back completely, together with those before it', async () => {
    const db = await open();
    const before = await namesOf(db);
    const broken: Migrations = {
      ...next,
      '9004-broken': async (transaction) => {
        await sql`insert into boxes values (${'a'})`.execute(transaction);
        await sql`insert into no_table values (${'a'})`.execute(transaction);
      },
    };
    await expect(migrate(db.kysely, dialect, broken)).rejects.toThrow(/no_table/);
    expect(await has(db, 'boxes')).toBe(false);
    expect(await namesOf(db)).toEqual(before);
  });

  test('a migration that removes something prevents earlier versions from using the database', async () => {
    const db = await open();
    await migrate(db.kysely, dialect, afterNext);
    expect([await has(db, 'boxes'), await has(db, 'old_uploads')]).toEqual([true, false]);
    await expect(migrate(db.kysely, dialect, next)).rejects.toThrow(NewerDatabase);
  });
});
