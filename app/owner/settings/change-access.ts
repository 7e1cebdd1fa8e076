import { data, redirect } from 'react-router';
import type { ChangePasswordFailure } from '../../../core/auth/session-core.ts';
import { statusOf } from '../../../shared/failure-status.ts';
import type { PageContext } from '../../page-context.ts';
import { proofFailure, sessionHeaders, signInRequest, waitHeaders } from '../auth/sign-in.ts';
import type { ProofFailure } from '../auth/sign-in-failure.ts';
import { askPassword } from '../settings-parts/ask-password.ts';
import type { Change, ChangeFailure } from '../settings-parts/change-settings.ts';

/** Changes the password; every other session ends and this browser gets a new one. */
export async function changePassword(form: FormData, page: PageContext) {
  const [current, next] = [String(form.get('current') ?? ''), String(form.get('next') ?? '')];
  const changed = await page.core.session.changePassword({ current, next }, page.client, signInRequest(page));
  if (!changed.ok) {
    const { failure } = changed;
    return refused(described(failure), statusOf(failure), waitHeaders(failure));
  }
  return data<Change>({ passwordChanged: true }, { headers: sessionHeaders(page, changed.value) });
}

/** Ends every session but this browser's, with the password of the last ten minutes. */
export async function endOtherSessions(form: FormData, page: PageContext) {
  const asked = await askPassword(form, page);
  if (asked) return refused(asked.failure, asked.status);
  const { core, token } = page;
  return data<Change>({ endedSessions: token ? await core.session.signOutOthers(token) : 0 });
}

/** Ends one session, with the password of the last ten minutes; this browser's own, without it, leads to the sign-in at `here`. */
export async function endSession(form: FormData, page: PageContext, here: string) {
  const { core, token } = page;
  const id = String(form.get('end') ?? '');
  const own = token ? await core.session.check(token) : null;
  const asked = own?.id === id ? undefined : await askPassword(form, page);
  if (asked) return refused(asked.failure, asked.status);
  const ended = await core.session.end(id);
  if (!ended.ok) return refused({ code: 'session_not_found' }, statusOf(ended.failure));
  return own?.id === id ? redirect(here, 303) : data<Change>({ endedSession: id });
}

function described(failure: ChangePasswordFailure): ChangeFailure {
  switch (failure.code) {
    case 'password_fixed':
    case 'password_common':
    case 'password_too_short':
      return failure;
    default:
      return proofFailure(failure) as Exclude<ProofFailure, { code: 'network' }>;
  }
}

function refused(failure: ChangeFailure, status: number, headers = {}) {
  return data<Change>({ failure }, { status, headers });
}
