import { data } from 'react-router';
import { statusOf } from '../../../shared/failure-status.ts';
import { type MediaUse, mediaAltSchema } from '../../../shared/media.ts';
import type { PageContext } from '../../page-context.ts';
import type { RequestFailure, SignedOut } from '../auth/sign-in-failure.ts';

/** What came of a form of the library. */
export type LibraryChange =
  | { failure: SignedOut | RequestFailure | { code: 'media_not_found' | 'too_long' } }
  | { failure: { code: 'in_use'; places: MediaUse[] } }
  | { failure?: never; described: string }
  | { failure?: never; deleted: string };

/** Says what a picture shows. */
export async function describePicture(form: FormData, { core }: PageContext) {
  const parsed = mediaAltSchema.safeParse({ alt: form.get('alt') });
  if (!parsed.success) return refused({ code: 'too_long' });
  const updated = await core.media.updateAlt(String(form.get('id')), parsed.data.alt);
  if (!updated.ok) return refused(updated.failure);
  return data<LibraryChange>({ described: updated.value.id });
}

/** Removes a picture for good, unless it is shown somewhere. */
export async function deletePicture(form: FormData, { core }: PageContext) {
  const removed = await core.media.remove(String(form.get('id')), { isForced: false });
  if (removed.ok) return data<LibraryChange>({ deleted: removed.value.id });
  return refused(removed.failure);
}

function refused(failure: Exclude<NonNullable<LibraryChange['failure']>, RequestFailure>) {
  return data({ failure } as LibraryChange, { status: statusOf(failure) });
}
