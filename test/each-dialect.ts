import { rmSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, describe, inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import type { DialectName } from '../db/dialect.ts';
import { emptyDatabase, schemaOf } from './postgres/empty-database.ts';
import { createTestDatabase, type TestDatabase } from './postgres/test-database.ts';

/**
 * Opens an empty, migrated database and closes it after the test. On PostgreSQL, later tests reuse it,
 * emptied, unless a test changed its schema.
 */
export type OpenDatabase = () => Promise<Database>;

type Tests = (open: OpenDatabase, dialect: DialectName) => void;

/** Defines tests for both databases: SQLite in `npm test`, and also PostgreSQL in `npm run test:full`. */
export function eachDialect(name: string, tests: Tests): void {
  describeDialects(process.env.TEST_FULL ? ['sqlite', 'postgres'] : ['sqlite'], name, tests);
}

/**
 * Defines tests of queries, which always run on both databases. Without PostgreSQL, half of them are reported
 * as skipped (never in CI, see test/postgres/setup.ts).
 */
export function bothDialects(name: string, tests: Tests): void {
  describeDialects(['sqlite', 'postgres'], name, tests);
}

function describeDialects(dialects: DialectName[], name: string, tests: Tests): void {
  for (const dialect of dialects) {
    describe.skipIf(isMissing(dialect))(`${name} (${dialect})`, () => {
      const closings: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const close of closings.splice(0).reverse()) await close();
      });
      // A temporary server ends with the run, but databases on a server from `TEST_DATABASE_URL` must be
      // dropped.
      if (dialect === 'postgres' && process.env.TEST_DATABASE_URL) afterAll(dropUnused);
      tests(async () => {
        const opened = dialect === 'sqlite' ? await openSqlite() : await openPostgres();
        closings.push(opened.close);
        return opened.db;
      }, dialect);
    });
  }
}

/** Whether this run has no database of this kind. */
export function isMissing(dialect: DialectName): boolean {
  return dialect === 'postgres' && !inject('postgresUrl');
}

interface Opened {
  db: Database;
  close: () => Promise<void>;
}

/** A data folder with a migrated database, to copy for each test. Migrating takes ten times as long. */
let template: Promise<string> | undefined;

async function migratedFolder(): Promise<string> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-template-'));
  await (await connect({ dataDir })).close();
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }));
  return dataDir;
}

async function openSqlite(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  template ??= migratedFolder();
  await cp(await template, dataDir, { recursive: true });
  const db = await connect({ dataDir });
  return {
    db,
    close: async () => {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Unused databases of this worker, for all its files. Emptying one is much faster than creating one. */
const unused: TestDatabase[] = [];

/** The PostgreSQL schema after all migrations. */
let migratedSchema: string | undefined;

async function openPostgres(): Promise<Opened> {
  const database = unused.pop() ?? (await createTestDatabase(inject('postgresUrl')));
  const folder = await mkdtemp(join(tmpdir(), 'keys-'));
  const db = await connect({ dataDir: folder, databaseUrl: database.url });
  migratedSchema ??= await schemaOf(database.url);
  return {
    db,
    close: async () => {
      await db.close();
      await rm(folder, { recursive: true });
      if ((await schemaOf(database.url)) !== migratedSchema) return await database.drop();
      await emptyDatabase(database.url);
      unused.push(database);
    },
  };
}

async function dropUnused(): Promise<void> {
  for (const { drop } of unused.splice(0)) await drop();
}
