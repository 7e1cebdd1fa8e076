import { timingSafeEqual } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import { networkMark, readLinkClient } from '../auth/link-attempts.ts';
import { passwordHashing, verifyPassword } from '../auth/password.ts';
import { keyedHash } from '../auth/secrets.ts';
import { hashLinkToken } from './create-review.ts';
import { networksIn } from './describe-review.ts';
import type { LinkFailure, LinkHolder, PassphraseFailure } from './review-core.ts';
import { findLink, findReview, type LinkRow, type ReviewRow } from './review-store.ts';

export interface OpenLink {
  link: LinkRow;
  review: ReviewRow;
}

/** What every token looks like: anything else is a slip of copying, and no guess. */
const tokenShape = /^[0-9a-f]{64}$/;

/**
 * What a link leads to, for a holder who has given the passphrase where there is one. A link that was never made is counted as
 * a wrong password is, and bars further wrong ones alone: a right link opens whatever else its network asked for. Ended links
 * are not counted. All of them answer alike.
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

/** Checks a passphrase, counted before it is looked at, and gives the proof that the browser keeps. */
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

/** What shows that the passphrase of this link was given; undefined for a link without one. */
async function proofOf(db: Database, link: LinkRow): Promise<string | undefined> {
  if (link.passphrase_hash === null) return undefined;
  return keyedHash(db.kysely, `passphrase of ${link.token_hash} ${link.passphrase_hash}`);
}

function isSame(one: string, other: string): boolean {
  const [left, right] = [Buffer.from(one), Buffer.from(other)];
  return left.length === right.length && timingSafeEqual(left, right);
}
