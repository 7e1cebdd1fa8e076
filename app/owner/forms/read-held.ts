import type { GuardPlace } from '../../../shared/guard/guarded-name.ts';

/** What a refusal says where names were found that must not appear, or where nobody can say whether they are there. */
export interface Held {
  guarded: 'names_found' | 'guard_locked';
  /** Where, as far as it was told. */
  places: readonly GuardPlace[];
}

/** The same of a call that failed. */
export function heldIn({ guarded, places = [] }: Partial<Held>): Held | undefined {
  return guarded && { guarded, places };
}

/** Reads it from an answer of the API, or from the failure of a form; undefined for any other. */
export function readHeld(body: unknown): Held | undefined {
  if (!body || typeof body !== 'object' || !('code' in body)) return undefined;
  const { code } = body;
  if (code !== 'names_found' && code !== 'guard_locked') return undefined;
  const places = 'places' in body && Array.isArray(body.places) ? (body.places as GuardPlace[]) : [];
  return { guarded: code, places };
}
