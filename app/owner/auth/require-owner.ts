import { data } from 'react-router';
import { localised, withQuery } from '../../../shared/paths.ts';
import type { PageContext } from '../../page-context.ts';
import { choosePassword } from './choose-password.ts';
import { finishSignIn } from './finish-sign-in.ts';
import { signIn, signOut } from './sign-in.ts';
import type { SignedOut } from './sign-in-failure.ts';

interface Asked {
  form: FormData;
  page: PageContext;
  /** The page's own address. `done=signed-out` in it lets the sign-in page say so. */
  url: URL;
}

/**
 * What every action of the owner's area does first. Signs in or out, takes the second step or the owner's own password,
 * when the form asks for that; refuses (401) who is not signed in. Undefined when the action itself may go on.
 */
export async function requireOwner({ form, page, url }: Asked) {
  const intent = form.get('intent');
  const next = withQuery(url.pathname + url.search, { done: undefined });
  if (intent === 'sign-in') return signIn(form, page, next);
  if (intent === 'passkey' || intent === 'recovery') return finishSignIn(intent, form, page, next);
  if (intent === 'sign-out') {
    return signOut(page, withQuery(localised(url.pathname, page.locale), { done: 'signed-out' }));
  }
  if (page.mustChoosePassword && intent === 'choose-password') {
    return choosePassword(form, page, url.pathname + url.search);
  }
  if (page.owner) return undefined;
  page.core.audit.refused(page.token ? 'session_ended' : 'no_session');
  const failure: SignedOut = { code: 'signed_out', status: 401 };
  return data({ failure }, { status: failure.status });
}

/** When the owner's session ends, as an ISO 8601 timestamp; undefined for anyone else. */
export async function sessionEnd({
  core,
  owner,
  mustChoosePassword,
  token,
}: PageContext): Promise<string | undefined> {
  if (!(owner || mustChoosePassword) || !token) return undefined;
  return (await core.session.check(token))?.expiresAt.toISOString();
}
