import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { Database } from '../../db/connect.ts';
import { takeAdvisoryLock } from '../../db/dialect.ts';
import { type ComparedLine, compareLines } from '../../shared/diff.ts';
import type { OutgoingField } from '../../shared/guard/guarded-name.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { blockLines, type ReviewInput, reviewLimits } from '../../shared/review.ts';
import type { RecordEvent } from '../audit/audit.ts';
import { networkMark, readLinkClient } from '../auth/link-attempts.ts';
import { hashPassword, passwordHashing, verifyPassword } from '../auth/password.ts';
import { keyedHash } from '../auth/secrets.ts';
import { checkOutgoing } from '../guard/check-outgoing.ts';
import { inTransaction } from '../site-version/change-site.ts';
import { versionHash } from './approval.ts';
import type {
  LinkFailure,
  LinkHolder,
  NewReview,
  NewReviewFailure,
  PassphraseFailure,
} from './review-core.ts';
import {
  findDecision,
  findLink,
  findReview,
  findReviewHead,
  holdLink,
  insertReview,
  type LinkRow,
  listRounds,
  networksIn,
  type ReviewRow,
  toReviewHead,
  updateLink,
} from './review-store.ts';

const dayMs = 24 * 60 * 60 * 1000;

/** A token has 256 random bits, so it doesn't need a slow hash. */
function hashLinkToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Tokens are lowercase, like all URLs of the site. */
function newToken(): string {
  return randomBytes(32).toString('hex');
}

interface Asked {
  post: Post;
  /** The published text, if the reviewed version is the post's next version. */
  published: string | undefined;
  input: ReviewInput;
  askedBy: string;
  fields: OutgoingField[];
}

/**
 * Stores a version for review and creates its only link. Computes what changed since the reviewer's last
 * round, or since publication, and ends that round's link unless it has a decision.
 */
export async function createReview(
  db: Database,
  record: RecordEvent,
  { post, published, input, askedBy, fields }: Asked,
  now: Date,
): Promise<Result<NewReview, NewReviewFailure>> {
  const { title, excerpt, cover, cover_alt, html } = post;
  if (html.length > reviewLimits.html) return fail({ code: 'review_too_long' });
  const passphrase_hash = input.passphrase === undefined ? null : await hashPassword(input.passphrase);
  const token = newToken();
  const known = await listRounds(db.kysely, post.id);
  const before = known.find(({ reader }) => foldName(reader) === foldName(input.reader));
  const former = before?.html ?? published;
  const changes = former === undefined ? null : await changesBetween(former, html);
  return inTransaction(db, async (transaction) => {
    await takeAdvisoryLock(transaction, db.dialect, `review ${post.id}`);
    const rounds = await listRounds(transaction, post.id);
    if (rounds.length >= reviewLimits.rounds) return fail({ code: 'too_many_reviews' });
    const leaving = { kind: 'review', subject: post.id, version: post.version, fields } as const;
    for (const seen of [leaving.fields, formerLines(changes ?? [])]) {
      const exit = { db, transaction, record, now };
      const checked = await checkOutgoing(exit, { ...leaving, fields: seen, override: input.override });
      if (!checked.ok) return checked;
    }
    const last = rounds.find(({ reader }) => foldName(reader) === foldName(input.reader));
    const at = now.toISOString();
    if (last) await holdLink(transaction, db.dialect, last.id);
    if (last && !(await findDecision(transaction, last.id)))
      await updateLink(transaction, last.id, { revoked_at: at });
    const row: ReviewRow = {
      ...{ id: randomUUID(), post_id: post.id, slug: post.slug, version: post.version },
      round: (last?.round ?? 0) + 1,
      previous: last?.id ?? null,
      ...{ language: post.language, reader: input.reader, asked_by: askedBy },
      ...{ title, excerpt, cover, cover_alt, html },
      hash: versionHash(post),
      changes: changes && JSON.stringify(changes),
      created_at: at,
      expires_at: new Date(now.getTime() + input.days * dayMs).toISOString(),
    };
    await insertReview(transaction, row, {
      ...{ token_hash: hashLinkToken(token), review_id: row.id, passphrase_hash },
      ...{ opened_at: null, revoked_at: null, networks: '[]' },
    });
    await record(transaction, {
      name: 'review_made',
      what: { id: row.id, slug: post.slug, version: post.version },
    });
    const head = await findReviewHead(transaction, row.id);
    if (!head) throw new Error('The new review can’t be found');
    return ok({ review: { ...toReviewHead(head, now), notes: [] }, token, language: post.language });
  });
}

/** Returns the form of a reviewer's name in which names are compared. */
export function foldName(reader: string): string {
  return reader.normalize('NFKC').toLowerCase();
}

/** Returns the removed lines, which the page shows too. */
function formerLines(changes: readonly (ComparedLine | null)[]): OutgoingField[] {
  return changes
    .filter((line) => line?.some(({ kind }) => kind === 'removed'))
    .map((line) => {
      const former = (line ?? []).filter(({ kind }) => kind !== 'added');
      return { field: 'body', value: former.map(({ text }) => text).join(''), form: 'prose' };
    });
}

/** The number of lines compared before other requests get their turn. */
const linesPerQuery = 200;

