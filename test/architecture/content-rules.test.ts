import { describe, expect, test } from 'vitest';
import { strayEnvironment, strayQueries } from './content-rules.ts';
import { sourceFile } from './source-file.ts';

const queries = (path: string, text: string) => strayQueries([sourceFile(path, text)]);

describe('strayQueries', () => {
  test.each([
    "db.selectFrom('post').selectAll();",
    "db.insertInto('post').values(row);",
    "trx\n  .updateTable('post');",
    "trx.deleteFrom('post');",
    "import { sql } from 'kysely';",
  ])('finds %s in a use case', (text) => {
    expect(queries('core/posts/create-post.ts', text)).toHaveLength(1);
  });

  test('lets stores, db/ and tests write them', () => {
    const text = "db.selectFrom('post');";
    expect(queries('core/posts/post-store.ts', text)).toEqual([]);
    expect(queries('db/migrations/0001-posts.ts', text)).toEqual([]);
    expect(queries('core/posts/create-post.test.ts', text)).toEqual([]);
  });

  test('knows a store outside of the core for what it is', () => {
    expect(queries('app/site/post-store.ts', "db.selectFrom('post');")).toHaveLength(1);
  });

  test('does not mind types, comments and functions that only sound so', () => {
    expect(queries('core/a.ts', "import type { Kysely } from 'kysely';")).toEqual([]);
    expect(queries('core/a.ts', "// Never db.selectFrom('post') here.\nexport const a = 1;")).toEqual([]);
    expect(queries('core/a.ts', 'selectFrom(shelf);')).toEqual([]);
  });
});

describe('strayEnvironment', () => {
  const environment = (path: string, text: string) => strayEnvironment([sourceFile(path, text)]);

  test.each([
    'const port = process.env.PORT;',
    'const { PORT } = process.env;',
    "import { env } from 'node:process';",
  ])('finds %s in a layer', (text) => {
    expect(environment('server/main.ts', text)).toHaveLength(1);
  });

  test('lets server/env.ts, scripts, tests and configuration read it', () => {
    for (const path of [
      'server/env.ts',
      'scripts/test.ts',
      'e2e/site.ts',
      'core/a.test.ts',
      'vite.config.ts',
    ]) {
      expect(environment(path, 'process.env.CI;')).toEqual([]);
    }
  });

  test('does not mind a comment about it', () => {
    expect(environment('server/main.ts', '/** Reads no process.env. */ export const a = 1;')).toEqual([]);
  });
});
