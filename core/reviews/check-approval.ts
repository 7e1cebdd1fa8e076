import type { Kysely } from 'kysely';
import type { Schema } from '../../db/schema.ts';
import type { Post } from '../../shared/post.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { NotApproved } from './review-core.ts';
import { listReviews } from './review-store.ts';
import { hashForms, versionHash } from './version-hash.ts';

/**
 * Whether a post may be what readers see (now, or at its hour): where it was given to a reader it has to be a version that was
 * approved, character for character, unless the owner goes on all the same. A round that was taken back undecided counts for
 * nothing, and a post that was never given to anybody needs nobody. With `since`, rounds that begun later are asked for alone.
 */
export async function checkApproval(
  db: Kysely<Schema>,
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
