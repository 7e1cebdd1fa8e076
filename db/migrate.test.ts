import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../test/create-test-core.ts';
import { bothDialects, isMissing } from '../test/each-dialect.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { connect, type Database } from './connect.ts';
import { insertInstance, listOlder, removeInstance, updateInstance } from './instances.ts';
import { contract, listContracts, type Migrations, migrate, migrations, NewerDatabase } from './migrate.ts';

/** This version, the one after it, which moves a table, and the one after that, which expands again. */
const next: Migrations = {
  ...migrations,
  '9001-boxes': async (db) => {
    await sql`create table boxes (id text primary key)`.execute(db);
    await sql`alter table settings add column note text`.execute(db);
  },
  '9002-contract-old-uploads': async (db) => {
    await sql`drop table old_uploads`.execute(db);
  },
};
const afterNext: Migrations = {
  ...next,
  '9003-lids': async (db) => {
    await sql`create table lids (id text primary key)`.execute(db);
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

describe.skipIf(isMissing('postgres'))('a server whose site is upgraded', () => {
  async function running() {
    const { url, drop } = await createTestDatabase(inject('postgresUrl'));
    onTestFinished(drop);
    const options = { dataDir: '', databaseUrl: url };
    const old = await connect(options);
    onTestFinished(old.close);
    const newer = await connect(options);
    onTestFinished(newer.close);
    return { options, old, newer };
  }

  test('is expanded by the first process of the new version, while those of the old go on and start anew', async () => {
    const { options, old, newer } = await running();
    await migrate(newer.kysely, 'postgres', next);
    expect([await has(newer, 'boxes'), await has(newer, 'old_uploads')]).toEqual([true, true]);
    const { core } = createTestCore(old);
    expectOk(await core.posts.create(postInput({ slug: 'of-the-old' })));
    expect(await old.readiness()).toMatchObject({ migrations: 'ok' });
    const again = await connect(options);
    expect(again.siteVersion()).toBe(old.siteVersion());
    await again.close();
  });

  test('is contracted when the last process of the old version has ended, and refuses it from then on', async () => {
    const { options, old, newer } = await running();
    const [oldId, newId] = [randomUUID(), randomUUID()];
    await insertInstance(old.kysely, oldId);
    await migrate(newer.kysely, 'postgres', next);
    await insertInstance(newer.kysely, newId, next);
    const mayRun = async (db: Database['kysely'], name: string) => (await listOlder(db, name)).length === 0;
    const attempt = () => contract(newer.kysely, { mayRun, known: next });
    expect(await attempt()).toEqual([]);
    expect(await listContracts(newer.kysely, next)).toEqual(['9002-contract-old-uploads']);
    await removeInstance(old.kysely, oldId);
    expect(await attempt()).toEqual(['9002-contract-old-uploads']);
    expect(await attempt()).toEqual([]);
    expect(await has(newer, 'old_uploads')).toBe(false);
    await expect(connect(options)).rejects.toThrow(NewerDatabase);
    await expect(insertInstance(old.kysely, oldId)).rejects.toThrow(NewerDatabase);
    await migrate(newer.kysely, 'postgres', next);
  });

  test('waits a minute for a process that died, and no longer', async () => {
    const { old, newer } = await running();
    const id = randomUUID();
    await insertInstance(old.kysely, id);
    const silent = (seconds: number) =>
      sql`update instances set seen_at = to_char(now() at time zone 'UTC' - make_interval(secs => ${seconds}),
        'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`.execute(newer.kysely);
    const older = async () => (await listOlder(newer.kysely, '9002-contract-old-uploads')).length;
    await silent(55);
    expect(await older()).toBe(1);
    await silent(65);
    expect(await older()).toBe(0);
    expect(await updateInstance(old.kysely, id)).toBe(true);
    expect(await older()).toBe(1);
    // One that was silent for a day is forgotten when the next begins.
    await silent(25 * 60 * 60);
    await insertInstance(newer.kysely, randomUUID());
    expect(await updateInstance(old.kysely, id)).toBe(false);
  });

  test('is expanded past what still waits to be contracted', async () => {
    const { newer } = await running();
    await migrate(newer.kysely, 'postgres', next);
    await migrate(newer.kysely, 'postgres', afterNext);
    expect([await has(newer, 'lids'), await has(newer, 'old_uploads')]).toEqual([true, true]);
  });
});

bothDialects('a migration', (open, dialect) => {
  test('that fails leaves no trace, and those before it neither', async () => {
    const db = await open();
    const before = await namesOf(db);
    const broken: Migrations = {
      ...migrations,
      '9001-boxes': next['9001-boxes'] ?? (async () => undefined),
      '9004-broken': async (transaction) => {
        await sql`insert into boxes values (${'a'})`.execute(transaction);
        await sql`insert into no_table values (${'a'})`.execute(transaction);
      },
    };
    await expect(migrate(db.kysely, dialect, broken)).rejects.toThrow(/no_table/);
    expect(await has(db, 'boxes')).toBe(false);
    expect(await namesOf(db)).toEqual(before);
  });

  test.runIf(dialect === 'sqlite')('of a file takes away at once: nobody else uses it', async () => {
    const db = await open();
    await migrate(db.kysely, 'sqlite', next);
    expect([await has(db, 'boxes'), await has(db, 'old_uploads')]).toEqual([true, false]);
  });
});
