import { fill } from '../../../messages/fill.ts';
import { type GuardOverride, type GuardPlace, overrideSchema } from '../../../shared/guard/guarded-name.ts';
import type { PublishOverrides } from '../../../shared/post.ts';
import type { Owner } from '../context/owner-context.ts';

/** A refusal because confidential names were found, or because they are locked and can't be checked. */
export interface NameMatchesFound {
  guarded: 'names_found' | 'guard_locked';
  places: readonly GuardPlace[];
}

/** Returns the refusal in an API response or a form's failure; undefined for any other failure. */
export function readNameMatches(body: unknown): NameMatchesFound | undefined {
  const { code, places } = (body ?? {}) as { code?: unknown; places?: unknown };
  if (code !== 'names_found' && code !== 'guard_locked') return undefined;
  return { guarded: code, places: Array.isArray(places) ? (places as GuardPlace[]) : [] };
}

/** Returns a form's override if its reason is valid. */
export function readOverride(form: FormData): GuardOverride | undefined {
  return overrideSchema.safeParse({ reason: form.get('override_reason') }).data;
}

/** Returns the overrides of a form that publishes a post. */
export function readOverrides(form: FormData): PublishOverrides {
  return {
    override: readOverride(form),
    ...(form.get('without_approval') === '1' && { without_approval: true }),
  };
}

/** The reviewer whose approval is missing, and whether they approved another version. */
export interface Unapproved {
  reader: string;
  wasApproved: boolean;
}

/** Returns the missing approval in a form's failure; undefined for any other failure. */
export function readUnapproved(failure: unknown): Unapproved | undefined {
  const read = (failure ?? {}) as { code?: unknown } & Unapproved;
  return read.code === 'not_approved' ? read : undefined;
}

/** Returns one line about the missing approval. */
export function unapprovedHeading(
  { reader, wasApproved }: Unapproved,
  { ask_heading_other, ask_heading_none }: Owner['messages']['reviewPanel'],
): string {
  return fill(wasApproved ? ask_heading_other : ask_heading_none, { reader });
}
