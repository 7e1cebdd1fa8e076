import { queryOnce } from './query-once.ts';

/**
 * Brings a migrated database back to the rows that the migrations left in it. Only tables that hold something are truncated, and those
 * that refer to them: all of them would take several times as long.
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
