import { type Kysely, type Selectable, sql } from 'kysely';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type { PostPairsTable, Schema } from '../../db/schema.ts';
import type { Locale } from '../../shared/locale.ts';
import type { PairedPost } from '../posts/post-core.ts';
import { pairedColumns as columns, toPaired } from '../posts/published-pair-store.ts';
import type { Pair } from './translation-core.ts';

type Db = Kysely<Schema>;
export type PairRow = Selectable<PostPairsTable>;

export async function findPaired(db: Db, slug: string): Promise<PairedPost | undefined> {
  const row = await db
    .selectFrom('posts')
    .select(columns)
    .where('slug', '=', slug)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row && toPaired(row);
}

/** The pair's row that a post is in, whether its other post is deleted or not. */
export function findPairRow(db: Db, id: string): Promise<PairRow | undefined> {
  return pairRows(db, id).executeTakeFirst();
}

/** The same, held still until the transaction ends. */
export function findPairRowForUpdate(db: Db, dialect: DialectName, id: string): Promise<PairRow | undefined> {
  return lockRows(pairRows(db, id), dialect).executeTakeFirst();
}

function pairRows(db: Db, id: string) {
  return db
    .selectFrom('post_pairs')
    .selectAll()
    .where((pair) => pair.or([pair('en_id', '=', id), pair('es_id', '=', id)]));
}

/** The posts of pairs; pairs of which one is deleted are not among them. */
export async function readPairs(db: Db, rows: readonly Pick<PairRow, 'en_id' | 'es_id' | 'original'>[]) {
  const ids = rows.flatMap(({ en_id, es_id }) => [en_id, es_id]);
  if (ids.length === 0) return [];
  const posts = await db
    .selectFrom('posts')
    .select(columns)
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(posts.map((row) => [row.id, toPaired(row)]));
  return rows.flatMap(({ en_id, es_id, original }): Pair[] => {
    const [english, spanish] = [byId.get(en_id), byId.get(es_id)];
    if (!english || !spanish) return [];
    return [
      original === 'es'
        ? { original: spanish, translation: english }
        : { original: english, translation: spanish },
    ];
  });
}

/** The pair of a post, where both of its posts are there. */
export async function findPair(db: Db, id: string): Promise<Pair | undefined> {
  const row = await findPairRow(db, id);
  return row && (await readPairs(db, [row]))[0];
}

/** The texts are followed from how they are saved now. */
export async function insertPair(
  db: Db,
  pair: { en: string; es: string; original: Locale; at: string },
): Promise<void> {
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'version'])
    .where('id', 'in', [pair.en, pair.es])
    .execute();
  const versionOf = (id: string) => posts.find((post) => post.id === id)?.version ?? 0;
  const [original, translation] = pair.original === 'en' ? [pair.en, pair.es] : [pair.es, pair.en];
  await db
    .insertInto('post_pairs')
    .values({
      en_id: pair.en,
      es_id: pair.es,
      original: pair.original,
      created_at: pair.at,
      original_version: versionOf(original),
      translation_version: versionOf(translation),
      correspondence: null,
    })
    .execute();
}

export async function removePair(db: Db, { en_id }: Pick<PairRow, 'en_id'>): Promise<void> {
  await db.deleteFrom('post_pairs').where('en_id', '=', en_id).execute();
}

/** Pairs of which a post was saved since they were followed. */
export function listStalePairs(db: Db, limit: number): Promise<Pick<PairRow, 'en_id'>[]> {
  return db.selectFrom('post_pairs').select('en_id').where(sql<boolean>`is_stale = 1`).limit(limit).execute();
}

const openColumns = ['en_id', 'es_id', 'original', 'open_marks'] as const;

/** Pairs with marks, and those of which readers see one post alone. */
export async function listOpenPairs(db: Db, { pairs, newest }: { pairs: number; newest: number }) {
  const marked = await db
    .selectFrom('post_pairs')
    .select(openColumns)
    .where(sql<boolean>`open_marks > 0`)
    .orderBy('open_marks', 'desc')
    .limit(pairs)
    .execute();
  const alone = (await newestAlone(db, newest).execute()).map(({ id }) => id);
  if (alone.length === 0) return marked;
  const begun = await db
    .selectFrom('post_pairs')
    .select(openColumns)
    .where((pair) => pair.or([pair('en_id', 'in', alone), pair('es_id', 'in', alone)]))
    .limit(pairs)
    .execute();
  return [...new Map([...marked, ...begun].map((row) => [row.en_id, row])).values()];
}

/** The newest published posts that no list leaves to a translation. Their index wants the numbers themselves. */
function newestAlone(db: Db, newest: number) {
  return db
    .selectFrom('posts')
    .select('id')
    .where('status', '=', 'published')
    .where('deleted_at', 'is', null)
    .where(sql<boolean>`listed_en = 1 and listed_es = 1`)
    .orderBy('sort_key', 'desc')
    .orderBy('id', 'desc')
    .limit(newest);
}

/** Published posts without a pair, newest first. */
export async function listUnpaired(
  db: Db,
  { newest, missing }: { newest: number; missing: number },
): Promise<PairedPost[]> {
  const alone = (await newestAlone(db, newest).execute()).map(({ id }) => id);
  const paired = await listPaired(db, alone);
  const unpaired = alone.filter((id) => !paired.has(id)).slice(0, missing);
  if (unpaired.length === 0) return [];
  const rows = await db.selectFrom('posts').select(columns).where('id', 'in', unpaired).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return unpaired.flatMap((id) => byId.get(id) ?? []).map(toPaired);
}

export async function listPaired(db: Db, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('post_pairs')
    .select(['en_id', 'es_id'])
    .where((pair) => pair.or([pair('en_id', 'in', ids), pair('es_id', 'in', ids)]))
    .execute();
  return new Set(rows.flatMap(({ en_id, es_id }) => [en_id, es_id]));
}

/** The language of the older of two posts, by their dates. */
export async function findOlderLanguage(db: Db, one: PairedPost, two: PairedPost): Promise<Locale> {
  const older = await db
    .selectFrom('posts')
    .select('id')
    .where('id', 'in', [one.id, two.id])
    .orderBy('sort_key')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return older?.id === two.id ? two.language : one.language;
}
