import {
  type CompiledQuery,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import { describe, expect, test } from 'vitest';
import type { DialectName } from '../dialect.ts';
import { isContract, type Migrations, migrations } from '../migrate.ts';

/** What a migration says to a database, of which nothing is done. */
async function statementsOf(name: string, dialect: DialectName, known: Migrations): Promise<string[]> {
  const said: CompiledQuery[] = [];
  const parts = {
    sqlite: [SqliteAdapter, SqliteIntrospector, SqliteQueryCompiler],
    postgres: [PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler],
  } as const;
  const [Adapter, Introspector, Compiler] = parts[dialect];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (of) => new Introspector(of),
      createQueryCompiler: () => new Compiler(),
    },
    log: ({ query }) => void said.push(query),
  });
  await known[name]?.(db, dialect);
  return said.map(({ sql }) => sql.toLowerCase().replaceAll('"', '').replace(/\s+/g, ' ').trim());
}

/** Statements that the version before would notice: what it reads and writes must stay as it is. */
function noticed(statements: string[]): string[] {
  const made = new Set(statements.flatMap((sql) => /^create (?:virtual )?table (\w+)/.exec(sql)?.[1] ?? []));
  const isOfNew = (table: string | undefined) => table !== undefined && made.has(table);
  return statements.filter((sql) => {
    if (/^(select|with|insert into|update) /.test(sql)) return false;
    if (/^create (virtual )?table /.test(sql)) return false;
    // A trigger and its function keep new tables; what they do to others its author has to judge.
    if (/^create (or replace )?(constraint )?(trigger|function) /.test(sql)) return false;
    if (/^create index /.test(sql)) return false;
    const unique = /^create unique index \w+ on (\w+)/.exec(sql);
    if (unique) return !isOfNew(unique[1]);
    const altered = /^alter table (\w+) add column (.*)$/.exec(sql);
    if (altered) return !isOfNew(altered[1]) && /not null/.test(sql) && !/ default /.test(sql);
    const deleted = /^delete from (\w+)/.exec(sql);
    return !(deleted && isOfNew(deleted[1]));
  });
}

/** From before there were two steps, with what they did that a version before would have noticed. */
const beforeTheRule: Record<string, RegExp> = { '0003-media-files': /^drop table media$/ };

describe.each(['sqlite', 'postgres'] as const)('a migration that only expands (%s)', (dialect) => {
  test.each(Object.keys(migrations).filter((name) => !isContract(name)))(
    'takes nothing from the version before: %s',
    async (name) => {
      const found = noticed(await statementsOf(name, dialect, migrations));
      const known = beforeTheRule[name];
      expect(found.filter((sql) => !known?.test(sql))).toEqual([]);
      if (known) expect(found).not.toEqual([]);
    },
  );
});

test('every migration has a number of its own, in the order in which they are listed', () => {
  const numbers = Object.keys(migrations).map((name) => /^(\d{4})-[a-z-]+$/.exec(name)?.[1]);
  expect(numbers).toEqual([...new Set(numbers)].sort());
});
