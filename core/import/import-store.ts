import type { Kysely, Selectable } from 'kysely';
import type { ImportedPostsTable, Schema } from '../../db/schema.ts';
import { oldPath } from '../../shared/addresses.ts';
import { type ContentPlace, contentItemSchema } from '../../shared/content.ts';
import type { ImportedTranslation } from '../../shared/imported-post.ts';
import { type Locale, parseLocale } from '../../shared/locale.ts';
import { sectionPlaces } from '../../shared/page-sections.ts';

export type ImportedRow = Omit<Selectable<ImportedPostsTable>, 'translation_group' | 'translation_facts'>;

export async function findImported(db: Kysely<Schema>, sourceKey: string): Promise<ImportedRow | undefined> {
  return db.selectFrom('imported_posts').selectAll().where('source_key', '=', sourceKey).executeTakeFirst();
}

export async function saveImported(db: Kysely<Schema>, row: ImportedRow): Promise<void> {
  const { source_key, ...changing } = row;
  await db
    .insertInto('imported_posts')
    .values(row)
    .onConflict((conflict) => conflict.column('source_key').doUpdateSet(changing))
    .execute();
}

/** Saves former paths. False if all of them were known. */
export async function saveOldPaths(
  db: Kysely<Schema>,
  sourceKey: string,
  paths: readonly string[],
): Promise<boolean> {
  const rows = await db.selectFrom('old_paths').select('path').where('source_key', '=', sourceKey).execute();
  const known = new Set(rows.map(({ path }) => path));
  const values = paths.filter((path) => !known.has(path)).map((path) => ({ path, source_key: sourceKey }));
  if (values.length > 0) await db.insertInto('old_paths').values(values).execute();
  return values.length > 0;
}

/** Deletes the paths that an earlier import assigned to this post. */
export async function removeOldPaths(
  db: Kysely<Schema>,
  sourceKey: string,
  paths: readonly string[],
): Promise<void> {
  if (paths.length === 0) return;
  await db.deleteFrom('old_paths').where('source_key', '=', sourceKey).where('path', 'in', paths).execute();
}

export async function findImportedPost(db: Kysely<Schema>, postId: string): Promise<ImportedRow | undefined> {
  return db.selectFrom('imported_posts').selectAll().where('post_id', '=', postId).executeTakeFirst();
}

export type ImportedPlace = Pick<ImportedRow, 'source_key' | 'link'> & {
  id: string;
  slug: string;
  status: string;
};

/** An imported post with one of its former paths, on any host. */
export type FormerPlace = ImportedPlace & { path: string };

/** Finds imported posts by former path, the most likely last. Pass at most a few hundred paths. */
export async function findPlacesAt(db: Kysely<Schema>, paths: readonly string[]): Promise<FormerPlace[]> {
  if (paths.length === 0) return [];
  const places = await livingImports(db)
    .innerJoin('old_paths', 'old_paths.source_key', 'imported_posts.source_key')
    .select(['imported_posts.source_key', 'link', 'posts.id', 'slug', 'status', 'path'])
    .where('old_paths.path', 'in', paths)
    .orderBy('imported_at')
    .orderBy('imported_posts.source_key')
    .execute();
  return places.toSorted((one, another) => likelihood(one) - likelihood(another));
}

/**
 * Ranks a match: an item's own URL wins over former ones, and those win over a GUID's number, which may
 * belong to another blog or to the post that this one was duplicated from.
 */
function likelihood({ path, link, source_key }: FormerPlace): number {
  if (link !== null && oldPath(link) === path) return 3;
  if (oldPath(source_key) !== path) return 2;
  return source_key.includes('#') ? 0 : 1;
}

/** Finds imported posts by source key. Pass at most a few hundred keys, because each is a query parameter. */
export async function findImportedPlaces(db: Kysely<Schema>, sourceKeys: string[]): Promise<ImportedPlace[]> {
  return livingImports(db)
    .select(['source_key', 'link', 'posts.id', 'slug', 'status'])
    .where('source_key', 'in', sourceKeys)
    .execute();
}

export async function listImportedTexts(
  db: Kysely<Schema>,
  range: { after: string; limit: number },
): Promise<
  { id: string; slug: string; title: string; cover: string | null; html: string; awaits_images: number }[]
> {
  return livingImports(db)
    .select(['posts.id', 'slug', 'title', 'cover', 'html', 'awaits_images'])
    .where('posts.id', '>', range.after)
    .orderBy('posts.id')
    .limit(range.limit)
    .execute();
}

function livingImports(db: Kysely<Schema>) {
  return db
    .selectFrom('imported_posts')
    .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
    .where('posts.deleted_at', 'is', null);
}

/** Returns the post ID in the source key of one of this site's exports. */
export function exportedId(sourceKey: string): string | undefined {
  return /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(sourceKey)?.[1];
}

/** Returns the key of a page that became a section's text. The same page can also be a draft post. */
export function textKey(sourceKey: string): string {
  return `text:${sourceKey}`;
}

export interface TextPlace {
  section_key: string;
  path: string;
  link: string | null;
}

const { section_key } = contentItemSchema.shape;
const place = contentItemSchema.pick({ page_type: true, section_key: true, language: true });

