import { fill } from '../../../messages/fill.ts';
import { type GuardOverride, type GuardPlace, overrideSchema } from '../../../shared/guard/guarded-name.ts';
import type { PostLeave } from '../../../shared/post.ts';
import type { Owner } from '../context/owner-context.ts';

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

/** The reason that a form with places gives, where it is one. */
export function readOverride(form: FormData): GuardOverride | undefined {
  return overrideSchema.safeParse({ reason: form.get('override_reason') }).data;
}

/** Why a post may be seen although something speaks against it, as a form says. */
export function readLeave(form: FormData): PostLeave {
  return {
    override: readOverride(form),
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  };
}

/** Whose approval is missing, and whether they approved another version. */
export interface Unapproved {
  reader: string;
  wasApproved: boolean;
}

/** Reads it from the failure of a form; undefined for any other. */
export function readUnapproved(failure: unknown): Unapproved | undefined {
  if (!failure || typeof failure !== 'object' || !('code' in failure)) return undefined;
  return failure.code === 'not_approved' ? (failure as { code: unknown } & Unapproved) : undefined;
}

/** What readers would see and nobody has approved, in a line. */
export function unapprovedHeading(
  { reader, wasApproved }: Unapproved,
  { ask_heading_other, ask_heading_none }: Owner['messages']['reviewPanel'],
): string {
  return fill(wasApproved ? ask_heading_other : ask_heading_none, { reader });
}
