import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** The history of imports: a row for each run, for each of its posts, and for each original. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  const bytes = { sqlite: 'blob', postgres: 'bytea' }[dialect];
  for (const statement of [
    `create table import_runs (
      id text primary key, kind text not null, source text, name text not null, state text not null,
      options text not null, done integer not null, total integer, report text, original_bytes integer not null,
      started_at text not null, updated_at text not null, ended_at text
    )`,
    'create index import_runs_newest on import_runs (started_at desc, id desc)',
    `create table import_items (
      run_id text not null references import_runs (id) on delete cascade, position integer not null,
      source_key text not null, post_id text, post_version integer not null, title text not null, slug text not null,
      status text not null, outcome text not null, codes text not null, changes text not null, comparison text,
      score double precision, decision text, primary key (run_id, position)
    )`,
    // Posts that weren't compared come after those that were.
    'create index import_items_worst on import_items (run_id, (coalesce(score, 2)), position)',
    `create table import_originals (
      run_id text not null, position integer not null, bytes ${bytes} not null, primary key (run_id, position),
      foreign key (run_id, position) references import_items (run_id, position) on delete cascade
    )`,
  ]) {
    await sql.raw(statement).execute(db);
  }
}
