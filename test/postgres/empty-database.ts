import { queryOnce } from './query-once.ts';

/** Brings a migrated database back to the rows that the migrations left in it. */
export async function emptyDatabase(url: string): Promise<void> {
  const tables = await queryOnce(
    url,
    "select quote_ident(tablename) as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'",
  );
  const names = tables.map(({ name }) => name).join(', ');
  await queryOnce(
    url,
    `truncate ${names} restart identity cascade; insert into site_version (id, version) values (1, 1)`,
  );
}
