import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, onTestFinished, test } from 'vitest';
import { isMissing } from '../test/each-dialect.ts';
import { createTestDatabase } from '../test/postgres/test-database.ts';
import { connect } from './connect.ts';
import { type EndedStatement, noteStatements } from './note-statements.ts';

const databases = (['sqlite', 'postgres'] as const).filter((dialect) => !isMissing(dialect));

test.each(databases)('every statement is told of, by kind and without its values (%s)', async (dialect) => {
  const dataDir = await mkdtemp(join(tmpdir(), 'statements-'));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const place = dialect === 'postgres' ? await createTestDatabase(inject('postgresUrl')) : undefined;
  if (place) onTestFinished(place.drop);
  const ended: EndedStatement[] = [];
  const onStatement = (statement: EndedStatement) => ended.push(statement);
  const db = await connect({ dataDir, databaseUrl: place?.url, onStatement });
  onTestFinished(() => db.close());
  ended.length = 0;
  const { kysely } = db;
  const row = { key: 'a-key', value: 'a-value', updated_at: '2026-03-01T12:00:00.000Z' };
  await kysely.insertInto('settings').values(row).execute();
  await kysely.updateTable('settings').set({ value: 'other' }).where('key', '=', 'a-key').execute();
  await kysely.selectFrom('settings').select('value').where('key', '=', 'a-key').execute();
  await kysely.deleteFrom('settings').where('key', '=', 'a-key').execute();
  await sql`select 1 as one`.execute(kysely);
  await sql`no such statement`.execute(kysely).catch(() => undefined);
  expect(ended.map(({ kind, isFailed }) => [kind, isFailed])).toEqual([
    ['insert', false],
    ['update', false],
    ['select', false],
    ['delete', false],
    ['select', false],
    ['other', true],
  ]);
  for (const { sql: text, ms } of ended) {
    expect(text).not.toMatch(/a-key|a-value|other/);
    expect(ms).toBeGreaterThanOrEqual(0);
    expect(ms).toBeLessThan(5_000);
  }
});

test('with nobody who listens nothing is measured', () => {
  expect(noteStatements(undefined)).toEqual({});
});
