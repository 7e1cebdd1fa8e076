import { sql } from 'kysely';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { listRevisions } from '../core/posts/post-store.ts';
import { createTestCore, expectOk, visitor } from '../test/create-test-core.ts';
import { isMissing } from '../test/each-dialect.ts';
import { newFolder } from '../test/new-folder.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { startWriter } from '../test/processes/start-writer.ts';
import { type ConnectOptions, connect, type Database } from './connect.ts';

async function place(dialect: 'sqlite' | 'postgres'): Promise<ConnectOptions> {
  if (dialect === 'sqlite') {
    const dataDir = await newFolder();
    return { dataDir };
  }
  const { url, drop } = await createTestDatabase(inject('postgresUrl'));
  onTestFinished(drop);
  return { dataDir: '', databaseUrl: url };
}

/** Returns the highest confirmed version of each saved post by slug. */
function acknowledged(lines: string[]): Map<string, number> {
  return new Map(
    lines
      .filter((line) => line !== 'open')
      .map((line) => [line.split(' ')[0] ?? '', Number(line.split(' ')[1])]),
  );
}

async function expectWhole(db: Database, saved: Map<string, number>): Promise<void> {
  const { core } = createTestCore(db);
  for (const [slug, version] of saved) {
    const found = expectOk(await core.posts.get(visitor, slug));
    const post = found.post ?? expectOk(await core.posts.get(visitor, found.movedTo)).post;
    expect(post?.version).toBeGreaterThanOrEqual(version);
    expect(post?.html).toMatch(/<p>\d+<\/p>$/);
  }
  // Every post is complete: it has all its versions, and the last one equals the post.
  const posts = await db.kysely.selectFrom('posts').select(['id', 'slug', 'version']).execute();
  for (const { id, slug, version } of posts) {
    const revisions = await listRevisions(db.kysely, id);
    expect(revisions.map((revision) => revision.version)).toEqual(version === 2 ? [2, 1] : [1]);
    expect(revisions[0]?.slug).toBe(slug);
  }
  const { total } = await db.kysely
    .selectFrom('posts')
    .select(sql<number>`sum(version)`.as('total'))
    .executeTakeFirstOrThrow();
  expect(db.siteVersion()).toBe(1 + Number(total));
}

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'several processes on %s',
  (dialect) => {
    test('several processes can start on an empty database at the same time', async () => {
      const options = await place(dialect);
      const writers = Array.from({ length: 3 }, () => startWriter(options, 'once'));
      for (const writer of writers) {
        expect([await writer.ended, writer.lines, writer.complaints]).toEqual([0, ['open'], []]);
      }
    }, 120_000);

    test('several processes can write at the same time without losing a save', async () => {
      const options = await place(dialect);
      const writers = ['a', 'b'].map((name) => startWriter(options, 'on', name));
      for (const writer of writers)
        await expect.poll(() => writer.lines.length, { timeout: 60_000 }).toBeGreaterThan(20);
      for (const { child } of writers) child.kill('SIGKILL');
      for (const { ended } of writers) await ended;
      expect(writers.flatMap(({ complaints }) => complaints)).toEqual([]);
      const db = await connect(options);
      for (const { lines } of writers) await expectWhole(db, acknowledged(lines));
      await db.close();
    }, 120_000);
  },
);

/** The number of kills. Set `KILLS=150` for more. */
const kills = Number(process.env.KILLS ?? 20);

describe.each((['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect)))(
  'killing a process during writes on %s',
  (dialect) => {
    test(
      'a process killed during writes leaves every confirmed post complete and the database intact',
      async () => {
        const options = await place(dialect);
        const lines: string[] = [];
        for (let round = 0; round < kills; round += 1) {
          const writer = startWriter(options, 'on', String(round));
          await expect
            .poll(() => writer.lines.length, { timeout: 60_000, interval: 1 })
            .toBeGreaterThan(1 + (round % 7) * 2);
          writer.child.kill('SIGKILL');
          await writer.ended;
          expect(writer.complaints).toEqual([]);
          lines.push(...writer.lines);
        }
        const db = await connect(options);
        if (dialect === 'sqlite') {
          const { rows } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db.kysely);
          expect(rows).toEqual([{ integrity_check: 'ok' }]);
          expect((await sql`pragma foreign_key_check`.execute(db.kysely)).rows).toEqual([]);
        }
        expect(acknowledged(lines).size).toBeGreaterThan(30);
        await expectWhole(db, acknowledged(lines));
        await db.close();
      },
      12_000 * kills,
    );
  },
);
