import { createHash } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ReviewedVersion } from '../../shared/review.ts';
import type { NotApproved } from './review-core.ts';
import { listReviews } from './review-store.ts';

/** Everything that the reviewer sees, and the language. */
export type HashedVersion = ReviewedVersion & { language: string };

/** New hashes use the first form in this list. Existing hashes keep their form. */
export const hashForms = [2, 1] as const;

export type HashForm = (typeof hashForms)[number];

/**
 * Returns the text that is hashed: JSON (RFC 8259) without spaces of form, language, title, excerpt, cover
 * image, its alt text, and the sanitized body. Each part is JSON text or null, so that none can be confused
 * with the next. Form 1 had no language and included invisible white space.
 */
export function canonicalVersion(version: HashedVersion, form: HashForm): string {
  const { language, title, excerpt, cover, cover_alt, html } = version;
  if (form === 1) return JSON.stringify(['reviewed version 1', title, excerpt, cover, cover_alt, html]);
  return JSON.stringify([
    'reviewed version 2',
    language,
    title,
    excerpt,
    cover,
    cover_alt,
    shownSpaces(html),
  ]);
}

const pieces = /(<[^>]*>)/;
const edgeOfLine = /^<(?:\/?(?:p|h2|h3|ul|ol|li|blockquote|figure|figcaption)[ >]|br>)/;

/** Reduces white space to what a browser shows: one space per run, and none at the edges of lines. */
function shownSpaces(html: string): string {
  const parts = html.split(pieces);
  return parts
    .map((part, index) => {
      if (index % 2 === 1) return part;
      let text = part.replace(/[\t\n\f\r ]+/g, ' ');
      if (isEdge(parts[index - 1])) text = text.replace(/^ /, '');
      if (isEdge(parts[index + 1])) text = text.replace(/ $/, '');
      return text;
    })
    .join('');
}

/** Whether a tag is at the edge of a line, as the start and end of the body are. */
function isEdge(tag: string | undefined): boolean {
  return tag === undefined || edgeOfLine.test(tag);
}

export function versionHash(version: HashedVersion, form: HashForm = hashForms[0]): string {
  return sha256(canonicalVersion(version, form));
}

/** Returns the form that gives this hash; undefined if the hash belongs to another version. */
export function findHashForm(version: HashedVersion, hash: string): HashForm | undefined {
  return hashForms.find((form) => versionHash(version, form) === hash);
}

interface Sealed {
  id: string;
  post_id: string;
  version: number;
  hash: string;
  reader: string;
  kind: string;
  line: string;
  decided_at: string;
}

export function decisionSeal(decision: Sealed): string {
  const { id, post_id, version, hash, reader, kind, line, decided_at } = decision;
  return sha256(
    JSON.stringify(['review decision 1', id, post_id, version, hash, reader, kind, line, decided_at]),
  );
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/**
 * Checks whether a post may be published. If it was sent for review, this exact version must be approved,
 * unless `isForced` is set. Withdrawn rounds don't count. With `since`, only rounds started later count.
 */
export async function checkApproval(
  db: Db,
  post: Post,
  { isForced = false, since = '' }: { isForced?: boolean | undefined; since?: string } = {},
): Promise<Result<null, NotApproved>> {
  if (post.status === 'draft' || isForced) return ok(null);
  const rounds = (await listReviews(db, post.id)).filter(
    ({ kind, revoked_at }) => kind !== null || revoked_at === null,
  );
  const [newest] = rounds;
  if (!newest || newest.created_at <= since) return ok(null);
  const approved = rounds.filter(({ kind }) => kind === 'approved');
  const hashes = hashForms.map((form) => versionHash(post, form));
  // Hashes in form 1 have no language.
  if (approved.some(({ hash, language }) => hashes.includes(hash) && language === post.language))
    return ok(null);
  const compared = approved[0] ?? newest;
  return fail({
    code: 'not_approved',
    review: compared.id,
    reader: compared.reader,
    wasApproved: approved.length > 0,
  });
}
