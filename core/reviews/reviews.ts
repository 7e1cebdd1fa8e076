import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Database } from '../../db/connect.ts';
import type { ComparedLine } from '../../shared/diff.ts';
import { type Passage, passageAt } from '../../shared/find-passage.ts';
import type { OutgoingField } from '../../shared/guard/guarded-name.ts';
import { localeSchema } from '../../shared/locale.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  altTexts,
  blockText,
  type DecisionInput,
  type NoteChange,
  type NoteInput,
  type ReviewDecision,
  type ReviewNote,
  type ReviewRecord,
  reviewLimits,
  splitBlocks,
} from '../../shared/review.ts';
import type { Settings } from '../../shared/settings.ts';
import type { RecordEvent, Trail } from '../audit/audit.ts';
import { networkMark } from '../auth/link-attempts.ts';
import { checkOutgoing, type OutgoingFailure } from '../guard/check-outgoing.ts';
import { RowReader } from '../invalid-rows.ts';
import { inTransaction } from '../site-version/change-site.ts';
import { canonicalVersion, checkApproval, decisionSeal, findHashForm, hashForms } from './approval.ts';
import type {
  LinkHolder,
  NewestReview,
  NoteFailure,
  ReviewCore,
  ReviewFailure,
  ReviewGroups,
} from './review-core.ts';
import { createReview, foldName, openLink, provePassphrase } from './review-links.ts';
import {
  countNotes,
  countOpenNotes,
  findDecision,
  findNote,
  findReview,
  findReviewHead,
  holdLink,
  listAllReviews,
  listNewResponses,
  listNotes,
  listPostSlugs,
  listReviews,
  listReviewsOf,
  networksIn,
  type ReviewRow,
  toReviewHead,
  updateLink,
  updateSeen,
} from './review-store.ts';

const maxNetworks = 20;

const changesSchema = z.array(
  z.array(z.object({ kind: z.enum(['same', 'removed', 'added']), text: z.string() })).nullable(),
) as z.ZodType<(ComparedLine | null)[]>;

async function visitReview(db: Database, record: RecordEvent, holder: LinkHolder, now: Date) {
  const opened = await openLink(db, holder, now);
  if (!opened.ok) return opened;
  const { review, link } = opened.value;
  const known = networksIn({ id: review.id, networks: link.networks });
  const mark = await networkMark(db, holder.client);
  if (known.includes(mark) || known.length >= maxNetworks) return ok(null);
  await db.kysely.transaction().execute(async (transaction) => {
    await updateLink(transaction, review.id, {
      opened_at: link.opened_at ?? now.toISOString(),
      networks: JSON.stringify([...known, mark]),
    });
    await record(transaction, { name: 'review_opened', what: factsOf(review) });
  });
  return ok(null);
}

async function openReview(db: Database, holder: LinkHolder, now: Date) {
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

/** A comment that is sent twice is stored once. */
async function addNote(db: Database, { holder, input }: { holder: LinkHolder; input: NoteInput }, now: Date) {
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
    const row = {
      ...{ id, review_id: review.id, ...place, before_text: before, after_text: after },
      ...{ note: input.note, proposal: input.proposal, state: 'open', answer: null, answered_at: null },
      created_at: now.toISOString(),
    };
    await transaction.insertInto('review_notes').values(row).execute();
    const note = await findNote(transaction, id);
    if (!note) throw new Error('The new comment can’t be found');
    return ok(plainNote(note));
  });
}

async function withdrawNote(
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
    await transaction.deleteFrom('review_notes').where('id', '=', noteId).execute();
    return ok(null);
  });
}

