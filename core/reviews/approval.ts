import { createHash } from 'node:crypto';
import type { Db } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { ReviewedVersion } from '../../shared/review.ts';
import type { NotApproved } from './review-core.ts';
import { listReviews } from './review-store.ts';

/** What of a post is hashed: all that its reader is shown, and the language that it is said to be in. */
export type HashedVersion = ReviewedVersion & { language: string };

/** New versions are hashed by the first of these forms; those that were hashed by another keep it. */
export const hashForms = [2, 1] as const;

export type HashForm = (typeof hashForms)[number];

/**
 * A version as one text and no other: a list in JSON (RFC 8259) without spaces, of a name for its form, language, title, excerpt,
 * cover, the cover's words, and the sanitised body, which holds the words of its pictures. Every part is a JSON text or
 * null, so no part can run into the next. Form 1 had no language, and the body with white space that is never shown.
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

/** A sanitised body with the white space alone that a browser shows: runs are one space, and none stands where a line begins or ends. */
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

/** Whether a line ends or begins at a tag; also where the body does. */
function isEdge(tag: string | undefined): boolean {
  return tag === undefined || edgeOfLine.test(tag);
}

/** SHA-256 of a version, hex. */
export function versionHash(version: HashedVersion, form: HashForm = hashForms[0]): string {
  return sha256(canonicalVersion(version, form));
}

/** The form by which a version has a hash; undefined for the hash of another version. The form's name is hashed too, so it is one. */
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

/** SHA-256, hex, over what a decision says and of which version. */
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
 * Whether a post may be what readers see (now, or at its hour): where it was given to a reader it has to be a version that was
 * approved, character for character, unless the owner goes on all the same. A round that was taken back undecided counts for
 * nothing, and a post that was never given to anybody needs nobody. With `since`, rounds that begun later are asked for alone.
 */
export async function checkApproval(
  db: Db,
  post: Post,
  { goesOn = false, since = '' }: { goesOn?: boolean | undefined; since?: string } = {},
): Promise<Result<null, NotApproved>> {
  if (post.status === 'draft' || goesOn) return ok(null);
  const rounds = (await listReviews(db, post.id)).filter(
    ({ kind, revoked_at }) => kind !== null || revoked_at === null,
  );
  const [newest] = rounds;
  if (!newest || newest.created_at <= since) return ok(null);
  const approved = rounds.filter(({ kind }) => kind === 'approved');
  const hashes = hashForms.map((form) => versionHash(post, form));
  // The language is in no hash of the first form; what was given has it beside.
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
