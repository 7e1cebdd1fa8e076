import type { Selectable } from 'kysely';
import { z } from 'zod';
import { type DialectName, lockRows } from '../../db/dialect.ts';
import type {
  Db,
  ReviewDecisionsTable,
  ReviewLinksTable,
  ReviewNotesTable,
  ReviewsTable,
} from '../../db/schema.ts';
import { countFound } from '../../db/statements.ts';
import {
  type NewResponses,
  noteStates,
  type ReviewDecision,
  type ReviewHead,
  type ReviewNote,
} from '../../shared/review.ts';
import { RowReader } from '../invalid-rows.ts';

export type ReviewRow = Selectable<ReviewsTable>;
export type LinkRow = Selectable<ReviewLinksTable>;
export type DecisionRow = Selectable<ReviewDecisionsTable>;

type ReviewHeadRow = Omit<ReviewRow, 'html' | 'changes'> &
  Pick<LinkRow, 'opened_at' | 'revoked_at' | 'networks' | 'passphrase_hash'> & { has_link: string | null } & {
    kind: string | null;
    line: string | null;
    decided_at: string | null;
    seal: string | null;
  };

const listed = 200;

const headColumns = [
  ...(['id', 'post_id', 'slug', 'version', 'round', 'previous', 'language', 'reader', 'asked_by'] as const),
  ...(['title', 'excerpt', 'cover', 'cover_alt', 'hash', 'created_at', 'expires_at'] as const),
] as const;

function heads(db: Db) {
  return db
    .selectFrom('reviews')
    .leftJoin('review_links', 'review_links.review_id', 'reviews.id')
    .leftJoin('review_decisions', 'review_decisions.review_id', 'reviews.id')
    .select(headColumns.map((column) => `reviews.${column}` as const))
    .select(['opened_at', 'revoked_at', 'networks', 'passphrase_hash', 'review_links.review_id as has_link'])
    .select(['kind', 'line', 'decided_at', 'seal'])
    .orderBy('reviews.created_at', 'desc')
    .orderBy('reviews.round', 'desc')
    .orderBy('reviews.id', 'desc')
    .$narrowType<{ networks: string; passphrase_hash: string | null }>();
}

export async function listReviews(db: Db, postId: string): Promise<ReviewHeadRow[]> {
  return heads(db).where('reviews.post_id', '=', postId).execute();
}

/** Lists the reviews of several posts, newest first. */
export async function listReviewsOf(db: Db, postIds: readonly string[]): Promise<ReviewHeadRow[]> {
  return postIds.length === 0 ? [] : heads(db).where('reviews.post_id', 'in', postIds).execute();
}

export async function listAllReviews(db: Db): Promise<ReviewHeadRow[]> {
  return heads(db).limit(listed).execute();
}

export async function findReviewHead(db: Db, id: string): Promise<ReviewHeadRow | undefined> {
  return heads(db).where('reviews.id', '=', id).executeTakeFirst();
}

export async function findReview(db: Db, id: string): Promise<ReviewRow | undefined> {
  return db.selectFrom('reviews').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function listRounds(db: Db, postId: string) {
  return db
    .selectFrom('reviews')
    .select(['id', 'round', 'reader', 'html'])
    .where('post_id', '=', postId)
    .orderBy('created_at', 'desc')
    .orderBy('round', 'desc')
    .execute();
}

export async function listNewResponses(db: Db): Promise<NewResponses[]> {
  const responses = db
    .selectFrom('review_notes')
    .select(['review_id', 'created_at as at'])
    .unionAll(db.selectFrom('review_decisions').select(['review_id', 'decided_at as at']));
  const unseen = await db
    .selectFrom(responses.as('responses'))
    .innerJoin('reviews', 'reviews.id', 'responses.review_id')
    .leftJoin('review_seen', 'review_seen.post_id', 'reviews.post_id')
    .select(({ fn }) => ['reviews.post_id', fn.countAll().as('count'), fn.max('responses.at').as('newest')])
    .where(({ eb, ref, or }) => or([eb('seen_at', 'is', null), eb('responses.at', '>', ref('seen_at'))]))
    .groupBy('reviews.post_id')
    .orderBy('newest', 'desc')
    .execute();
  if (unseen.length === 0) return [];
  // In a single joined query, SQLite would read every post.
  const ids = unseen.map(({ post_id }) => post_id);
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'slug', 'title'])
    .where('id', 'in', ids)
    .where('deleted_at', 'is', null)
    .execute();
  const byId = new Map(posts.map((post) => [post.id, post]));
  return unseen.flatMap(({ post_id, count, newest }) => {
    const post = byId.get(post_id);
    return post ? [{ post_id, slug: post.slug, title: post.title, count: Number(count), newest }] : [];
  });
}

/** Returns the slugs of posts that aren't deleted, by ID. */
export async function listPostSlugs(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const posts = await db
    .selectFrom('posts')
    .select(['id', 'slug'])
    .where('id', 'in', [...new Set(ids)])
    .where('deleted_at', 'is', null)
    .execute();
  return new Map(posts.map(({ id, slug }) => [id, slug]));
}

