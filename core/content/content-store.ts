import type { Kysely, Selectable } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { ContentItemsTable, Schema } from '../../db/schema.ts';
import type { ContentItem, ContentPlace } from '../../shared/content.ts';

export type ContentItemRow = Selectable<ContentItemsTable>;

export type SavedText = Pick<ContentItem, 'content' | 'content_type' | 'status' | 'updated_at'>;

export type NewContentItem = SavedText & ContentPlace & { id: string };

export async function listContentItems(
  db: Kysely<Schema>,
  pageType: string,
  language: string,
): Promise<ContentItemRow[]> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('page_type', '=', pageType)
    .where('language', '=', language)
    .orderBy('section_key')
    .execute();
}

export async function listPublishedContentItems(db: Kysely<Schema>): Promise<ContentItemRow[]> {
  return db
    .selectFrom('content_items')
    .selectAll()
    .where('published_content', 'is not', null)
    .orderBy('section_key')
    .execute();
}

const itemAt = (db: Kysely<Schema>, place: ContentPlace) =>
  db
    .selectFrom('content_items')
    .selectAll()
    .where('page_type', '=', place.page_type)
    .where('section_key', '=', place.section_key)
    .where('language', '=', place.language);

/** The item of a place. */
export async function findContentItem(
  db: Kysely<Schema>,
  place: ContentPlace,
): Promise<ContentItemRow | undefined> {
  return itemAt(db, place).executeTakeFirst();
}

/** The same, which no other transaction changes before this one ends. */
export async function findContentItemForUpdate(
  db: Kysely<Schema>,
  dialect: DialectName,
  place: ContentPlace,
): Promise<ContentItemRow | undefined> {
  return lockRows(itemAt(db, place), dialect).executeTakeFirst();
}

const drafts = (db: Kysely<Schema>) =>
  db
    .selectFrom('content_items')
    .selectAll()
    .where('status', '!=', 'published')
    .orderBy('page_type')
    .orderBy('section_key')
    .orderBy('language');

/** Every draft. */
export function listDrafts(db: Kysely<Schema>): Promise<ContentItemRow[]> {
  return drafts(db).execute();
}

/** The same, which no other transaction changes before this one ends. */
export async function listDraftsForUpdate(
  db: Kysely<Schema>,
  dialect: DialectName,
): Promise<ContentItemRow[]> {
  return lockRows(drafts(db), dialect).execute();
}

/** The same by the item's id. */
export async function findContentItemById(
  db: Kysely<Schema>,
  dialect: DialectName,
  id: string,
): Promise<ContentItemRow | undefined> {
  const query = db.selectFrom('content_items').selectAll().where('id', '=', id);
  return lockRows(query, dialect).executeTakeFirst();
}

/** Writes the items (at least one) whose place is still free and gives those; the others stay as they are. */
export async function insertContentItems(
  db: Kysely<Schema>,
  items: NewContentItem[],
): Promise<ContentItemRow[]> {
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

/** Writes an item's newer text. `published_content` stays until the next one is published. */
export async function updateContentItem(
  db: Kysely<Schema>,
  id: string,
  text: SavedText,
): Promise<ContentItemRow> {
  const { content, content_type, status, updated_at } = text;
  return db
    .updateTable('content_items')
    .set({ content, content_type, status, updated_at, ...madeLive(text) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes the text that is live the newest one again; when it was published stays as it is. */
export async function restorePublishedText(
  db: Kysely<Schema>,
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

export async function removeContentItem(db: Kysely<Schema>, id: string): Promise<void> {
  await db.deleteFrom('content_items').where('id', '=', id).execute();
}

function madeLive({ content, content_type, status, updated_at }: SavedText) {
  if (status !== 'published') return {};
  return { published_content: content, published_content_type: content_type, published_at: updated_at };
}
