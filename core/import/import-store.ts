import type { Kysely, Selectable } from 'kysely';
import type { ImportedPostsTable, Schema } from '../../db/schema.ts';
import { oldPath } from '../../shared/addresses.ts';
import { type ContentPlace, contentItemSchema } from '../../shared/content.ts';
import type { ImportedTranslation } from '../../shared/imported-post.ts';
import { type Locale, parseLocale } from '../../shared/locale.ts';
import { sectionPlaces } from '../../shared/page-sections.ts';

export type ImportedRow = Omit<Selectable<ImportedPostsTable>, 'translation_group' | 'translation_facts'>;

/** What an earlier import made of this source, if there was one. */
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

/** Remembers paths at which an imported post was before, beside those that are known; false where all are. */
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

/** Forgets paths that an earlier import took for this post's. */
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

/** A post that was imported and still lives, and where it was before. */
export type ImportedPlace = Pick<ImportedRow, 'source_key' | 'link'> & {
  id: string;
  slug: string;
  status: string;
};

/** An imported post with one of the paths at which it was, on whatever host. */
export type FormerPlace = ImportedPlace & { path: string };

/** Those that were at one of these paths, the likelier at the end. Ask for a few hundred at once. */
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
 * A post's last address goes before its former ones, and these before the number in a guid, which may be of another blog
 * or, where a key has an ending, of the post that this one was copied from.
 */
function likelihood({ path, link, source_key }: FormerPlace): number {
  if (link !== null && oldPath(link) === path) return 3;
  if (oldPath(source_key) !== path) return 2;
  return source_key.includes('#') ? 0 : 1;
}

/** Those with one of these keys. Ask for a few hundred at once: each is a parameter of the query. */
export async function findImportedPlaces(db: Kysely<Schema>, sourceKeys: string[]): Promise<ImportedPlace[]> {
  return livingImports(db)
    .select(['source_key', 'link', 'posts.id', 'slug', 'status'])
    .where('source_key', 'in', sourceKeys)
    .execute();
}

/** The first `limit` imported posts after an id, in the order of the ids, with what may name other addresses. */
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

/** The id of the post that an export of a site like this one names by its source key; undefined for posts of other programs. */
export function exportedId(sourceKey: string): string | undefined {
  return /^urn:uuid:([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/.exec(sourceKey)?.[1];
}

/** What a page is remembered by once it became a section's text: it can be a draft article besides. */
export function textKey(sourceKey: string): string {
  return `text:${sourceKey}`;
}

/** A section that a page of the old site was used for, and one of the paths at which that page was. */
export interface TextPlace {
  section_key: string;
  path: string;
  /** Where the page was read before. */
  link: string | null;
}

const { section_key } = contentItemSchema.shape;
const place = contentItemSchema.pick({ page_type: true, section_key: true, language: true });

/** Where a section is read on this site; undefined for one of a newer version. */
export function sectionPlace(key: string | undefined): string | undefined {
  const known = section_key.safeParse(key);
  return known.success ? sectionPlaces[known.data] : undefined;
}

/** The sections of the pages that were at one of these paths, the newest last. Ask for a few hundred at once. */
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

/** Forgets what an import made of a source, and where it was. */
export async function removeImported(db: Kysely<Schema>, { source_key }: ImportedRow): Promise<void> {
  await db.deleteFrom('old_paths').where('source_key', '=', source_key).execute();
  await db.deleteFrom('imported_posts').where('source_key', '=', source_key).execute();
}

/** A section's newest text, where this version knows its place. */
export async function findText(
  db: Kysely<Schema>,
  id: string,
): Promise<{ place: ContentPlace; content: string; status: string; updated_at: string } | undefined> {
  const row = await db.selectFrom('content_items').selectAll().where('id', '=', id).executeTakeFirst();
  const known = place.safeParse(row);
  return row && known.success ? { ...row, place: known.data } : undefined;
}

/** The places of the sections whose items have these ids, by the ids. Ask for a few hundred at once. */
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

type Db = Kysely<Schema>;

/** An imported post that its source says to have translations. */
export interface GroupedPost {
  id: string;
  slug: string;
  title: string;
  language: string;
  isExpected: boolean;
  original: Locale | null;
}

/** Keys and groups that are asked for at once: each is a parameter of the query. */
const atOnce = 300;

/** Remembers which posts of its source are the same article. */
export async function saveTranslationGroup(
  db: Db,
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

/** The groups of imported posts, each with all of its posts that live here, whichever import brought them. */
export async function* listGroups(db: Db, sourceKeys: readonly string[]): AsyncGenerator<GroupedPost[]> {
  const told = new Set<string>();
  for (let start = 0; start < sourceKeys.length; start += atOnce) {
    const named = await db
      .selectFrom('imported_posts')
      .select('translation_group')
      .distinct()
      .where('source_key', 'in', sourceKeys.slice(start, start + atOnce))
      .where('translation_group', 'is not', null)
      .execute();
    const groups = named.flatMap(({ translation_group: group }) =>
      group === null || told.has(group) ? [] : [group],
    );
    for (const group of groups) told.add(group);
    if (groups.length > 0) yield* (await readGroups(db, groups)).values();
  }
}

async function readGroups(db: Db, groups: readonly string[]): Promise<Map<string | null, GroupedPost[]>> {
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

/** Keys that one statement writes. */
const oldUploadStoreAtOnce = 300;

/** Remembers uploads of old blogs whose names look like sizes of others. */
export async function saveOldUploads(db: Kysely<Schema>, addresses: readonly string[]): Promise<void> {
  for (let start = 0; start < addresses.length; start += oldUploadStoreAtOnce) {
    const values = addresses.slice(start, start + oldUploadStoreAtOnce).map((address) => ({ address }));
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
