import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../dialect.ts';

/**
 * Translations, and the lists a post appears in: a published post is left out of the other language's list if
 * its translation is published. Triggers maintain the marks and their counts.
 */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const statement of [
    `create table post_pairs (
      en_id text primary key references posts (id) on delete cascade,
      es_id text not null unique references posts (id) on delete cascade,
      original text not null, created_at text not null, is_stale integer not null default 1,
      open_marks integer not null default 0, original_version integer not null default 0,
      translation_version integer not null default 0, correspondence text
    )`,
    'create index post_pairs_stale on post_pairs (en_id) where is_stale = 1',
    'create index post_pairs_open on post_pairs (open_marks, en_id) where open_marks > 0',
    ...['posts', 'post_tags'].flatMap((table) =>
      ['en', 'es'].map(
        (locale) => `alter table ${table} add column listed_${locale} integer not null default 1`,
      ),
    ),
    ...['en', 'es'].flatMap((locale) => [
      `create index posts_newest_${locale} on posts (listed_${locale}, status, sort_key desc, id desc) where ${living}`,
      `create index posts_year_${locale} on posts
        (listed_${locale}, status, (substr(date, 1, 4)), sort_key desc, id desc) where ${living}`,
      `create index post_tags_${locale} on post_tags (tag, listed_${locale}, status, sort_key desc, post_id desc)`,
    ]),
    `create index posts_alone on posts (status, sort_key desc, id desc)
      where ${living} and listed_en = 1 and listed_es = 1`,
    'alter table imported_posts add column translation_group text',
    'alter table imported_posts add column translation_facts text',
    'create index imported_posts_group on imported_posts (translation_group)',
    // Published posts per year and tag that a language's list omits because of their translations.
    `create table left_out_counts (
      kind text not null, name text not null, locale text not null, count integer not null,
      primary key (kind, name, locale)
    )`,
    ...(dialect === 'sqlite' ? onSqlite : onPostgres),
  ]) {
    await sql.raw(statement).execute(db);
  }
}

const living = 'deleted_at is null';

/** The marks of a pair's posts, computed from both rows. */
const both = `exists (select 1 from post_pairs
    join posts one on one.id = post_pairs.en_id join posts other on other.id = post_pairs.es_id
    where PLACE = posts.id and one.status = 'published' and other.status = 'published'
      and one.deleted_at is null and other.deleted_at is null
      and one.language = 'en' and other.language = 'es')`;
const isListed = (locale: 'en' | 'es') =>
  `case when ${both.replace('PLACE', `post_pairs.${locale === 'en' ? 'es' : 'en'}_id`)} then 0 else 1 end`;
const mark = (ids: string) =>
  `update posts set listed_en = ${isListed('en')}, listed_es = ${isListed('es')}
    where id in (${ids}) and (listed_en <> ${isListed('en')} or listed_es <> ${isListed('es')});`;
const idsOfPair = (row: string) => `select ${row}.en_id union all select ${row}.es_id`;
const idsOfPost = `select en_id from post_pairs where en_id = new.id or es_id = new.id
  union all select es_id from post_pairs where en_id = new.id or es_id = new.id`;
const markStale =
  'update post_pairs set is_stale = 1 where (en_id = new.id or es_id = new.id) and is_stale = 0;';
const markTags = `update post_tags set listed_en = new.listed_en, listed_es = new.listed_es where post_id = new.id;`;

/** Adds a row, `new` or `old`, to the omitted counts or subtracts it. */
const count = (row: 'new' | 'old', kind: 'year' | 'tag') => {
  const name = kind === 'year' ? `substr(${row}.date, 1, 4)` : `${row}.tag`;
  const shown = `${row}.status = 'published'${kind === 'year' ? ` and ${row}.deleted_at is null` : ''}`;
  return ['en', 'es']
    .map(
      (locale) => `insert into left_out_counts (kind, name, locale, count)
        select '${kind}', ${name}, '${locale}', ${row === 'new' ? 1 : -1}
        where ${row}.listed_${locale} = 0 and ${shown}
        on conflict (kind, name, locale) do update set count = left_out_counts.count + excluded.count;`,
    )
    .join('\n');
};

const listMarks = 'status, deleted_at, language';
const counted = 'date, status, deleted_at, listed_en, listed_es';
const tagged = 'listed_en, listed_es, status';

