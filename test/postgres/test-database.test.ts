import { Client } from 'pg';
import { describe, expect, inject, test } from 'vitest';
import { createTestDatabase } from './test-database.ts';

const serverUrl = inject('postgresUrl');

describe.skipIf(serverUrl === '')('createTestDatabase', () => {
  test('gives every caller an empty database of its own', async () => {
    const [first, second] = await Promise.all([createTestDatabase(serverUrl), createTestDatabase(serverUrl)]);
    await query(first.url, 'create table note (text text)');
    expect(await query(second.url, "select to_regclass('note') as found")).toEqual([{ found: null }]);
    await Promise.all([first.drop(), second.drop()]);
  });

  test('drops the database even while a connection is open', async () => {
    const { url, drop } = await createTestDatabase(serverUrl);
    const forgotten = new Client({ connectionString: url });
    forgotten.on('error', () => {});
    await forgotten.connect();
    await drop();
    await expect(query(url, 'select 1')).rejects.toThrow('does not exist');
  });

  test('runs on PostgreSQL 15 or newer and sorts as people do', async () => {
    const [row] = await query(serverUrl, 'select current_setting($$server_version_num$$)::int as version');
    expect(row?.version).toBeGreaterThanOrEqual(150000);
    const sorted = await query(
      serverUrl,
      "select word from (values ('b'), ('A'), ('a'), ('B')) as t(word) order by word",
    );
    expect(sorted.map(({ word }) => word)).toEqual(['a', 'A', 'b', 'B']);
  });
});

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}
