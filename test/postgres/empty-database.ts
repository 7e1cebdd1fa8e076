import { queryOnce } from './query-once.ts';

/**
 * Brings a migrated database back to the rows that the migrations left in it. Only tables that hold something are touched: to truncate
 * all of them takes some twenty times as long. `replica` leaves foreign keys unasked.
 */
export async function emptyDatabase(url: string): Promise<void> {
  await queryOnce(
    url,
    `set session_replication_role = replica;
    do $$
    declare
      place record;
      is_filled boolean;
    begin
      for place in select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%' loop
        execute format('select exists (select from %I)', place.name) into is_filled;
        if is_filled and pg_relation_size(format('%I', place.name)) > 1000000 then
          execute format('truncate %I cascade', place.name);
        elsif is_filled then
          execute format('delete from %I', place.name);
        end if;
      end loop;
      for place in select sequencename as name from pg_sequences where schemaname = 'public' and last_value is not null loop
        execute format('alter sequence %I restart', place.name);
      end loop;
    end $$;
    insert into site_version (id, version) values (1, 1)`,
  );
}
