import { type Kysely, sql } from 'kysely';
import type { DialectName } from '../dialect.ts';
import { counterColumn } from '../dialect.ts';

export async function up(db: Kysely<unknown>, dialect: DialectName): Promise<void> {
  await db.schema
    .createTable('posts')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slug', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('sort_key', 'text', (column) => column.notNull())
    .addColumn('cover', 'text')
    .addColumn('excerpt', 'text')
    .addColumn('html', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('tags', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('deleted_at', 'text')
    .execute();
  // A deleted post frees its slug, so slugs are unique among existing posts only.
  await sql`create unique index posts_slug on posts (slug) where deleted_at is null`.execute(db);
  await sql`create index posts_newest on posts (status, sort_key desc, id desc) where deleted_at is null`.execute(
    db,
  );
  await db.schema
    .createTable('revisions')
    .$call((table) => counterColumn(table, dialect))
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('version', 'integer', (column) => column.notNull())
    .addColumn('snapshot', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('revisions_post_version', ['post_id', 'version'])
    .execute();
  await db.schema
    .createTable('old_slugs')
    .addColumn('slug', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull().references('posts.id').onDelete('cascade'))
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('imported_posts')
    .addColumn('source_key', 'text', (column) => column.primaryKey())
    .addColumn('post_id', 'text', (column) => column.notNull())
    .addColumn('content_hash', 'text', (column) => column.notNull())
    .addColumn('post_version', 'integer', (column) => column.notNull())
    .addColumn('link', 'text')
    .addColumn('imported_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('content_items')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('page_type', 'text', (column) => column.notNull())
    .addColumn('section_key', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('content', 'text', (column) => column.notNull())
    .addColumn('content_type', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('published_content', 'text')
    .addColumn('published_content_type', 'text')
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .addUniqueConstraint('content_items_place', ['page_type', 'section_key', 'language'])
    .execute();
  await db.schema
    .createTable('media')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('content_hash', 'text', (column) => column.notNull().unique())
    .addColumn('file_name', 'text', (column) => column.notNull())
    .addColumn('mime_type', 'text', (column) => column.notNull())
    .addColumn('bytes', 'integer', (column) => column.notNull())
    .addColumn('width', 'integer')
    .addColumn('height', 'integer')
    .addColumn('alt', 'text', (column) => column.notNull())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sessions')
    .addColumn('token_hash', 'text', (column) => column.primaryKey())
    .addColumn('created_at', 'text', (column) => column.notNull())
    .addColumn('expires_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('sign_in_attempts')
    .$call((table) => counterColumn(table, dialect))
    .addColumn('client_hash', 'text', (column) => column.notNull())
    .addColumn('attempted_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('sign_in_attempts_client')
    .on('sign_in_attempts')
    .columns(['client_hash', 'attempted_at'])
    .execute();
  await db.schema
    .createTable('lockouts')
    .addColumn('client_hash', 'text', (column) => column.primaryKey())
    .addColumn('until', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('settings')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .addColumn('updated_at', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('secrets')
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('value', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('site_version')
    .addColumn('id', 'integer', (column) => column.primaryKey())
    .addColumn('version', 'integer', (column) => column.notNull())
    .execute();
  await sql`insert into site_version (id, version) values (1, 1)`.execute(db);
}