/** A second decision changes nothing. */
async function decideReview(
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
    const decision = { review_id: id, ...said, seal };
    await transaction.insertInto('review_decisions').values(decision).execute();
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

/** Finds a comment's passage, which may continue in later blocks. Undefined if it isn't in the text. */
function passageOf(
  html: string,
  { block, start, end, quote }: Pick<NoteInput, 'block' | 'start' | 'end' | 'quote'>,
): Passage | undefined {
  const texts = splitBlocks(html).map(blockText);
  const text = texts[block];
  if (text === undefined) return undefined;
  const isQuoted = quote.trim() !== '';
  if (end === undefined && !isQuoted)
    return passageAt(texts, { block, start: 0, end: Math.min(text.length, reviewLimits.quote) });
  // White space in the quotation may differ, so twice its length is searched.
  const below = texts
    .slice(block)
    .join('\n')
    .slice(0, text.length + 2 * reviewLimits.quote);
  const isThere =
    end !== undefined && start < end && end <= below.length && end - start <= reviewLimits.quote;
  const marked = isThere ? below.slice(start, end) : '';
  // The stored passage must be what the reviewer saw marked.
  if (marked.trim() !== '' && (!isQuoted || plain(marked) === plain(quote)))
    return passageAt(texts, { block, start, end: end ?? start });
  const found = isQuoted ? findWords(below, quote, start) : undefined;
  const isHere = found && found.start < text.length && found.end - found.start <= reviewLimits.quote;
  return isHere ? passageAt(texts, { block, ...found }) : undefined;
}

/** Finds a quotation, ignoring differences in white space. Of several matches, returns the nearest. */
function findWords(text: string, quote: string, near: number): { start: number; end: number } | undefined {
  const [where, words] = [collapse(text), collapse(quote).text.trimEnd()];
  const wanted = countBefore(where.places, near);
  const [left, right] = [where.text.lastIndexOf(words, wanted), where.text.indexOf(words, wanted)];
  const isRight = right >= 0 && (left < 0 || right - wanted < wanted - left);
  const found = isRight ? right : left;
  const [start, last] = [where.places[found], where.places[found + words.length - 1]];
  return start === undefined || last === undefined ? undefined : { start, end: last + 1 };
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}

function countBefore(places: ArrayLike<number>, place: number): number {
  let [low, high] = [0, places.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < place) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Collapses white space and returns the original position of each character. */
function collapse(text: string): { text: string; places: ArrayLike<number> } {
  const places = new Uint32Array(text.length);
  let [length, followsSpace] = [0, true];
  for (let at = 0; at < text.length; at += 1) {
    const isSpace = isSpaceCode(text.charCodeAt(at));
    if (!isSpace || !followsSpace) places[length++] = at;
    followsSpace = isSpace;
  }
  // This check is faster, and most texts have only single spaces.
  const hasOthers = /[^\S ]| {2}/.test(text);
  return {
    text: hasOthers ? text.trimStart().replace(/\s+/g, ' ') : text.trimStart(),
    places: places.subarray(0, length),
  };
}

/** Whether `\s` matches a code. */
function isSpaceCode(code: number): boolean {
  if (code < 0x1680) return code === 32 || (code >= 9 && code <= 13) || code === 0xa0;
  const isWide = code === 0x1680 || (code >= 0x2000 && code <= 0x200a) || code === 0x3000;
  return (
    isWide || code === 0x2028 || code === 0x2029 || code === 0x202f || code === 0x205f || code === 0xfeff
  );
}

interface ReviewParts {
  db: Database;
  now: () => Date;
  settings: () => Promise<Pick<Settings, 'founder' | 'brand'>>;
  version: (slug: string, version?: number) => Promise<Result<Post, { code: 'post_not_found' }>>;
  /** Returns the saved changes that readers don't see yet. */
  next: (slug: string) => Promise<Result<Post | null, { code: 'post_not_found' }>>;
  /** Returns all texts to scan for confidential names. */
  fields: (post: Post) => OutgoingField[];
}

export function createReviews({
  db,
  now,
  settings,
  version,
  next,
  fields,
}: ReviewParts): (trail: Trail) => ReviewCore {
  /** An approval counts only if the text hasn't changed since. */
  const stateOf = async (kind: ReviewDecision['kind'], slug: string): Promise<NewestReview['state']> => {
    if (kind === 'changes') return kind;
    const post = await version(slug);
    const isApproved = post.ok && (await checkApproval(db.kysely, { ...post.value, status: 'published' })).ok;
    return isApproved ? 'approved' : 'edited';
  };
  const core: Omit<ReviewCore, 'create' | 'revoke' | 'changeNote' | 'visit' | 'decide'> = {
    list: async (slug) => {
      const post = await version(slug);
      return post.ok ? ok(await withNotes(db, await listReviews(db.kysely, post.value.id), now())) : post;
    },
    newest: async (posts) => {
      const rows = await listReviewsOf(
        db.kysely,
        posts.map(({ id }) => id),
      );
      const heads = rows
        .map((row) => toReviewHead(row, now()))
        .filter((head) => head.decision || head.is_open);
      const newest = new Map<string, NewestReview>();
      for (const { id, slug } of posts) {
        const head = heads.find(({ post_id }) => post_id === id);
        if (!head) continue;
        const { reader, round, decision } = head;
        newest.set(id, { reader, round, state: decision ? await stateOf(decision.kind, slug) : 'open' });
      }
      return newest;
    },
    listAll: async () => (await listAllReviews(db.kysely)).map((row) => toReviewHead(row, now())),
    groups: () => groupReviews(db, now()),
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
      const current = await version(slug);
      if (!current.ok) return current;
      const newest = await next(slug);
      const own = newest.ok && newest.value;
      const isNext = own && (input.version === undefined || input.version === own.version);
      const post = isNext ? ok(own) : await version(slug, input.version);
      if (!post.ok) return post;
      const { founder, brand } = await settings();
      const published = isNext ? current.value.html : undefined;
      const asked = {
        post: post.value,
        published,
        input,
        askedBy: founder || brand,
        fields: fields(post.value),
      };
      return audited((record) => createReview(db, record, asked, now()));
    },
    revoke: (id) => audited((record) => revokeReview(db, record, id, now())),
    changeNote: (id, change) => audited((record) => changeNote(db, record, { id, change }, now())),
    visit: (holder) => audited((record) => visitReview(db, record, holder, now())),
    decide: (holder, input) => audited((record) => decideReview(db, record, { holder, input }, now())),
  });
}

