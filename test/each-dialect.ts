import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, inject } from 'vitest';
import { connect, type Database } from '../db/connect.ts';
import type { DialectName } from '../db/dialect.ts';
import { createTestDatabase } from './postgres/test-database.ts';

/** Opens an empty, migrated database; everything opened is closed and removed after the test. */
export type OpenDatabase = () => Promise<Database>;

/**
 * The same tests over both databases. Each test opens databases of its own. Where the run has no
 * PostgreSQL (never in CI: see test/postgres/setup.ts) its half is reported as skipped.
 */
export function eachDialect(name: string, tests: (open: OpenDatabase, dialect: DialectName) => void): void {
  for (const dialect of ['sqlite', 'postgres'] as const) {
    describe.skipIf(isMissing(dialect))(`${name} (${dialect})`, () => {
      const closings: (() => Promise<void>)[] = [];
      afterEach(async () => {
        for (const close of closings.splice(0).reverse()) await close();
      });
      tests(async () => {
        const opened = dialect === 'sqlite' ? await openSqlite() : await openPostgres();
        closings.push(opened.close);
        return opened.db;
      }, dialect);
    });
  }
}

/** True of a database that this run of the tests does without. */
export function isMissing(dialect: DialectName): boolean {
  return dialect === 'postgres' && !inject('postgresUrl');
}

interface Opened {
  db: Database;
  close: () => Promise<void>;
}

async function openSqlite(): Promise<Opened> {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-test-'));
  const db = await connect({ dataDir });
  return {
    db,
    close: async () => {
      await db.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openPostgres(): Promise<Opened> {
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  const db = await connect({ dataDir: '', databaseUrl: url });
  return {
    db,
    close: async () => {
      await db.close();
      await drop();
    },
  };
}
