import { data, redirect } from 'react-router';
import { ownPath } from '../../../shared/own-path.ts';
import type { PageContext } from '../../page-context.ts';

/** Offers the steps no more; goes on to `next`, a path of this site, where the form names one. */
export async function endOnboarding(form: FormData, { core }: PageContext) {
  await core.settings.save({ first_run: 'done' });
  const next = ownPath(String(form.get('next') ?? ''));
  return next === undefined ? data({ ended: true }) : redirect(next, 303);
}
