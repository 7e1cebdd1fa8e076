import type { Selectable } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { ContentItemsTable, Db } from '../../db/schema.ts';
import {
  type BuiltInContent,
  type ContentInput,
  type ContentItem,
  type ContentPlace,
  type ContentUpdate,
  contentItemSchema,
  type PageType,
  type RenderedContent,
  type RenderedContents,
} from '../../shared/content.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Result } from '../../shared/result.ts';
import type { Actor } from '../../shared/sign-in.ts';
import type { GuardFailure } from '../guard/check-outgoing.ts';
import { noDate, RowReader, reportInvalidValue } from '../invalid-rows.ts';
import type { TooIntricate } from '../rendering/rendering-jobs.ts';

export type ContentItemRow = Selectable<ContentItemsTable>;

export type SavedText = Pick<ContentItem, 'content' | 'content_type' | 'status' | 'updated_at'>;

export type NewContentItem = SavedText & ContentPlace & { id: string };

export async function listContentItems(db: Db, pageType: string, language: string) {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('page_type', '=', pageType)
    .where('language', '=', language)
    .orderBy('section_key')
    .execute();
}

export async function listPublishedContentItems(db: Db): Promise<ContentItemRow[]> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('published_content', 'is not', null)
    .orderBy('section_key')
    .execute();
}

const itemAt = (db: Db, { page_type, section_key, language }: ContentPlace) =>
  db
    .selectFrom('content_items')
    .selectAll()
    .where(({ and }) => and({ page_type, section_key, language }));

export async function findContentItem(db: Db, place: ContentPlace): Promise<ContentItemRow | undefined> {
  return itemAt(db, place).executeTakeFirst();
}

export async function findContentItemForUpdate(db: Db, dialect: DialectName, place: ContentPlace) {
  return lockRows(itemAt(db, place), dialect).executeTakeFirst();
}

const drafts = (db: Db) =>
  db
    .selectFrom('content_items')
    .selectAll()
    .where('status', '!=', 'published')
    .orderBy('page_type')
    .orderBy('section_key')
    .orderBy('language');

export function listDrafts(db: Db): Promise<ContentItemRow[]> {
  return drafts(db).execute();
}

export async function listDraftsForUpdate(db: Db, dialect: DialectName): Promise<ContentItemRow[]> {
  return lockRows(drafts(db), dialect).execute();
}

export async function findContentItemById(db: Db, dialect: DialectName, id: string) {
  const query = db.selectFrom('content_items').selectAll().where('id', '=', id);
  return lockRows(query, dialect).executeTakeFirst();
}

/** Inserts at least one section. Skips those that already exist. */
export async function insertContentItems(db: Db, items: NewContentItem[]): Promise<ContentItemRow[]> {
  return db
    .insertInto('content_items')
    .values(
      items.map((item) => ({
        published_content: null,
        published_content_type: null,
        published_at: null,
        ...item,
        ...madeLive(item),
        created_at: item.updated_at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['page_type', 'section_key', 'language']).doNothing())
    .returningAll()
    .execute();
}

export async function updateContentItem(db: Db, id: string, text: SavedText): Promise<ContentItemRow> {
  const { content, content_type, status, updated_at } = text;
  return db
    .updateTable('content_items')
    .set({ content, content_type, status, updated_at, ...madeLive(text) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function restorePublishedText(
  db: Db,
  id: string,
  { content, content_type, updated_at }: Omit<SavedText, 'status'>,
): Promise<ContentItemRow> {
  return db
    .updateTable('content_items')
    .set({ content, content_type, status: 'published', updated_at })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function removeContentItem(db: Db, id: string): Promise<void> {
  await db.deleteFrom('content_items').where('id', '=', id).execute();
}

function madeLive({ content, content_type, status, updated_at }: SavedText) {
  if (status !== 'published') return {};
  return { published_content: content, published_content_type: content_type, published_at: updated_at };
}

const { page_type, section_key, language, content_type, status } = contentItemSchema.shape;
const place = contentItemSchema.pick({ page_type: true, section_key: true, language: true });

/** Reads an unknown status as a draft and an unknown type as plain text. Throws for an unknown section. */
export function toContentItem(row: ContentItemRow): ContentItem {
  const reader = new RowReader('content_items', row.id);
  return {
    ...place.parse(row),
    id: row.id,
    content: row.content,
    content_type: reader.known('content_type', row.content_type, content_type, 'text'),
    status: reader.known('status', row.status, status, 'draft'),
    updated_at: reader.date('updated_at', row.updated_at, noDate),
    published_at: row.published_at === null ? null : reader.date('published_at', row.published_at, noDate),
  };
}

export function toContentItems(rows: readonly ContentItemRow[]): ContentItem[] {
  return rows.flatMap((row) => {
    const reader = new RowReader('content_items', row.id);
    const known =
      reader.known('page_type', row.page_type, page_type, undefined) &&
      reader.known('section_key', row.section_key, section_key, undefined) &&
      reader.known('language', row.language, language, undefined);
    return known ? [toContentItem(row)] : [];
  });
}

/** Returns null if there is no published text that this version can read. */
export function toPublishedItem(row: ContentItemRow): ContentItem | null {
  const published = contentItemSchema.safeParse({
    ...row,
    content: row.published_content,
    content_type: row.published_content_type,
    status: 'published',
    updated_at: row.published_at,
  });
  if (published.success) return published.data;
  const column = String(published.error.issues[0]?.path[0] ?? '');
  reportInvalidValue({ table: 'content_items', id: row.id, column }, row.published_content_type);
  return null;
}

export type ContentFailure =
  | { code: 'section_not_found' }
  | { code: 'section_exists' }
  | { code: 'section_empty' }
  | { code: 'section_changed_elsewhere'; updated_at: string }
  | GuardFailure
  | TooIntricate;

export interface ContentMigration {
  created: number;
  kept: number;
}

/** `left` contains drafts that can't be published because they show nothing. */
export interface PublishedDrafts {
  published: ContentPlace[];
  left: ContentPlace[];
  /** Drafts held because of confidential names. They can be published one by one. */
  guarded: ContentPlace[];
}

export interface ContentCore {
  /** Lists sections by key. Visitors get only published text. */
  list(actor: Actor, pageType: PageType, language: Locale): Promise<ContentItem[]>;
  create(input: ContentInput): Promise<Result<ContentItem, ContentFailure>>;
  update(place: ContentPlace, update: ContentUpdate): Promise<Result<ContentItem, ContentFailure>>;
  /** Returns the published sections by key. A section with the default text is missing. */
  renderPublished(pageType: PageType, language: Locale): Promise<RenderedContents>;
  renderDrafts(pageType: PageType, language: Locale): Promise<RenderedContents>;
  /** Returns a text as safe HTML and as plain text. */
  render(text: Pick<ContentItem, 'content' | 'content_type'>): Promise<Result<RenderedContent, TooIntricate>>;
  publishDrafts(): Promise<PublishedDrafts>;
  discardDraft(place: ContentPlace, updatedAt?: string): Promise<Result<ContentItem | null, ContentFailure>>;
  migrate(builtIn: BuiltInContent[]): Promise<ContentMigration>;
}