/** The time never moves back, because another device may have seen more. */
export async function updateSeen(db: Db, postId: string, until: string): Promise<void> {
  await db
    .insertInto('review_seen')
    .values({ post_id: postId, seen_at: until })
    .onConflict((conflict) =>
      conflict.column('post_id').doUpdateSet({ seen_at: until }).where('review_seen.seen_at', '<', until),
    )
    .execute();
}

export async function insertReview(db: Db, review: ReviewRow, link: LinkRow): Promise<void> {
  await db.insertInto('reviews').values(review).execute();
  await db.insertInto('review_links').values(link).execute();
}

export async function findLink(db: Db, tokenHash: string): Promise<LinkRow | undefined> {
  return db.selectFrom('review_links').selectAll().where('token_hash', '=', tokenHash).executeTakeFirst();
}

/**
 * Locks a round, so that its comments are counted and its decision is written by one transaction at a time.
 * False if the round has ended.
 */
export async function holdLink(db: Db, dialect: DialectName, reviewId: string): Promise<boolean> {
  const query = db.selectFrom('review_links').select('revoked_at').where('review_id', '=', reviewId);
  const link = await lockRows(query, dialect).executeTakeFirst();
  return link?.revoked_at === null;
}

export async function updateLink(
  db: Db,
  reviewId: string,
  change: Partial<Pick<LinkRow, 'opened_at' | 'revoked_at' | 'networks'>>,
): Promise<boolean> {
  const done = await db
    .updateTable('review_links')
    .set(change)
    .where('review_id', '=', reviewId)
    .$if(change.revoked_at !== undefined, (query) => query.where('revoked_at', 'is', null))
    .executeTakeFirst();
  return done.numUpdatedRows > 0n;
}

export async function listNotes(db: Db, reviewIds: readonly string[]): Promise<Map<string, ReviewNote[]>> {
  const rows =
    reviewIds.length === 0
      ? []
      : await db
          .selectFrom('review_notes')
          .selectAll()
          .where('review_id', 'in', reviewIds)
          .orderBy('block')
          .orderBy('start')
          .orderBy('created_at')
          .orderBy('id')
          .execute();
  const notes = new Map<string, ReviewNote[]>(reviewIds.map((id) => [id, []]));
  for (const row of rows) notes.get(row.review_id)?.push(toNote(row));
  return notes;
}

export async function findNote(db: Db, id: string) {
  const row = await db.selectFrom('review_notes').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toNote(row), review_id: row.review_id };
}

export async function countNotes(db: Db, reviewId: string): Promise<number> {
  return countFound(db.selectFrom('review_notes').where('review_id', '=', reviewId));
}

export async function countOpenNotes(db: Db, reviewIds: readonly string[]): Promise<Map<string, number>> {
  if (reviewIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('review_notes')
    .select(({ fn }) => ['review_id', fn.countAll().as('count')])
    .where('review_id', 'in', reviewIds)
    .where('state', '=', 'open')
    .groupBy('review_id')
    .execute();
  return new Map(rows.map(({ review_id, count }) => [review_id, Number(count)]));
}

export async function findDecision(db: Db, reviewId: string): Promise<ReviewDecision | undefined> {
  const row = await db
    .selectFrom('review_decisions')
    .selectAll()
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
  return row && toDecision(row);
}

function toDecision(row: Pick<DecisionRow, 'kind' | 'line' | 'decided_at' | 'seal'>): ReviewDecision {
  const { line, decided_at, seal } = row;
  return { kind: row.kind === 'approved' ? 'approved' : 'changes', line, decided_at, seal };
}

function toNote(row: Selectable<ReviewNotesTable>): ReviewNote {
  const { review_id, before_text, after_text, state, ...note } = row;
  const reader = new RowReader('review_notes', row.id);
  return {
    ...note,
    before: before_text,
    after: after_text,
    state: reader.known('state', state, z.enum(noteStates), 'open'),
  };
}

export function toReviewHead(row: ReviewHeadRow, now: Date): ReviewHead {
  const { id, post_id, slug, version, round, reader, title, hash, created_at, expires_at } = row;
  const decision = decisionOf(row);
  const hasExpired = expires_at <= now.toISOString();
  const hasEnded = row.revoked_at !== null || row.has_link === null;
  return {
    ...{ id, post_id, slug, version, round, reader, title, hash, created_at, expires_at, decision },
    state: decision?.kind ?? stateOf({ hasEnded, hasExpired, isOpened: row.opened_at !== null }),
    is_open: !hasEnded && !hasExpired,
    has_passphrase: (row.passphrase_hash ?? null) !== null,
    networks: networksIn(row).length,
  };
}

function stateOf(link: { hasEnded: boolean; hasExpired: boolean; isOpened: boolean }): ReviewHead['state'] {
  if (link.hasEnded) return 'ended';
  if (link.hasExpired) return 'expired';
  return link.isOpened ? 'opened' : 'waiting';
}

function decisionOf({ kind, line, decided_at, seal }: ReviewHeadRow): ReviewDecision | null {
  if (kind === null || decided_at === null) return null;
  return toDecision({ kind, line: line ?? '', decided_at, seal: seal ?? '' });
}

export function networksIn({ id, networks }: { id: string; networks: string | null }): string[] {
  return new RowReader('review_links', id).json('networks', networks ?? '[]', z.array(z.string()), []);
}
