import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { queryOnce } from './query-once.ts';
import { createTestDatabase } from './test-database.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(serverUrl === '')('createTestDatabase', () => {
  test('gives every caller an empty database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(serverUrl), createTestDatabase(serverUrl)]);
    await queryOnce(first.url, 'create table note (text text)');
    expect(await queryOnce(second.url, "select to_regclass('note') as found")).toEqual([{ found: null }]);
    await Promise.all([first.drop(), second.drop()]);
  });

  test('drops the database even while a connection is open', async () => {
    const { url, drop } = await createTestDatabase(serverUrl);
    const forgotten = new Client({ connectionString: url });
    forgotten.on('error', () => {});
    await forgotten.connect();
    await drop();
    await expect(queryOnce(url, 'select 1')).rejects.toThrow('does not exist');
  });

  test('runs on PostgreSQL 15 or newer and sorts as people do', async () => {
    const [row] = await queryOnce(
      serverUrl,
      'select current_setting($$server_version_num$$)::int as version',
    );
    expect(row?.version).toBeGreaterThanOrEqual(150000);
    const sorted = await queryOnce(
      serverUrl,
      "select word from (values ('b'), ('A'), ('a'), ('B')) as t(word) order by word",
    );
    expect(sorted.map(({ word }) => word)).toEqual(['a', 'A', 'b', 'B']);
  });
});
