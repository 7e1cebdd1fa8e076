import type { Database } from '../../db/connect.ts';
import type { LeavingField } from '../../shared/guard/guarded-name.ts';
import { localeSchema } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { NoteChange, Review, ReviewNote, ReviewRecord } from '../../shared/review/review.ts';
import { altTexts } from '../../shared/review/review-blocks.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { checkLeaving } from '../guard/check-leaving.ts';
import type { LeavingFailure } from '../guard/guard-core.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { inTransaction } from '../site-version/prepare-first.ts';
import { createReview } from './create-review.ts';
import { toReviewHead } from './describe-review.ts';
import { provePassphrase } from './open-link.ts';
import { addNote, decideReview, openReview, visitReview, withdrawNote } from './read-as-reader.ts';
import type { ReviewCore, ReviewFailure } from './review-core.ts';
import {
  findNote,
  findReview,
  findReviewHead,
  listAllReviews,
  listNewResponses,
  listNotes,
  listReviews,
  updateLink,
  updateNote,
  updateSeen,
} from './review-store.ts';
import { canonicalVersion, decisionSeal, findHashForm, hashForms } from './version-hash.ts';

interface ReviewParts {
  db: Database;
  now: () => Date;
  settings: () => Promise<Pick<Settings, 'founder' | 'brand'>>;
  /** A saved version of the post at an address, the newest unless one is named, as readers would see it. */
  version: (slug: string, version?: number) => Promise<Result<Post, { code: 'post_not_found' }>>;
  /** Everything of a post that is searched for names before it leaves. */
  fields: (post: Post) => LeavingField[];
}

interface Trail {
  audited<Value>(work: (record: RecordEvent) => Promise<Value>): Promise<Value>;
}

/** Reviews over one database, for each actor by their trail. */
export function createReviews({
  db,
  now,
  settings,
  version,
  fields,
}: ReviewParts): (trail: Trail) => ReviewCore {
  const core: Omit<ReviewCore, 'create' | 'revoke' | 'changeNote' | 'visit' | 'decide'> = {
    list: async (slug) => {
      const post = await version(slug);
      return post.ok ? ok(await withNotes(db, await listReviews(db.kysely, post.value.id), now())) : post;
    },
    listAll: async () => (await listAllReviews(db.kysely)).map((row) => toReviewHead(row, now())),
    newResponses: () => listNewResponses(db.kysely),
    see: async (slug, until) => {
      const post = await version(slug);
      if (!post.ok) return post;
      await updateSeen(db.kysely, post.value.id, until);
      return ok(null);
    },
    record: (id) => readRecord(db, id, now()),
    open: (holder) => openReview(db, holder, now()),
    prove: (holder, passphrase) => provePassphrase(db, holder, passphrase, now()),
    note: (holder, input) => addNote(db, { holder, input }, now()),
    withdraw: (holder, noteId) => withdrawNote(db, { holder, noteId }, now()),
  };
  return ({ audited }) => ({
    ...core,
    create: async (slug, input) => {
      const post = await version(slug, input.version);
      if (!post.ok) return post;
      const { founder, brand } = await settings();
      const asked = { post: post.value, input, askedBy: founder || brand, fields: fields(post.value) };
      return audited((record) => createReview(db, record, asked, now()));
    },
    revoke: (id) => audited((record) => revokeReview(db, record, id, now())),
    changeNote: (id, change) => audited((record) => changeNote(db, record, { id, change }, now())),
    visit: (holder) => audited((record) => visitReview(db, record, holder, now())),
    decide: (holder, input) => audited((record) => decideReview(db, record, { holder, input }, now())),
  });
}

async function withNotes(
  db: Database,
  rows: Awaited<ReturnType<typeof listReviews>>,
  now: Date,
): Promise<Review[]> {
  const notes = await listNotes(
    db.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toReviewHead(row, now), notes: notes.get(row.id) ?? [] }));
}

async function revokeReview(
  db: Database,
  record: RecordEvent,
  id: string,
  now: Date,
): Promise<Result<null, ReviewFailure>> {
  return db.kysely.transaction().execute(async (transaction) => {
    const review = await findReviewHead(transaction, id);
    if (!review) return fail({ code: 'review_not_found' });
    const hasEnded = await updateLink(transaction, id, { revoked_at: now.toISOString() });
    const { slug, version } = review;
    if (hasEnded) await record(transaction, { name: 'review_ended', what: { id, slug, version } });
    return ok(null);
  });
}

async function changeNote(
  db: Database,
  record: RecordEvent,
  { id, change }: { id: string; change: NoteChange },
  now: Date,
): Promise<Result<ReviewNote, ReviewFailure | LeavingFailure>> {
  return inTransaction(db, async (transaction) => {
    const note = await findNote(transaction, id);
    if (!note) return fail({ code: 'note_not_found' });
    const answer = change.answer === undefined ? note.answer : change.answer || null;
    const isNew = answer !== note.answer;
    const review = await findReviewHead(transaction, note.review_id);
    if (isNew && answer !== null && review) {
      const { post_id: subject, version } = review;
      const fields = [{ field: 'note', value: answer, form: 'prose' } as const];
      const leaving = { kind: 'review', subject, version, fields, override: change.override } as const;
      const checked = await checkLeaving({ db, transaction, record, now }, leaving);
      if (!checked.ok) return checked;
    }
    const changed = {
      state: change.state ?? note.state,
      answer,
      answered_at: isNew ? (answer === null ? null : now.toISOString()) : note.answered_at,
    };
    await updateNote(transaction, id, changed);
    const { review_id: _, ...plain } = note;
    return ok({ ...plain, ...changed });
  });
}

/** All that is kept of a review. It needs neither its post nor its link. */
async function readRecord(db: Database, id: string, now: Date): Promise<Result<ReviewRecord, ReviewFailure>> {
  const [head, row] = [await findReviewHead(db.kysely, id), await findReview(db.kysely, id)];
  if (!head || !row) return fail({ code: 'review_not_found' });
  const [review] = await withNotes(db, [head], now);
  if (!review) return fail({ code: 'review_not_found' });
  const { title, excerpt, cover, cover_alt, html } = row;
  const content = { title, excerpt, cover, cover_alt, html };
  const version = { ...content, language: row.language };
  const form = findHashForm(version, row.hash);
  const { decision } = review;
  const isSealed =
    !decision ||
    decisionSeal({ ...review, ...decision, id, hash: row.hash, reader: row.reader }) === decision.seal;
  return ok({
    ...review,
    asked_by: row.asked_by,
    language: new RowReader('reviews', id).known('language', row.language, localeSchema, 'en'),
    content,
    alt_texts: altTexts(html),
    hashed: canonicalVersion(version, form ?? hashForms[0]),
    is_whole: form !== undefined && isSealed,
  });
}