async function withNotes(db: Database, rows: Awaited<ReturnType<typeof listReviews>>, now: Date) {
  const notes = await listNotes(
    db.kysely,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({ ...toReviewHead(row, now), notes: notes.get(row.id) ?? [] }));
}

/** Requested changes count as answered until the next round; an approval, until its link expires. */
async function groupReviews(db: Database, now: Date): Promise<ReviewGroups> {
  const reviews = (await listAllReviews(db.kysely)).map((row) => toReviewHead(row, now));
  const slugs = await listPostSlugs(
    db.kysely,
    reviews.map(({ post_id }) => post_id),
  );
  const openNotes = await countOpenNotes(
    db.kysely,
    reviews.map(({ id }) => id),
  );
  const groups: ReviewGroups = { answered: [], waiting: [], closed: [] };
  const newer = new Set<string>();
  for (const review of reviews) {
    const { id, post_id, reader, state, is_open, decision } = review;
    const post_slug = slugs.get(post_id) ?? null;
    const open_notes = openNotes.get(id) ?? 0;
    const place = `${post_id} ${foldName(reader)}`;
    const isLast = !newer.has(place) && post_slug !== null;
    newer.add(place);
    const isRevoked = !is_open && review.expires_at > now.toISOString();
    const isAnswered = is_open ? decision !== null || open_notes > 0 : state === 'changes' && !isRevoked;
    const group = isLast && isAnswered ? 'answered' : isLast && is_open ? 'waiting' : 'closed';
    groups[group].push({ ...review, open_notes, post_slug });
  }
  return groups;
}

async function revokeReview(db: Database, record: RecordEvent, id: string, now: Date) {
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
): Promise<Result<ReviewNote, ReviewFailure | OutgoingFailure>> {
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
      const checked = await checkOutgoing({ db, transaction, record, now }, leaving);
      if (!checked.ok) return checked;
    }
    const changed = {
      state: change.state ?? note.state,
      answer,
      answered_at: isNew ? (answer === null ? null : now.toISOString()) : note.answered_at,
    };
    await transaction.updateTable('review_notes').set(changed).where('id', '=', id).execute();
    const { review_id: _, ...plain } = note;
    return ok({ ...plain, ...changed });
  });
}

/** Reads a review record, which needs neither the post nor the link. */
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
