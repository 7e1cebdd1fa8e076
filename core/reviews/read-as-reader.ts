import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { ComparedLine } from '../../shared/compare-texts.ts';
import { localeSchema } from '../../shared/locale.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { passageAt } from '../../shared/review/find-passage.ts';
import {
  type DecisionInput,
  type NoteInput,
  type ReviewDecision,
  type ReviewNote,
  reviewLimits,
} from '../../shared/review/review.ts';
import { blockText, splitBlocks } from '../../shared/review/review-blocks.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { networksIn } from './describe-review.ts';
import { openLink } from './open-link.ts';
import type { LinkFailure, LinkHolder, NoteFailure, OpenReview } from './review-core.ts';
import {
  countNotes,
  findDecision,
  findNote,
  insertDecision,
  insertNote,
  listNotes,
  lockLink,
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

/** The round that a link leads to. A reader's first visit, and the first from each network, are written down. */
export async function openReview(
  db: Database,
  record: RecordEvent,
  { holder, isOwner }: { holder: LinkHolder; isOwner: boolean },
  now: Date,
): Promise<Result<OpenReview, LinkFailure>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review, link, client } = opened.value;
  const known = networksIn({ id: review.id, networks: link.networks });
  if (!isOwner && !known.includes(client.mark) && known.length < mostNetworks) {
    await db.kysely.transaction().execute(async (transaction) => {
      await updateLink(transaction, review.id, {
        opened_at: link.opened_at ?? now.toISOString(),
        networks: JSON.stringify([...known, client.mark]),
      });
      await record(transaction, { name: 'review_opened', what: factsOf(review) });
    });
  }
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
  const { review, link } = opened.value;
  const passage = passageOf(review.html, input);
  if (!passage) return fail({ code: 'passage_not_found' });
  const id = createHash('sha256').update(`${review.id} ${input.key}`).digest('hex').slice(0, 32);
  return db.kysely.transaction().execute(async (transaction) => {
    await lockLink(transaction, db.dialect, link.token_hash);
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

/** The passage that a note names; undefined where the version has none such. */
function passageOf(html: string, { block, start, end, quote }: NoteInput) {
  const texts = splitBlocks(html).map(blockText);
  const text = texts[block];
  if (text === undefined) return undefined;
  if (end === undefined && quote.trim() !== '') {
    const found = indexOfWords(text, quote);
    return found && passageAt(texts, { block, ...found });
  }
  if (end === undefined || (start === 0 && end >= text.length && text.length <= reviewLimits.quote)) {
    return passageAt(texts, { block, start: 0, end: Math.min(text.length, reviewLimits.quote) });
  }
  const isThere = start < end && end <= text.length && end - start <= reviewLimits.quote;
  if (!isThere || text.slice(start, end).trim() === '') return undefined;
  // What the reader saw marked has to be what is kept.
  if (quote && plain(text.slice(start, end)) !== plain(quote)) return undefined;
  return passageAt(texts, { block, start, end });
}

/** Where words stand in a text, whatever spaces are between them. */
function indexOfWords(text: string, quote: string): { start: number; end: number } | undefined {
  const words = quote
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&'));
  const found = new RegExp(words.join('\\s+')).exec(text);
  return found ? { start: found.index, end: found.index + found[0].length } : undefined;
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

export async function withdrawNote(
  db: Database,
  { holder, noteId }: { holder: LinkHolder; noteId: string },
  now: Date,
): Promise<Result<null, NoteFailure | { code: 'note_not_found' }>> {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review, link } = opened.value;
  return db.kysely.transaction().execute(async (transaction) => {
    await lockLink(transaction, db.dialect, link.token_hash);
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
  const { review, link } = opened.value;
  return db.kysely.transaction().execute(async (transaction) => {
    await lockLink(transaction, db.dialect, link.token_hash);
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
