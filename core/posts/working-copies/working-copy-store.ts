import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { type DialectName, lockRows } from '../../../db/dialect.ts';
import type { Schema, WorkingCopiesTable } from '../../../db/schema.ts';
import { deleteFound } from '../../../db/statements.ts';
import { localeSchema } from '../../../shared/locale.ts';
import { type WorkingText, workingCopyLimits, workingTextSchema } from '../../../shared/post.ts';
import { noDate, RowReader } from '../../odd-rows/row-reader.ts';
import type { WorkingCopy, WorkingCopyHead } from './working-copy-core.ts';

type Db = Kysely<Schema>;

const headColumns = ['id', 'title', 'language', 'writer', 'etag', 'written_at'] as const;

/** With the slug of its post, and without those of deleted posts: they come back with their post. */
function livingCopies(db: Db) {
  return db
    .selectFrom('working_copies')
    .leftJoin('posts', 'posts.id', 'working_copies.post_id')
    .select(headColumns.map((column) => `working_copies.${column}` as const))
    .select('posts.slug')
    .where('posts.deleted_at', 'is', null);
}

type HeadRow = Pick<Selectable<WorkingCopiesTable>, (typeof headColumns)[number]> & { slug: string | null };

export async function listWorkingCopies(db: Db): Promise<WorkingCopyHead[]> {
  const rows = await livingCopies(db)
    .orderBy('working_copies.written_at', 'desc')
    .orderBy('working_copies.id')
    .limit(workingCopyLimits.copies)
    .execute();
  return rows.map(toHead);
}

export async function findWorkingCopy(db: Db, id: string): Promise<WorkingCopy | undefined> {
  const row = await livingCopies(db)
    .select(['working_copies.version', 'working_copies.made_slug', 'working_copies.text'])
    .where('working_copies.id', '=', id)
    .executeTakeFirst();
  return row && { ...toHead(row), version: row.version, made_slug: row.made_slug, text: toText(row) };
}

/** True of the copies of deleted posts too. */
export async function isCopyKept(db: Db, id: string): Promise<boolean> {
  const row = await db.selectFrom('working_copies').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

/** The state of a copy, held still until the transaction ends. */
export async function findStateForUpdate(
  db: Db,
  dialect: DialectName,
  id: string,
): Promise<Pick<HeadRow, 'writer' | 'etag' | 'written_at'> | undefined> {
  const query = db.selectFrom('working_copies').select(['writer', 'etag', 'written_at']).where('id', '=', id);
  return lockRows(query, dialect).executeTakeFirst();
}

/** Writes the copy in the place of the one before. */
export async function saveWorkingCopy(db: Db, row: Selectable<WorkingCopiesTable>): Promise<void> {
  const { id, ...columns } = row;
  await db
    .insertInto('working_copies')
    .values(row)
    .onConflict((conflict) => conflict.column('id').doUpdateSet(columns))
    .execute();
}

export async function countWorkingCopies(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('working_copies')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function removeWorkingCopy(db: Db, id: string): Promise<void> {
  await db.deleteFrom('working_copies').where('id', '=', id).execute();
}

/** Those that were last written before `before`; gives how many. */
export async function removeCopiesWrittenBefore(db: Db, before: string): Promise<number> {
  return deleteFound(db, db.deleteFrom('working_copies').where('written_at', '<', before));
}

/** Until when a copy is kept that was written at `writtenAt`. */
export function keptUntil(writtenAt: string): string {
  return new Date(Date.parse(writtenAt) + workingCopyLimits.days * 24 * 60 * 60 * 1000).toISOString();
}

function toHead(row: HeadRow): WorkingCopyHead {
  const { id, slug, title, writer, etag } = row;
  const reader = new RowReader('working_copies', id);
  const language = reader.known('language', row.language, localeSchema, 'en');
  const written_at = reader.date('written_at', row.written_at, noDate);
  return { id, slug, title, language, writer, etag, written_at, kept_until: keptUntil(written_at) };
}

const looseText = z.looseObject({ html: z.string().default('') });

/** Fields that are missing are empty: what is there is shown. */
function toText(row: HeadRow & { text: string }): WorkingText {
  const reader = new RowReader('working_copies', row.id);
  const empty = { title: row.title, slug: '', date: '', cover: '', cover_alt: '', excerpt: '', tags: '' };
  const fallback: WorkingText = { ...empty, language: toHead(row).language, html: '' };
  const held = reader.json('text', row.text, looseText, fallback);
  return reader.known('text', { ...fallback, ...held }, workingTextSchema, { ...fallback, html: held.html });
}
