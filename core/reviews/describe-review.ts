import { z } from 'zod';
import type { ReviewDecision, ReviewHead } from '../../shared/review.ts';
import { RowReader } from '../odd-rows/row-reader.ts';
import { type ReviewHeadRow, toDecision } from './review-store.ts';

/** A round as its owner's lists show it at a moment. */
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

/** The marks of the networks that a link was opened from. */
export function networksIn({ id, networks }: { id: string; networks: string | null }): string[] {
  return new RowReader('review_links', id).json('networks', networks ?? '[]', z.array(z.string()), []);
}
