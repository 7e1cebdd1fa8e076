import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { ComparedLine } from '../../shared/compare-texts.ts';
import { localeSchema } from '../../shared/locale.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  type DecisionInput,
  type NoteInput,
  type ReviewDecision,
  type ReviewNote,
  reviewLimits,
} from '../../shared/review/review.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { networkMark } from '../auth/link-attempts.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { networksIn } from './describe-review.ts';
import { openLink } from './open-link.ts';
import { passageOf } from './passage-of.ts';
import type { LinkFailure, LinkHolder, NoteFailure, OpenReview } from './review-core.ts';
import {
  countNotes,
  findDecision,
  findNote,
  holdLink,
  insertDecision,
  insertNote,
  listNotes,
  type ReviewRow,
  removeNote,
  updateLink,
} from './review-store.ts';
import { decisionSeal } from './version-hash.ts';

/** Networks of a link that are remembered. */
const mostNetworks = 20;

const changesSchema = z.array(
  z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })).nullable(),
) as z.ZodType<(ComparedLine | null)[]>;

/** A reader's first visit, and the first from each network, are recorded. */
export async function visitReview(
  db: Database,
  record: RecordEvent,
  holder: LinkHolder,
  now: Date,
): Promise<Result<null, LinkFailure>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review, link } = opened.value;
  const known = networksIn({ id: review.id, networks: link.networks });
  const mark = await networkMark(db, holder.client);
  if (known.includes(mark) || known.length >= mostNetworks) return ok(null);
  await db.kysely.transaction().execute(async (transaction) => {
    await updateLink(transaction, review.id, {
      opened_at: link.opened_at ?? now.toISOString(),
      networks: JSON.stringify([...known, mark]),
    });
    await record(transaction, { name: 'review_opened', what: factsOf(review) });
  });
  return ok(null);
}

/** The round that a link leads to. */
export async function openReview(
  db: Database,
  holder: LinkHolder,
  now: Date,
): Promise<Result<OpenReview, LinkFailure>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review } = opened.value;
  const notes = await listNotes(db.kysely, [review.id, ...(review.previous ? [review.previous] : [])]);
  const { title, excerpt, cover, cover_alt, html } = review;
  const reader = new RowReader('reviews', review.id);
  const earlier = notes.get(review.previous ?? '') ?? [];
  return ok({
    id: review.id,
    reader: review.reader,
    askedBy: review.asked_by,
    round: review.round,
    language: reader.known('language', review.language, localeSchema, 'en'),
    version: { title, excerpt, cover, cover_alt, html },
    createdAt: review.created_at,
    expiresAt: review.expires_at,
    notes: notes.get(review.id) ?? [],
    decision: (await findDecision(db.kysely, review.id)) ?? null,
    changes: review.changes === null ? null : reader.json('changes', review.changes, changesSchema, []),
    earlier: earlier.filter(({ state, answer }) => state !== 'open' || answer !== null),
  });
}

/** Keeps a note to a passage of the version that the link leads to; the same note sent twice is one. */
export async function addNote(
  db: Database,
  { holder, input }: { holder: LinkHolder; input: NoteInput },
  now: Date,
): Promise<Result<ReviewNote, NoteFailure>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review } = opened.value;
  const passage = passageOf(review.html, input);
  if (!passage) return fail({ code: 'passage_not_found' });
  const id = createHash('sha256').update(`${review.id} ${input.key}`).digest('hex').slice(0, 32);
  return db.kysely.transaction().execute(async (transaction) => {
    if (!(await holdLink(transaction, db.dialect, review.id))) return fail({ code: 'review_not_found' });
    const written = await findNote(transaction, id);
    if (written) return ok(plainNote(written));
    if (await findDecision(transaction, review.id)) return fail({ code: 'review_decided' });
    if ((await countNotes(transaction, review.id)) >= reviewLimits.notes)
      return fail({ code: 'too_many_notes' });
    const { before, after, ...place } = passage;
    await insertNote(transaction, {
      ...{ id, review_id: review.id, ...place, before_text: before, after_text: after },
      ...{ note: input.note, proposal: input.proposal, state: 'open', answer: null, answered_at: null },
      created_at: now.toISOString(),
    });
    const note = await findNote(transaction, id);
    if (!note) throw new Error('The note that was just written is not there');
    return ok(plainNote(note));
  });
}

export async function withdrawNote(
  db: Database,
  { holder, noteId }: { holder: LinkHolder; noteId: string },
  now: Date,
): Promise<Result<null, NoteFailure | { code: 'note_not_found' }>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review } = opened.value;
  return db.kysely.transaction().execute(async (transaction) => {
    if (!(await holdLink(transaction, db.dialect, review.id))) return fail({ code: 'review_not_found' });
    if (await findDecision(transaction, review.id)) return fail({ code: 'review_decided' });
    const note = await findNote(transaction, noteId);
    const isTheirs = note?.review_id === review.id && note.state === 'open' && note.answer === null;
    if (!isTheirs) return fail({ code: 'note_not_found' });
    await removeNote(transaction, noteId);
    return ok(null);
  });
}

/** Seals how a round ends. A second answer changes nothing and is told so. */
export async function decideReview(
  db: Database,
  record: RecordEvent,
  { holder, input }: { holder: LinkHolder; input: DecisionInput },
  now: Date,
): Promise<Result<ReviewDecision, NoteFailure>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review } = opened.value;
  return db.kysely.transaction().execute(async (transaction) => {
    if (!(await holdLink(transaction, db.dialect, review.id))) return fail({ code: 'review_not_found' });
    if (await findDecision(transaction, review.id)) return fail({ code: 'review_decided' });
    const { id, post_id, version, hash, reader } = review;
    const said = { hash, reader, ...input, decided_at: now.toISOString() };
    const seal = decisionSeal({ id, post_id, version, ...said });
    await insertDecision(transaction, { review_id: id, ...said, seal });
    const name = input.kind === 'approved' ? 'review_approved' : 'review_changes_asked';
    await record(transaction, { name, what: factsOf(review) });
    const { kind, line, decided_at } = said;
    return ok({ kind, line, decided_at, seal });
  });
}

function factsOf({ id, slug, version }: ReviewRow) {
  return { id, slug, version };
}

function plainNote({ review_id: _, ...note }: ReviewNote & { review_id: string }): ReviewNote {
  return note;
}