async function changesBetween(before: string, after: string): Promise<(ComparedLine | null)[]> {
  const [former, latter] = [blockLines(before), blockLines(after)];
  await setImmediate();
  if (former.length <= linesPerQuery && latter.length <= linesPerQuery) return compareLines(former, latter);
  // The common start and end need no comparison. The rest is compared in slices.
  const compared: (ComparedLine | null)[] = [];
  let [at, other] = [0, 0];
  while (at < former.length || other < latter.length) {
    const left = former.slice(at, at + linesPerQuery);
    const right = latter.slice(other, other + linesPerQuery);
    // Slices end at the last common line, so that one added line doesn't shift the rest.
    const isLast = at + linesPerQuery >= former.length && other + linesPerQuery >= latter.length;
    const shared = isLast ? undefined : lastShared(left, right);
    const [ends, otherEnds] = shared ?? [left.length, right.length];
    compared.push(...compareLines(left.slice(0, ends), right.slice(0, otherEnds)));
    at += ends;
    other += otherEnds;
    await setImmediate();
  }
  return compared.filter((line, index) => line !== null || compared[index - 1] !== null);
}

function lastShared(left: readonly string[], right: readonly string[]): [number, number] | undefined {
  for (let index = left.length - 1; index >= 0; index -= 1) {
    const found = right.lastIndexOf(left[index] ?? '');
    if (found >= 0) return [index + 1, found + 1];
  }
  return undefined;
}

export interface OpenLink {
  link: LinkRow;
  review: ReviewRow;
}

/** A token of another form was copied incorrectly, so it doesn't count as a guess. */
const tokenShape = /^[0-9a-f]{64}$/;

/**
 * Opens a review by its link and, if there is one, its passphrase. Unknown links are counted like wrong
 * passwords and block only further unknown ones. Ended links aren't counted, but get the same response.
 */
export async function openLink(
  db: Database,
  holder: LinkHolder,
  now: Date,
): Promise<Result<OpenLink, LinkFailure>> {
  const found = await findOpen(db, holder, now);
  if (!found.ok) return found;
  const { link } = found.value;
  const proof = await proofOf(db, link);
  const isProved = proof === undefined || (holder.proof !== undefined && isSame(holder.proof, proof));
  return isProved ? found : fail({ code: 'passphrase_needed' });
}

async function findOpen(
  db: Database,
  { token, client, isNoAttempt }: LinkHolder,
  now: Date,
): Promise<Result<OpenLink, Exclude<LinkFailure, { code: 'passphrase_needed' }>>> {
  if (!tokenShape.test(token)) return fail({ code: 'review_not_found' });
  const link = await findLink(db.kysely, hashLinkToken(token));
  if (!link) return isNoAttempt ? fail({ code: 'review_not_found' }) : countWrongLink(db, client, now);
  const review = link.revoked_at === null ? await findReview(db.kysely, link.review_id) : undefined;
  if (!review || review.expires_at <= now.toISOString()) return fail({ code: 'review_not_found' });
  return ok({ link, review });
}

async function countWrongLink(db: Database, client: string, now: Date) {
  const holder = await readLinkClient(db, { client, tried: 'link' }, now);
  if (holder.barred) return fail(holder.barred);
  const counted = await holder.count(false);
  if (!counted.ok) return counted;
  await counted.value.failed();
  return fail({ code: 'review_not_found' } as const);
}

/** Checks a passphrase. The attempt is counted first. Returns the proof that the browser stores. */
export async function provePassphrase(
  db: Database,
  holder: LinkHolder,
  passphrase: string,
  now: Date,
): Promise<Result<{ proof: string; expiresAt: Date }, PassphraseFailure>> {
  const found = await findOpen(db, holder, now);
  if (!found.ok) return found;
  const { link, review } = found.value;
  const { passphrase_hash } = link;
  const proof = await proofOf(db, link);
  const expiresAt = new Date(review.expires_at);
  if (passphrase_hash === null || proof === undefined) return ok({ proof: '', expiresAt });
  const client = await readLinkClient(db, { client: holder.client, tried: 'passphrase' }, now);
  const mark = await networkMark(db, holder.client);
  const isKnown = networksIn({ id: review.id, networks: link.networks }).includes(mark);
  const checked = await passwordHashing.run(
    async (): Promise<Result<{ proof: string; expiresAt: Date }, PassphraseFailure>> => {
      const counted = await client.count(isKnown);
      if (!counted.ok) return counted;
      if (await verifyPassword(passphrase, passphrase_hash)) {
        await counted.value.passed();
        return ok({ proof, expiresAt });
      }
      await counted.value.failed();
      return fail({ code: 'passphrase_wrong', attemptsLeft: counted.value.attemptsLeft });
    },
    { signal: holder.signal },
  );
  if (checked.ok) return checked.value;
  return checked.failure.code === 'busy' ? fail({ code: 'sign_in_busy' }) : fail(checked.failure);
}

async function proofOf(db: Database, link: LinkRow): Promise<string | undefined> {
  if (link.passphrase_hash === null) return undefined;
  return keyedHash(db.kysely, `passphrase of ${link.token_hash} ${link.passphrase_hash}`);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