/** Parses a section's key; undefined for a section of a newer version. */
export function sectionPlace(key: string | undefined): string | undefined {
  const known = section_key.safeParse(key);
  return known.success ? sectionPlaces[known.data] : undefined;
}

/** Finds section texts by former path, newest last. Pass at most a few hundred paths. */
export async function findTextPlacesAt(db: Kysely<Schema>, paths: readonly string[]): Promise<TextPlace[]> {
  if (paths.length === 0) return [];
  return db
    .selectFrom('old_paths')
    .innerJoin('imported_posts', 'imported_posts.source_key', 'old_paths.source_key')
    .innerJoin('content_items', 'content_items.id', 'imported_posts.post_id')
    .select(['section_key', 'path', 'link'])
    .where('path', 'in', paths)
    .orderBy('imported_at')
    .orderBy('imported_posts.source_key')
    .execute();
}

/** Deletes the record of an imported item and its old paths. */
export async function removeImported(db: Kysely<Schema>, { source_key }: ImportedRow): Promise<void> {
  await db.deleteFrom('old_paths').where('source_key', '=', source_key).execute();
  await db.deleteFrom('imported_posts').where('source_key', '=', source_key).execute();
}

/** Finds a section by ID; undefined if this version of the site doesn't have it. */
export async function findText(
  db: Kysely<Schema>,
  id: string,
): Promise<{ place: ContentPlace; content: string; status: string; updated_at: string } | undefined> {
  const row = await db.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirst();
  const known = place.safeParse(row);
  return row && known.success ? { ...row, place: known.data } : undefined;
}

/** Finds sections by ID. Pass at most a few hundred IDs. */
export async function findTexts(
  db: Kysely<Schema>,
  ids: readonly string[],
): Promise<Map<string, ContentPlace>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom('content_items').selectAll().where('id', 'in', ids).execute();
  return new Map(
    rows.flatMap((row) => {
      const known = place.safeParse(row);
      return known.success ? [[row.id, known.data] as const] : [];
    }),
  );
}

export interface GroupedPost {
  id: string;
  slug: string;
  title: string;
  language: string;
  isExpected: boolean;
  original: Locale | null;
}

/** The maximum number of query parameters per statement. */
const atOnce = 300;

export async function saveTranslationGroup(
  db: Kysely<Schema>,
  sourceKey: string,
  { group, isExpected, original }: ImportedTranslation,
): Promise<void> {
  await db
    .updateTable('imported_posts')
    .set({
      translation_group: group,
      translation_facts: JSON.stringify({ isExpected, original }),
    })
    .where('source_key', '=', sourceKey)
    .execute();
}

/** Yields each translation group with all of its existing posts, from any import. */
export async function* listGroups(
  db: Kysely<Schema>,
  sourceKeys: readonly string[],
): AsyncGenerator<GroupedPost[]> {
  const reported = new Set<string>();
  for (let start = 0; start < sourceKeys.length; start += atOnce) {
    const named = await db
      .selectFrom('imported_posts')
      .select('translation_group')
      .distinct()
      .where('source_key', 'in', sourceKeys.slice(start, start + atOnce))
      .where('translation_group', 'is not', null)
      .execute();
    const groups = named.flatMap(({ translation_group: group }) =>
      group === null || reported.has(group) ? [] : [group],
    );
    for (const group of groups) reported.add(group);
    if (groups.length > 0) yield* (await readGroups(db, groups)).values();
  }
}

async function readGroups(
  db: Kysely<Schema>,
  groups: readonly string[],
): Promise<Map<string | null, GroupedPost[]>> {
  const rows = await db
    .selectFrom('imported_posts')
    .innerJoin('posts', 'posts.id', 'imported_posts.post_id')
    .select(['posts.id', 'slug', 'title', 'language', 'translation_group', 'translation_facts'])
    .where('translation_group', 'in', groups)
    .where('deleted_at', 'is', null)
    .orderBy('imported_posts.source_key')
    .execute();
  const posts = rows.map(({ translation_group, translation_facts, ...row }) => ({
    group: translation_group,
    post: { ...row, ...readFacts(translation_facts) },
  }));
  return new Map(
    [...Map.groupBy(posts, ({ group }) => group)].map(([group, found]) => [
      group,
      found.map(({ post }) => post),
    ]),
  );
}

function readFacts(text: string | null): Pick<GroupedPost, 'isExpected' | 'original'> {
  const facts = JSON.parse(text ?? '{}') as Partial<ImportedTranslation>;
  return { isExpected: facts.isExpected ?? false, original: parseLocale(facts.original) ?? null };
}

/** Saves uploads whose names only look like sizes of other images. */
export async function saveOldUploads(db: Kysely<Schema>, addresses: readonly string[]): Promise<void> {
  for (let start = 0; start < addresses.length; start += atOnce) {
    const values = addresses.slice(start, start + atOnce).map((address) => ({ address }));
    await db
      .insertInto('old_uploads')
      .values(values)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function listOldUploads(db: Kysely<Schema>): Promise<Set<string>> {
  const rows = await db.selectFrom('old_uploads').select('address').execute();
  return new Set(rows.map(({ address }) => address));
}
