import { type Kysely, sql } from 'kysely';
import { oldPaths } from '../../shared/addresses.ts';
import { pictureIds } from '../../shared/media.ts';
import type { DialectName } from '../dialect.ts';
import type { Schema } from '../schema.ts';

const living = 'deleted_at is null';

/** Makes lists, counts and searches as fast with 100,000 posts as with a hundred. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const statement of [
    `create index posts_newest_of_all on posts (sort_key desc, id desc) where ${living}`,
    `create index posts_of_year on posts (status, (substr(date, 1, 4)), sort_key desc, id desc) where ${living}`,
    `create index posts_changed on posts (updated_at desc) where ${living}`,
    `create index posts_samples on posts (sort_key desc, id desc) where source = 'sample' and ${living}`,
    'create index posts_deleted on posts (deleted_at) where deleted_at is not null',
    'create index old_slugs_post on old_slugs (post_id)',
    'create index imported_posts_post on imported_posts (post_id)',
    `create table post_counts (
      year text not null, status text not null, count integer not null, primary key (year, status)
    )`,
    `insert into post_counts (year, status, count)
      select substr(date, 1, 4), status, count(*) from posts where ${living} group by 1, 2`,
    `create table old_paths (
      path text not null, source_key text not null references imported_posts (source_key) on delete cascade
    )`,
    'create index old_paths_path on old_paths (path)',
    'create index old_paths_source on old_paths (source_key)',
    `create table post_pictures (
      post_id text not null references posts (id) on delete cascade, media_id text not null,
      primary key (post_id, media_id)
    )`,
    'create index post_pictures_media on post_pictures (media_id)',
    ...(dialect === 'sqlite' ? sqliteCounting : postgresCounting),
    ...(dialect === 'sqlite' ? sqliteSearch : postgresSearch),
    'create table search_backlog (after text primary key)',
    `insert into search_backlog (after) select '' where exists (select 1 from posts)`,
  ]) {
    await sql.raw(statement).execute(db);
  }
  await fillOldPaths(db as Kysely<Schema>);
  await fillPostPictures(db as Kysely<Schema>);
}

async function fillOldPaths(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('imported_posts')
      .select(['source_key', 'link'])
      .where('source_key', '>', after)
      .orderBy('source_key')
      .limit(500)
      .execute();
    const paths = rows.flatMap(({ source_key, link }) =>
      oldPaths([source_key, link]).map((path) => ({ path, source_key })),
    );
    if (paths.length > 0) await db.insertInto('old_paths').values(paths).execute();
    const last = rows.at(-1);
    if (!last) return;
    after = last.source_key;
  }
}

async function fillPostPictures(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'html', 'cover'])
      .where('id', '>', after)
      .where((post) => post.or([post('html', 'like', '%/media/%'), post('cover', 'like', '%/media/%')]))
      .orderBy('id')
      .limit(100)
      .execute();
    const pictures = rows.flatMap(({ id, html, cover }) =>
      pictureIds(html, cover).map((media_id) => ({ post_id: id, media_id })),
    );
    for (let start = 0; start < pictures.length; start += 500) {
      await db
        .insertInto('post_pictures')
        .values(pictures.slice(start, start + 500))
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

const add = (row: string) =>
  `insert into post_counts (year, status, count) values (substr(${row}.date, 1, 4), ${row}.status, 1)
    on conflict (year, status) do update set count = post_counts.count + 1;`;
const subtract = (row: string) =>
  `update post_counts set count = count - 1
    where year = substr(${row}.date, 1, 4) and status = ${row}.status;`;

const sqliteCounting = [
  `create trigger posts_count_new after insert on posts when new.deleted_at is null begin ${add('new')} end`,
  `create trigger posts_count_gone after delete on posts when old.deleted_at is null begin ${subtract('old')} end`,
  `create trigger posts_count_hidden after update of date, status, deleted_at on posts
    when old.deleted_at is null begin ${subtract('old')} end`,
  `create trigger posts_count_shown after update of date, status, deleted_at on posts
    when new.deleted_at is null begin ${add('new')} end`,
];

/** Counted at commit, after the site version, so that transactions don't wait for each other's counts. */
const postgresCounting = [
  `create function count_post() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.deleted_at is null then ${subtract('old')} end if;
      if tg_op <> 'DELETE' and new.deleted_at is null then ${add('new')} end if;
      return null;
    end
  $$`,
  ...['insert or delete', 'update of date, status, deleted_at'].map(
    (change, at) => `create constraint trigger posts_count_${at} after ${change} on posts
      deferrable initially deferred for each row execute function count_post()`,
  ),
];

/** Words are stored without accents and capitals; a prefix index finds words that are still being typed. */
const words = `content='', contentless_delete=1, tokenize='unicode61 remove_diacritics 2', prefix='1 2 3 4 5 6 7 8 9 10 11 12'`;

const sqliteSearch = [
  `create table post_search (
    docid integer primary key, post_id text not null unique references posts (id) on delete cascade
  )`,
  `create virtual table search_heads using fts5 (first, title, keywords, detail=column, ${words})`,
  `create virtual table search_words using fts5 (words, detail=none, ${words})`,
  `create trigger post_search_gone after delete on post_search begin
    delete from search_heads where rowid = old.docid;
    delete from search_words where rowid = old.docid;
  end`,
];

/** Turns off the index's list of pending entries, which every search would have to read. */
const sorted = 'with (fastupdate = off)';

const postgresSearch = [
  `create table post_search (
    docid bigint primary key, post_id text not null unique references posts (id) on delete cascade,
    heads tsvector not null, words tsvector not null
  )`,
  `create index post_search_heads on post_search using gin (heads) ${sorted}`,
  `create index post_search_words on post_search using gin (words) ${sorted}`,
];
