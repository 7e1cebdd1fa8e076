import { type Selectable, sql, type Transaction } from 'kysely';
import type { Database } from '../../db/connect.ts';
import { type DialectName, isUniqueViolation, lockRows } from '../../db/dialect.ts';
import type { Db, PostPairsTable, Schema } from '../../db/schema.ts';
import type { Locale } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { findLiving } from '../posts/pins.ts';
import type { PairedPost } from '../posts/post-core.ts';
import { pairedColumns as columns, toPaired } from '../posts/post-list-store.ts';
import { pairsOf } from '../posts/post-store.ts';
import { changed, changeSite } from '../site-version/change-site.ts';
import type { SideBySide, TranslatedPart } from './side-by-side.ts';

export interface Pair {
  /** The post that was written first. The translation follows it. */
  original: PairedPost;
  translation: PairedPost;
}

export type PairFailure =
  | { code: 'post_not_found' }
  | { code: 'pair_not_found' }
  /** A pair has one post in English and one in Spanish. */
  | { code: 'pair_one_language'; language: Locale }
  /** The post is already linked to another translation. */
  | { code: 'pair_taken'; slug: string };

export interface OpenTranslations {
  /** Translations whose original has changed. `marks` counts paragraphs. */
  drifted: (Pair & { marks: number })[];
  /** Translations that aren't published yet. `marks` counts paragraphs. */
  begun: (Pair & { marks: number })[];
  missing: PairedPost[];
}

export interface TranslationCore {
  find(slug: string): Promise<Result<Pair | undefined, PairFailure>>;
  /** Returns published translations by the posts' IDs. Meant for a few hundred IDs at most. */
  published(ids: readonly string[]): Promise<Map<string, PairedPost>>;
  paired(ids: readonly string[]): Promise<Set<string>>;
  /** Links two posts. `original`: the language of the one written first; by default, of the older post. */
  pair(slug: string, other: string, original?: Locale): Promise<Result<Pair, PairFailure>>;
  unpair(slug: string): Promise<Result<Pair, PairFailure>>;
  /** Creates a draft in the other language with the post's text, to be overwritten. */
  begin(slug: string): Promise<Result<Pair, PairFailure>>;
  /** Compares both texts by paragraph and shows what changed in the original since it was translated. */
  sideBySide(slug: string): Promise<Result<SideBySide & { pair: Pair }, PairFailure>>;
  /** Returns the parts that the owner translates. A next version replaces its post. `hasTitleSlug`: whether the slug follows the title. */
  parts(
    slug: string,
  ): Promise<Result<{ pair: Pair; parts: TranslatedPart[]; hasTitleSlug: boolean }, PairFailure>>;
  /** Counts translated paragraphs to review if the post had this text. Returns 0 unless it is an original. */
  marksAfter(slug: string, text: Pick<Post, 'title' | 'excerpt' | 'html'>): Promise<number>;
  /** Marks paragraphs as up to date. */
  confirm(
    slug: string,
    marks: readonly string[] | 'all',
  ): Promise<Result<{ confirmed: number }, PairFailure>>;
  open(): Promise<OpenTranslations>;
  /** Returns the language that is out of date, by the IDs of both posts of a pair. */
  outOfDate(ids: readonly string[]): Promise<Map<string, Locale>>;
}

export type PairRow = Selectable<PostPairsTable>;

export function findPaired(db: Db, slug: string): Promise<PairedPost | undefined> {
  return findLiving(db, { slug });
}

/** Finds the pair even if its other post was deleted. */
export function findPairRow(db: Db, id: string): Promise<PairRow | undefined> {
  return pairsOf(db, id).selectAll().executeTakeFirst();
}

export function findPairRowForUpdate(db: Db, dialect: DialectName, id: string): Promise<PairRow | undefined> {
  return lockRows(pairsOf(db, id).selectAll(), dialect).executeTakeFirst();
}

/** Reads pairs, except those with a deleted post. */
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

export async function findPair(db: Db, id: string): Promise<Pair | undefined> {
  const row = await findPairRow(db, id);
  return row && (await readPairs(db, [row]))[0];
}

