import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../dialect.ts';

/** Versions of posts sent to a named reviewer, the reviewer's comments, and the decision. No statement changes a sealed row. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  // The review remains after its post is deleted.
  await sql`create table reviews (
    id text primary key, post_id text not null, slug text not null, version integer not null, round integer not null,
    previous text, language text not null, reader text not null, asked_by text not null, title text not null,
    excerpt text, cover text, cover_alt text, html text not null, hash text not null, changes text,
    created_at text not null, expires_at text not null
  )`.execute(db);
  await sql`create index reviews_post on reviews (post_id, created_at)`.execute(db);
  await sql`create index reviews_created on reviews (created_at)`.execute(db);
  await sql`create table review_notes (
    id text primary key, review_id text not null references reviews (id) on delete cascade, block integer not null,
    start integer not null, quote text not null, before_text text not null, after_text text not null,
    note text not null, proposal text, state text not null default 'open', answer text, answered_at text,
    created_at text not null
  )`.execute(db);
  await sql`create index review_notes_review on review_notes (review_id, created_at)`.execute(db);
  await sql`create table review_decisions (
    review_id text primary key references reviews (id) on delete cascade, kind text not null, line text not null,
    reader text not null, hash text not null, decided_at text not null, seal text not null
  )`.execute(db);
  // Not part of backups: a restore must not reactivate a revoked link.
  await sql`create table review_links (
    token_hash text primary key, review_id text not null, passphrase_hash text, opened_at text, revoked_at text,
    networks text not null default '[]'
  )`.execute(db);
  await sql`create unique index review_links_review on review_links (review_id)`.execute(db);
  if (dialect === 'sqlite') {
    await sql`create trigger reviews_sealed before update on reviews
      begin select raise(abort, 'a review is not changed'); end`.execute(db);
    await sql`create trigger review_decisions_sealed before update on review_decisions
      begin select raise(abort, 'a decision is not changed'); end`.execute(db);
    return;
  }
  await sql`create function refuse_change() returns trigger language plpgsql as $$
    begin raise exception 'what is sealed is not changed'; end
  $$`.execute(db);
  await sql`create trigger reviews_sealed before update on reviews
    for each row execute function refuse_change()`.execute(db);
  await sql`create trigger review_decisions_sealed before update on review_decisions
    for each row execute function refuse_change()`.execute(db);
}
