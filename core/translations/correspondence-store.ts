import type { Kysely } from 'kysely';
import type { Database } from '../../db/connect.ts';
import type { Schema } from '../../db/schema.ts';
import { isUnwritable } from '../../shared/database-failure.ts';
import type { Post } from '../../shared/post.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { findPostById, findRevision, listRevisions } from '../posts/post-store.ts';
import {
  beginCorrespondence,
  type Correspondence,
  correspondenceSchema,
  followOriginal,
  followTranslation,
} from './drift/correspondence.ts';
import { type Block, readBlocks } from './drift/read-blocks.ts';
import { marksOf } from './drift/side-by-side.ts';
import { findPairRow, findPairRowForUpdate, type PairRow } from './pair-store.ts';

type Db = Kysely<Schema>;

/** Saved states that are followed one by one, of each text; of more the newest. */
const statesAtOnce = 30;

/** The pair of a post with its correspondence as of both texts as they are saved; undefined where one of them is gone. */
export async function readCorrespondence(db: Database, id: string): Promise<Correspondence | undefined> {
  const row = await findPairRow(db.kysely, id);
  if (!row) return undefined;
  const kept = row.is_stale === 0 ? keptCorrespondence(row) : undefined;
  if (kept) return kept;
  try {
    return await changeCorrespondence(db, id, (now) => now);
  } catch (error) {
    const posts = isUnwritable(error) && (await findTexts(db.kysely, row));
    if (!posts) throw error;
    return follow(db.kysely, row, posts);
  }
}

/** Brings the correspondence up to date and changes it, in one transaction. Undefined where there is no pair. */
export function changeCorrespondence(
  db: Database,
  id: string,
  change: (now: Correspondence) => Correspondence,
): Promise<Correspondence | undefined> {
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

function keptCorrespondence({ en_id, correspondence }: PairRow): Correspondence | undefined {
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

/** Follows both texts through what was saved of them since, in its order, to what they are now. */
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

/** What is known of the two, and of which versions. Nobody has looked yet: how they stood when they became a pair. */
async function followedSoFar(db: Db, row: PairRow, posts: Texts) {
  const versions = { original: row.original_version, translation: row.translation_version };
  const kept = keptCorrespondence(row);
  if (kept) return { begun: kept, ...versions };
  // As the text is now, where that state is no more.
  const paired = async (post: Post, version: number) => (await findRevision(db, post.id, version)) ?? post;
  const original = await paired(posts.original, versions.original);
  const translation = await paired(posts.translation, versions.translation);
  const begun = beginCorrespondence(blocksOf(original), blocksOf(translation));
  return { begun, original: original.version, translation: translation.version };
}

/** What was saved of a post behind a version, oldest first; the last is the post itself. */
async function statesSince(db: Db, post: Post, version: number): Promise<Post[]> {
  if (post.version <= version) return [];
  const saved = await listRevisions(db, post.id, Math.min(statesAtOnce, post.version - version));
  return [...saved.filter((each) => each.version > version && each.version < post.version).reverse(), post];
}

/** A text that takes too long to read has one paragraph, which nobody can follow further. */
function blocksOf(post: Post): Block[] {
  try {
    return readBlocks(post);
  } catch {
    return readBlocks({ ...post, html: '' });
  }
}