/** Links two posts. The correspondence starts from their current versions. */
async function insertPair(db: Db, pair: { en: string; es: string; original: Locale; at: string }) {
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

async function removePair(db: Db, { en_id }: Pick<PairRow, 'en_id'>): Promise<void> {
  await db.deleteFrom('post_pairs').where('en_id', '=', en_id).execute();
}

export function listStalePairs(db: Db, limit: number): Promise<Pick<PairRow, 'en_id'>[]> {
  return db.selectFrom('post_pairs').select('en_id').where(sql<boolean>`is_stale = 1`).limit(limit).execute();
}

const openColumns = ['en_id', 'es_id', 'original', 'open_marks'] as const;

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

/** Selects the newest published posts listed in both languages. SQL literals let the query use the index. */
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

export async function listUnpaired(db: Db, { newest, missing }: { newest: number; missing: number }) {
  const alone = (await newestAlone(db, newest).execute()).map(({ id }) => id);
  const paired = await listPaired(db, alone);
  const unpaired = alone.filter((id) => !paired.has(id)).slice(0, missing);
  if (unpaired.length === 0) return [];
  const rows = await db.selectFrom('posts').select(columns).where('id', 'in', unpaired).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return unpaired.flatMap((id) => byId.get(id) ?? []).map(toPaired);
}

export async function listOutOfDate(db: Db, ids: readonly string[]): Promise<Map<string, Locale>> {
  if (ids.length === 0) return new Map();
  const pairs = await db
    .selectFrom('post_pairs')
    .select(openColumns)
    .where((pair) => pair.or([pair('en_id', 'in', ids), pair('es_id', 'in', ids)]))
    .where('open_marks', '>', 0)
    .execute();
  return new Map(
    pairs.flatMap(({ en_id, es_id, original }) => {
      const language = original === 'es' ? 'en' : 'es';
      return [en_id, es_id].map((id) => [id, language] as const);
    }),
  );
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

async function findOlderLanguage(db: Db, one: PairedPost, two: PairedPost): Promise<Locale> {
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

interface Pairing {
  slug: string;
  other: string;
  original?: Locale | undefined;
}

/** Links two posts. If they are linked already, only the original changes. */
export async function pairPosts(
  db: Database,
  record: RecordEvent,
  pairing: Pairing,
  now: Date,
): Promise<Result<Pair, PairFailure>> {
  try {
    return await changeSite<Pair, PairFailure>(db, async (transaction) => {
      const paired = await pairInTransaction(transaction, pairing, now);
      if (!paired.ok) return paired;
      await recordPair(transaction, record, 'posts_paired', paired.value);
      return changed(paired.value);
    });
  } catch (error) {
    // Another process has linked one of them in the meantime.
    if (isUniqueViolation(error)) return fail({ code: 'pair_taken', slug: pairing.other });
    throw error;
  }
}

export async function pairInTransaction(
  transaction: Transaction<Schema>,
  { slug, other, original }: Pairing,
  now: Date,
): Promise<Result<Pair, PairFailure>> {
  const posts = [await findPaired(transaction, slug), await findPaired(transaction, other)] as const;
  const [one, two] = posts;
  if (!one || !two) return fail({ code: 'post_not_found' });
  if (one.language === two.language) return fail({ code: 'pair_one_language', language: one.language });
  for (const post of posts) {
    if (!post) continue;
    const row = await findPairRow(transaction, post.id);
    if (!row) continue;
    const pair = await findPair(transaction, post.id);
    const isPairedElsewhere =
      pair && [pair.original.id, pair.translation.id].some((id) => id !== one.id && id !== two.id);
    if (isPairedElsewhere) return fail({ code: 'pair_taken', slug: post.slug });
    // The row is for the same two posts, or for a pair with a deleted post.
    await removePair(transaction, row);
  }
  const [en, es] = one.language === 'en' ? [one, two] : [two, one];
  const first = original ?? (await findOlderLanguage(transaction, one, two));
  await insertPair(transaction, { en: en.id, es: es.id, original: first, at: now.toISOString() });
  return ok(first === 'en' ? { original: en, translation: es } : { original: es, translation: en });
}

export function unpairPosts(
  db: Database,
  record: RecordEvent,
  slug: string,
): Promise<Result<Pair, PairFailure>> {
  return changeSite<Pair, PairFailure>(db, async (transaction) => {
    const post = await findPaired(transaction, slug);
    if (!post) return fail({ code: 'post_not_found' });
    const row = await findPairRow(transaction, post.id);
    const pair = row && (await findPair(transaction, post.id));
    if (!row || !pair) return fail({ code: 'pair_not_found' });
    await removePair(transaction, row);
    await recordPair(transaction, record, 'posts_unpaired', pair);
    return changed(pair);
  });
}

function recordPair(
  transaction: Transaction<Schema>,
  record: RecordEvent,
  name: 'posts_paired' | 'posts_unpaired',
  { original, translation }: Pair,
) {
  return record(transaction, { name, what: { slug: original.slug, other_slug: translation.slug } });
}
