import { fill } from '../../../messages/fill.ts';
import { type GuardOverride, type GuardPlace, overrideSchema } from '../../../shared/guard/guarded-name.ts';
import type { PostLeave } from '../../../shared/post.ts';
import type { Owner } from '../context/owner-context.ts';

/** A refusal because confidential names were found, or because they are locked and can't be checked. */
export interface Held {
  guarded: 'names_found' | 'guard_locked';
  places: readonly GuardPlace[];
}

/** The same for a failed API call. */
export function heldIn({ guarded, places = [] }: Partial<Held>): Held | undefined {
  return guarded && { guarded, places };
}

/** Reads a refusal from an API response or a form's failure; undefined for any other. */
export function readHeld(body: unknown): Held | undefined {
  if (!body || typeof body !== 'object' || !('code' in body)) return undefined;
  const { code } = body;
  if (code !== 'names_found' && code !== 'guard_locked') return undefined;
  const places = 'places' in body && Array.isArray(body.places) ? (body.places as GuardPlace[]) : [];
  return { guarded: code, places };
}

/** The override of a form, where its reason is valid. */
export function readOverride(form: FormData): GuardOverride | undefined {
  return overrideSchema.safeParse({ reason: form.get('override_reason') }).data;
}

/** The overrides of a form that publishes a post. */
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

/** Reads it from a form's failure; undefined for any other. */
export function readUnapproved(failure: unknown): Unapproved | undefined {
  if (!failure || typeof failure !== 'object' || !('code' in failure)) return undefined;
  return failure.code === 'not_approved' ? (failure as { code: unknown } & Unapproved) : undefined;
}

/** What lacks approval, in one line. */
export function unapprovedHeading(
  { reader, wasApproved }: Unapproved,
  { ask_heading_other, ask_heading_none }: Owner['messages']['reviewPanel'],
): string {
  return fill(wasApproved ? ask_heading_other : ask_heading_none, { reader });
}
