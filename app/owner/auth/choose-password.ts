import { data, redirect } from 'react-router';
import { statusOf } from '../../../shared/failure-status.ts';
import { localeParameter } from '../../../shared/locale.ts';
import { localised, paths, withQuery } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { sessionHeaders, signInRequest, signOut, waitHeaders } from './sign-in.ts';

export type NewPasswordFailure =
  | { code: 'password_too_short'; least: number; typed: number }
  | { code: 'password_common' | 'password_differs' | 'busy' };

/**
 * Replaces the password that was made up, and goes on to `here`, the page it was asked on; on a new site Compose, where
 * every owner begins, gives way to the first steps. After ten minutes the sign-in is asked for anew.
 */
export async function choosePassword(form: FormData, page: PageContext, here: string) {
  const isBeginning = withQuery(here, { [localeParameter]: undefined }) === paths.compose;
  const isNew = isBeginning && (await page.core.settings.get()).first_run === 'open';
  const next = isNew && !form.has('over_page') ? localised(paths.firstSteps, page.locale) : here;
  const password = String(form.get('next') ?? '');
  if (form.get('again') !== password) return refused({ code: 'password_differs' }, 400);
  const chosen = await page.core.session.choosePassword(password, page.client, signInRequest(page));
  if (chosen.ok) return redirect(next, { status: 303, headers: sessionHeaders(page, chosen.value) });
  const { failure } = chosen;
  switch (failure.code) {
    case 'password_too_short':
      return refused({ ...failure, typed: [...password].length }, statusOf(failure));
    case 'password_common':
      return refused({ code: 'password_common' }, statusOf(failure));
    case 'sign_in_busy':
    case 'client_gone':
      return refused({ code: 'busy' }, statusOf(failure), waitHeaders(failure));
    case 'password_needed':
      // Signed in too long ago to choose without it: the sign-in asks for the password first.
      return signOut(page, next);
    case 'password_fixed':
    case 'password_is_own':
      // Chosen meanwhile, in another window: there is nothing left to ask.
      return redirect(next, 303);
  }
}

function refused(newPassword: NewPasswordFailure, status: number, headers = {}) {
  return data({ newPassword }, { status, headers });
}
