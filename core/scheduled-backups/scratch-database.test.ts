import { readdir } from 'node:fs/promises';
import { describe, expect, inject, onTestFinished, test } from 'vitest';
import { createTestCore, expectOk, postInput } from '../../test/create-test-core.ts';
import { isMissing } from '../../test/each-dialect.ts';
import { newFolder } from '../../test/new-folder.ts';
import { queryOnce } from '../../test/postgres/query-once.ts';
import { createTestDatabase } from '../../test/postgres/test-database.ts';
import { openScratchDatabase } from './restore-test.ts';

test('without PostgreSQL, a restore test uses an empty SQLite file with the current schema', async () => {
  const folder = await newFolder();
  const scratch = await openScratchDatabase(undefined, folder);
  expect(scratch.db.dialect).toBe('sqlite');
  expectOk(await createTestCore(scratch.db).core.posts.create(postInput()));
  await scratch.remove();
  expect(await readdir(folder)).toEqual(['scratch']);
});

describe.skipIf(isMissing('postgres'))('restore tests on PostgreSQL', () => {
  const server = () => inject('postgresUrl');

  async function newSite(): Promise<{ url: string; name: string }> {
    const { url, drop } = await createTestDatabase(server());
    onTestFinished(drop);
    return { url, name: new URL(url).pathname.slice(1) };
  }

  const isThere = async (name: string) => {
    const found = await queryOnce(
      server(),
      `select count(*) as count from pg_database where datname = '${name}'`,
    );
    return JSON.stringify(found).includes('"1"') || JSON.stringify(found).includes(':1');
  };

  test('a restore test on PostgreSQL uses a separate database on the same server, dropped afterward', async () => {
    const { url, name } = await newSite();
    const scratch = await openScratchDatabase(url, await newFolder());
    expect(scratch.db.dialect).toBe('postgres');
    expect(await isThere(`${name}_drill`)).toBe(true);
    expectOk(await createTestCore(scratch.db).core.posts.create(postInput()));
    await scratch.remove();
    expect(await isThere(`${name}_drill`)).toBe(false);
  });

  test('a restore test replaces the database left by a killed test', async () => {
    const { url } = await newSite();
    const left = await openScratchDatabase(url, await newFolder());
    expectOk(await createTestCore(left.db).core.posts.create(postInput()));
    const scratch = await openScratchDatabase(url, await newFolder());
    expect(await scratch.db.kysely.selectFrom('posts').select('id').execute()).toEqual([]);
    await scratch.remove();
    await left.db.close();
  });

  test('a restore test uses an SQLite file if it can’t create a PostgreSQL database', async () => {
    const { url, name } = await newSite();
    const role = `drill_${name.slice(-12)}`;
    await queryOnce(server(), `create role ${role} login password 'quill-and-harbor-4417'`);
    onTestFinished(async () => void (await queryOnce(server(), `drop role ${role}`)));
    const as = new URL(url);
    as.username = role;
    as.password = 'quill-and-harbor-4417';
    const scratch = await openScratchDatabase(as.href, await newFolder());
    expect(scratch.db.dialect).toBe('sqlite');
    await scratch.remove();
    expect(await isThere(`${name}_drill`)).toBe(false);
  });
});
