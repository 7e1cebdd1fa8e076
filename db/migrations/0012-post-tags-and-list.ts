import { type Kysely, sql } from 'kysely';
import { tagsOfPost } from '../../shared/slug.ts';
import type { DialectName } from '../dialect.ts';
import type { Schema } from '../schema.ts';

const living = 'deleted_at is null';

/** The sixteen classes of posts in the owner's list: published, Spanish, without excerpt, without cover image. */
const listClass = `(case when status = 'published' then 8 else 0 end
  + case when language = 'es' then 4 else 0 end
  + case when coalesce(excerpt, '') = '' then 2 else 0 end
  + case when coalesce(cover, '') = '' then 1 else 0 end)`;
const year = '(substr(date, 1, 4))';

/** Indexes for the posts of a tag, and for the owner's list with each of its filters. */
export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  for (const statement of [
    ...['sort_key', 'updated_at'].flatMap((order) => [
      `create index posts_by_class_${order} on posts (${listClass}, ${order} desc, id desc) where ${living}`,
      `create index posts_by_year_${order} on posts (${listClass}, ${year}, ${order} desc, id desc) where ${living}`,
    ]),
    `create table post_tags (
      post_id text not null references posts (id) on delete cascade, tag text not null, name text not null,
      status text not null, sort_key text not null, primary key (post_id, tag)
    )`,
    'create index post_tags_tag on post_tags (tag, sort_key desc, post_id desc, status)',
    `create table tag_counts (
      tag text not null, name text not null, status text not null, count integer not null,
      primary key (tag, name, status)
    )`,
    'create table former_tags (tag text primary key, leads_to text not null)',
    'create index former_tags_leads_to on former_tags (leads_to)',
    ...(dialect === 'sqlite' ? sqliteCounting : postgresCounting),
  ]) {
    await sql.raw(statement).execute(db);
  }
  await fillPostTags(db as Kysely<Schema>);
}

async function fillPostTags(db: Kysely<Schema>): Promise<void> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('posts')
      .select(['id', 'tags', 'status', 'sort_key'])
      .where('deleted_at', 'is', null)
      .where('id', '>', after)
      .orderBy('id')
      .limit(100)
      .execute();
    const tags = rows.flatMap(({ id, status, sort_key, tags }) =>
      tagsOfPost(readTags(tags)).map((tag) => ({ ...tag, post_id: id, status, sort_key })),
    );
    for (let start = 0; start < tags.length; start += 500) {
      await db
        .insertInto('post_tags')
        .values(tags.slice(start, start + 500))
        .execute();
    }
    const last = rows.at(-1);
    if (!last) return;
    after = last.id;
  }
}

/** Returns no tags if the value wasn't written by any version. */
function readTags(text: string): string[] {
  try {
    const tags: unknown = JSON.parse(text);
    return Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  } catch {
    return [];
  }
}

const add = `insert into tag_counts (tag, name, status, count) values (new.tag, new.name, new.status, 1)
  on conflict (tag, name, status) do update set count = tag_counts.count + 1;`;
const subtract = `update tag_counts set count = count - 1
  where tag = old.tag and name = old.name and status = old.status;
  delete from tag_counts where tag = old.tag and name = old.name and status = old.status and count < 1;`;

const sqliteCounting = [
  `create trigger tags_count_new after insert on post_tags begin ${add} end`,
  `create trigger tags_count_gone after delete on post_tags begin ${subtract} end`,
];

/** Counted at commit, after the site version, so that transactions don't wait for each other's counts. */
const postgresCounting = [
  `create function count_tag() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then ${subtract} else ${add} end if;
      return null;
    end
  $$`,
  `create constraint trigger tags_count after insert or delete on post_tags
    deferrable initially deferred for each row execute function count_tag()`,
];
