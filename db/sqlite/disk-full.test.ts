import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { DatabaseFailure } from '../../shared/database-failure.ts';
import { createTestCore, postInput, visitor } from '../../test/create-test-core.ts';
import { createTestSite } from '../../test/create-test-site.ts';
import { wordPressExport } from '../../test/wordpress-export.ts';
import { connect, type Database } from '../connect.ts';

/** A database whose file can grow no further, which SQLite tells as it does of a full disk. */
async function openFull(): Promise<{ db: Database; makeRoom: () => Promise<unknown> }> {
  const dataDir = await mkdtemp(join(tmpdir(), 'full-'));
  const db = await connect({ dataDir });
  onTestFinished(async () => {
    await db.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  await createTestCore(db).core.posts.create(postInput({ title: 'Before' }));
  const limit = (pages: number) => sql`pragma max_page_count = ${sql.lit(pages)}`.execute(db.kysely);
  await limit(1);
  return { db, makeRoom: () => limit(1_000_000) };
}

const long = `<p>${'A long text. '.repeat(20_000)}</p>`;
