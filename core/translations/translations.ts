import type { Database } from '../../db/connect.ts';
import type { Db } from '../../db/schema.ts';
import { type Locale, otherLocale } from '../../shared/locale.ts';
import type { Post, PostInput } from '../../shared/post.ts';
import { fail, isUnwritable, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { RowReader } from '../invalid-rows.ts';
import { listPublishedTranslations } from '../posts/post-list-store.ts';
import { findLatestRevision, findNext, findPost, findPostById, listRevisions } from '../posts/post-store.ts';
import { createPost, hasTitleSlug } from '../posts/save-post.ts';
import {
  beginCorrespondence,
  type Correspondence,
  confirmSegments,
  correspondenceSchema,
  followOriginal,
  followTranslation,
} from './correspondence.ts';
import {
  findPair,
  findPaired,
  findPairRow,
  findPairRowForUpdate,
  listOpenPairs,
  listOutOfDate,
  listPaired,
  listStalePairs,
  listUnpaired,
  type OpenTranslations,
  type Pair,
  type PairFailure,
  type PairRow,
  pairPosts,
  readPairs,
  type TranslationCore,
  unpairPosts,
} from './pairs.ts';
import { type Block, readBlocks } from './segments.ts';
import { marksOf, readParts, readSideBySide } from './side-by-side.ts';

/** The maximum number of saved versions compared one by one, per text. The newest are used. */
const concurrentStates = 30;

/** Returns the stored correspondence; undefined if a post no longer exists. */
async function readCorrespondence(db: Database, id: string): Promise<Correspondence | undefined> {
  const row = await findPairRow(db.kysely, id);
  if (!row) return undefined;
  const kept = row.is_stale === 0 ? storedCorrespondence(row) : undefined;
  if (kept) return kept;
  try {
    return await changeCorrespondence(db, id, (now) => now);
  } catch (error) {
    const posts = isUnwritable(error) && (await findTexts(db.kysely, row));
    if (!posts) throw error;
    return follow(db.kysely, row, posts);
  }
}

/** Updates the correspondence and applies a change to it. Undefined if the post has no translation. */
function changeCorrespondence(db: Database, id: string, change: (now: Correspondence) => Correspondence) {
  return db.kysely.transaction().execute(async (transaction) => {
    const row = await findPairRowForUpdate(transaction, db.dialect, id);
    const posts = row && (await findTexts(transaction, row));
    if (!row || !posts) return undefined;
    const followed = await follow(transaction, row, posts);
    const correspondence = change(followed);
    await transaction
      .updateTable('post_pairs')
      .set({
        is_stale: 0,
        open_marks: marksOf(correspondence).size,
        original_version: posts.original.version,
        translation_version: posts.translation.version,
        correspondence: JSON.stringify(correspondence),
      })
      .where('en_id', '=', row.en_id)
      .execute();
    return correspondence;
  });
}

function storedCorrespondence({ en_id, correspondence }: PairRow): Correspondence | undefined {
  if (correspondence === null) return undefined;
  return new RowReader('post_pairs', en_id).json(
    'correspondence',
    correspondence,
    correspondenceSchema,
    undefined,
  );
}

interface Texts {
  original: Post;
  translation: Post;
}

async function findTexts(db: Db, row: PairRow): Promise<Texts | undefined> {
  const english = await findPostById(db, row.en_id);
  const spanish = await findPostById(db, row.es_id);
  if (!english || !spanish) return undefined;
  return row.original === 'es'
    ? { original: spanish, translation: english }
    : { original: english, translation: spanish };
}

async function follow(db: Db, row: PairRow, posts: Texts): Promise<Correspondence> {
  const { begun, original, translation } = await followedSoFar(db, row, posts);
  const states = [
    ...(await statesSince(db, posts.original, original)).map((post) => ({ post, step: followOriginal })),
    ...(await statesSince(db, posts.translation, translation)).map((post) => ({
      post,
      step: followTranslation,
    })),
  ];
  const inOrder = states.sort((one, other) => (one.post.updated_at < other.post.updated_at ? -1 : 1));
  return inOrder.reduce((now, { post, step }) => step(now, blocksOf(post)), begun);
}

/** Returns the stored correspondence, or one that starts from the versions that were linked. */
async function followedSoFar(db: Db, row: PairRow, posts: Texts) {
  const versions = { original: row.original_version, translation: row.translation_version };
  const kept = storedCorrespondence(row);
  if (kept) return { begun: kept, ...versions };
  // If that version no longer exists, the current text is used.
  const paired = async (post: Post, version: number) =>
    (await findLatestRevision(db, post.id, version)) ?? post;
  const original = await paired(posts.original, versions.original);
  const translation = await paired(posts.translation, versions.translation);
  const begun = beginCorrespondence(blocksOf(original), blocksOf(translation));
  return { begun, original: original.version, translation: translation.version };
}

/** Returns the saved versions, oldest first, ending with the post itself. */
async function statesSince(db: Db, post: Post, version: number): Promise<Post[]> {
  if (post.version <= version) return [];
  const saved = await listRevisions(db, post.id, {
    limit: Math.min(concurrentStates, post.version - version),
    isPostOnly: true,
  });
  return [...saved.filter((each) => each.version > version && each.version < post.version).reverse(), post];
}

/** Returns a post's paragraphs. An unreadable body has none. */
function blocksOf(post: Pick<Post, 'title' | 'excerpt' | 'html'>): Block[] {
  try {
    return readBlocks(post);
  } catch {
    return readBlocks({ ...post, html: '' });
  }
}

/** The pairs updated per request, and the lengths of lists. */
const limits = { stale: 10, pairs: 50, newest: 100, missing: 50 } as const;

async function updateStalePairs(db: Database): Promise<void> {
  try {
    for (const { en_id } of await listStalePairs(db.kysely, limits.stale))
      await changeCorrespondence(db, en_id, (now) => now);
  } catch (error) {
    // If nothing can be written, the list stays unchanged.
    if (!isUnwritable(error)) throw error;
  }
}

async function readOpenTranslations(db: Database): Promise<OpenTranslations> {
  await updateStalePairs(db);
  const rows = await listOpenPairs(db.kysely, limits);
  const marks = new Map(
    rows.flatMap(({ en_id, es_id, open_marks }) => [
      [en_id, open_marks],
      [es_id, open_marks],
    ]),
  );
  const pairs = (await readPairs(db.kysely, rows)).map((pair) => ({
    ...pair,
    marks: marks.get(pair.original.id) ?? 0,
  }));
  return {
    drifted: pairs.filter(({ translation }) => translation.status === 'published'),
    begun: pairs.filter(({ translation }) => translation.status !== 'published'),
    missing: await listUnpaired(db.kysely, limits),
  };
}

interface TranslationParts {
  db: Database;
  own: Trail;
  now: () => Date;
}

export function createTranslations({ db, own, now }: TranslationParts): TranslationCore {
  const pairOf = async (slug: string): Promise<Result<Pair | undefined, PairFailure>> => {
    const post = await findPaired(db.kysely, slug);
    return post ? ok(await findPair(db.kysely, post.id)) : fail({ code: 'post_not_found' });
  };
  const ownPairOf = async (slug: string): Promise<Result<Pair, PairFailure>> => {
    const found = await pairOf(slug);
    if (!found.ok) return found;
    return found.value ? ok(found.value) : fail({ code: 'pair_not_found' });
  };
  return {
    find: pairOf,
    published: (ids) => listPublishedTranslations(db.kysely, ids),
    paired: (ids) => listPaired(db.kysely, ids),
    pair: (slug, other, original?: Locale) =>
      own.audited((record) => pairPosts(db, record, { slug, other, original }, now())),
    unpair: (slug) => own.audited((record) => unpairPosts(db, record, slug)),
    begin: (slug) => own.audited((record) => beginTranslation(db, record, slug, now())),
    async sideBySide(slug) {
      const pair = await ownPairOf(slug);
      if (!pair.ok) return pair;
      const { original, translation } = pair.value;
      const correspondence = await readCorrespondence(db, original.id);
      if (!correspondence) return fail({ code: 'pair_not_found' });
      const rows = readSideBySide(correspondence);
      return ok({
        pair: pair.value,
        original: original.language,
        translation: translation.language,
        rows,
        marks: marksOf(correspondence).size,
      });
    },
    async parts(slug) {
      const pair = await ownPairOf(slug);
      if (!pair.ok) return pair;
      const { original, translation } = pair.value;
      const correspondence = await readCorrespondence(db, original.id);
      const from = await findPostById(db.kysely, original.id);
      const saved = await findPostById(db.kysely, translation.id);
      if (!correspondence || !from || !saved) return fail({ code: 'pair_not_found' });
      const next = await findNext(db.kysely, saved.id);
      const now = next ? followTranslation(correspondence, blocksOf(next.text)) : correspondence;
      const parts = readParts(now, from, next?.text ?? saved);
      return ok({ pair: pair.value, parts, hasTitleSlug: await hasTitleSlug(db.kysely, saved) });
    },
    async marksAfter(slug, text) {
      const pair = await pairOf(slug);
      if (!pair.ok || pair.value?.original.slug !== slug) return 0;
      const correspondence = await readCorrespondence(db, pair.value.original.id);
      return correspondence ? marksOf(followOriginal(correspondence, blocksOf(text))).size : 0;
    },
    async confirm(slug, marks) {
      const pair = await ownPairOf(slug);
      if (!pair.ok) return pair;
      let confirmed = 0;
      await changeCorrespondence(db, pair.value.original.id, (correspondence) => {
        const known = [...marksOf(correspondence)].filter(
          ([, { id }]) => marks === 'all' || marks.includes(id),
        );
        confirmed = known.length;
        return confirmSegments(correspondence, new Set(known.map(([id]) => id)));
      });
      return ok({ confirmed });
    },
    open: () => readOpenTranslations(db),
    outOfDate: async (ids) => {
      await updateStalePairs(db);
      return listOutOfDate(db.kysely, ids);
    },
  };
}

/** Creates a draft in the other language with the whole content. Simultaneous requests create one draft. */
async function beginTranslation(db: Database, record: RecordEvent, slug: string, now: Date) {
  const post = await findPost(db.kysely, slug);
  if (!post) return fail({ code: 'post_not_found' });
  if (await findPair(db.kysely, post.id)) return fail({ code: 'pair_taken', slug });
  const draft = await createDraft(db, record, post, now);
  if (!draft) return fail({ code: 'post_not_found' });
  return pairPosts(db, record, { slug, other: draft.slug, original: post.language }, now);
}

async function createDraft(db: Database, record: RecordEvent, post: Post, now: Date) {
  const language = otherLocale(post.language);
  const { title, date, cover, cover_alt, excerpt, html, tags } = post;
  const input: PostInput = { title, date, cover, cover_alt, excerpt, html, tags, language, status: 'draft' };
  const key = `translation of ${post.id} ${post.version}`;
  const slug = `${post.slug}-${language}`;
  // The second attempt is for a slug that is taken, and the third for a draft that was created before and
  // deleted.
  for (const attempt of [
    () => createPost(db, record, { ...input, slug }, now, key),
    () => createPost(db, record, input, now, key),
    () => createPost(db, record, input, now),
  ]) {
    const created = await attempt();
    if (created.ok) return created.value;
  }
  return undefined;
}
