import { createHash } from 'node:crypto';
import type { ReviewedVersion } from '../../shared/review/review.ts';

/**
 * A version as one text and no other: a list in JSON (RFC 8259) without spaces, of a name for this form, title, excerpt, cover,
 * the cover's words, and the sanitised body, which holds the words of its pictures. Every part is a JSON text or null,
 * so no part can run into the next.
 */
export function canonicalVersion({ title, excerpt, cover, cover_alt, html }: ReviewedVersion): string {
  return JSON.stringify(['reviewed version 1', title, excerpt, cover, cover_alt, html]);
}

/** SHA-256 of a version, hex. */
export function versionHash(version: ReviewedVersion): string {
  return sha256(canonicalVersion(version));
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
