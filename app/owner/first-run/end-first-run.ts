import { data, redirect } from 'react-router';
import type { PageContext } from '../../page-context.ts';

/** Offers the steps no more; goes on to `next`, a path of this site, where the form names one. */
export async function endFirstRun(form: FormData, { core }: PageContext) {
  await core.settings.save({ first_run: 'done' });
  const next = String(form.get('next') ?? '');
  // Another site's address is none of ours: `//host` would lead there.
  return /^\/(?![/\\])/.test(next) ? redirect(next, 303) : data({ ended: true });
}
