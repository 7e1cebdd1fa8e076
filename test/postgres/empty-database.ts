import { queryOnce } from './query-once.ts';

/**
 * Resets a migrated database to the rows inserted by migrations. Truncates only tables with rows and those
 * that refer to them, because truncating all takes several times as long.
 */
export async function emptyDatabase(url: string): Promise<void> {
  await queryOnce(
    url,
    `do $$
    declare
      place record;
      is_filled boolean;
      filled text;
    begin
      for place in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('select exists (select from %I)', place.name) into is_filled;
        if is_filled then filled := concat_ws(', ', filled, quote_ident(place.name)); end if;
      end loop;
      if filled is not null then execute 'truncate ' || filled || ' cascade'; end if;
      for place in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', place.name);
      end loop;
    end $$;
    insert into site_version (id, version) values (1, 1)`,
  );
}

/** Returns a database's columns, indexes, constraints and triggers as text, to detect changes. */
export async function schemaOf(url: string): Promise<string> {
  const [row] = await queryOnce(
    url,
    `select string_agg(line, chr(10) order by line collate "C") as schema from (
      select concat_ws(' ', table_name, column_name, data_type, is_nullable, column_default) as line
        from information_schema.columns where table_schema = 'public'
      union all select indexdef from pg_indexes where schemaname = 'public'
      union all select concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid)) from pg_constraint
        where connamespace = 'public'::regnamespace
      union all select pg_get_triggerdef(oid) from pg_trigger where not tgisinternal
    ) as lines`,
  );
  return String(row?.schema);
}