const onSqlite = [
  `create trigger post_pairs_new after insert on post_pairs begin ${mark(idsOfPair('new'))} end`,
  `create trigger post_pairs_gone after delete on post_pairs begin ${mark(idsOfPair('old'))} end`,
  `create trigger posts_pair_seen after update of ${listMarks} on posts
    when old.status <> new.status or old.language <> new.language
      or (old.deleted_at is null) <> (new.deleted_at is null)
    begin ${mark(idsOfPost)} end`,
  `create trigger posts_pair_stale after update of version on posts begin ${markStale} end`,
  `create trigger posts_tags_listed after update of listed_en, listed_es on posts
    when old.listed_en <> new.listed_en or old.listed_es <> new.listed_es begin ${markTags} end`,
  `create trigger post_tags_listed after insert on post_tags
    when exists (select 1 from posts where id = new.post_id and listed_en + listed_es < 2) begin
    update post_tags set listed_en = (select listed_en from posts where id = new.post_id),
      listed_es = (select listed_es from posts where id = new.post_id)
      where post_id = new.post_id and tag = new.tag;
  end`,
  ...(
    [
      ['posts', 'year', counted],
      ['post_tags', 'tag', tagged],
    ] as const
  ).flatMap(([table, kind, columns]) => [
    `create trigger ${table}_left_out_new after insert on ${table}
      when new.listed_en + new.listed_es < 2 begin ${count('new', kind)} end`,
    `create trigger ${table}_left_out_gone after delete on ${table}
      when old.listed_en + old.listed_es < 2 begin ${count('old', kind)} end`,
    `create trigger ${table}_left_out_changed after update of ${columns} on ${table}
      when old.listed_en + old.listed_es + new.listed_en + new.listed_es < 4 begin
      ${count('old', kind)} ${count('new', kind)} end`,
  ]),
];

/** Marking a pair locks its row, so that publishing both posts at once updates both marks. */
const hold = (where: string) => `perform 1 from post_pairs where ${where} for update;`;

/** Counted at commit, after the site version, so that transactions don't wait for each other's counts. */
const onPostgres = [
  `create function mark_pair() returns trigger language plpgsql as $$
    begin
      if tg_op = 'INSERT' then ${mark(idsOfPair('new'))} else ${mark(idsOfPair('old'))} end if;
      return null;
    end
  $$`,
  `create trigger post_pairs_marked after insert or delete on post_pairs for each row execute function mark_pair()`,
  `create function mark_pair_of_post() returns trigger language plpgsql as $$
    begin
      ${hold('en_id = new.id or es_id = new.id')}
      if found then ${mark(idsOfPost)} end if;
      return null;
    end
  $$`,
  `create trigger posts_pair_seen after update of ${listMarks} on posts for each row
    when (old.status <> new.status or old.language <> new.language
      or (old.deleted_at is null) <> (new.deleted_at is null))
    execute function mark_pair_of_post()`,
  `create function mark_pair_stale() returns trigger language plpgsql as $$
    begin ${markStale} return null; end
  $$`,
  `create trigger posts_pair_stale after update of version on posts for each row execute function mark_pair_stale()`,
  `create function mark_tags_listed() returns trigger language plpgsql as $$
    begin ${markTags} return null; end
  $$`,
  `create trigger posts_tags_listed after update of listed_en, listed_es on posts for each row
    when (old.listed_en <> new.listed_en or old.listed_es <> new.listed_es) execute function mark_tags_listed()`,
  `create function mark_tag_listed() returns trigger language plpgsql as $$
    begin
      select listed_en, listed_es into new.listed_en, new.listed_es from posts where id = new.post_id;
      return new;
    end
  $$`,
  `create trigger post_tags_listed before insert on post_tags for each row execute function mark_tag_listed()`,
  ...(
    [
      ['posts', 'year', counted],
      ['post_tags', 'tag', tagged],
    ] as const
  ).flatMap(([table, kind, columns]) => [
    `create function count_${table}_left_out() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then ${count('old', kind)} end if;
        if tg_op <> 'DELETE' then ${count('new', kind)} end if;
        return null;
      end
    $$`,
    ...(
      [
        ['new', 'insert', 'new.listed_en + new.listed_es < 2'],
        ['gone', 'delete', 'old.listed_en + old.listed_es < 2'],
        [
          'changed',
          `update of ${columns}`,
          'old.listed_en + old.listed_es + new.listed_en + new.listed_es < 4',
        ],
      ] as const
    ).map(
      ([
        name,
        change,
        when,
      ]) => `create constraint trigger ${table}_left_out_${name} after ${change} on ${table}
        deferrable initially deferred for each row when (${when}) execute function count_${table}_left_out()`,
    ),
  ]),
];
