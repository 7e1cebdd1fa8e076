/** The server side of a page that requires signing in. */
import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from 'react-router';
import { localized, withQuery } from '../../../shared/paths.ts';
import { statusOf } from '../../../shared/result.ts';
import { assertionResponseSchema } from '../../../shared/sign-in.ts';
import { type PageContext, pageContext } from '../../page-context.ts';
import {
  choosePassword,
  proofFailure,
  redirectSignedIn,
  refused,
  signIn,
  signInRequest,
  signOut,
} from '../auth/sign-in-actions.ts';
import type { SignedOut } from '../auth/sign-in-message.ts';
import type { GuardedData } from './guarded-page.tsx';

/** Returns a loader that calls `load` for the page's content only for the signed-in owner. */
export function guardedLoader<Content>(
  load: (page: PageContext, query: URLSearchParams) => Promise<Content>,
) {
  return async ({
    context,
    url,
  }: Pick<LoaderFunctionArgs, 'context' | 'url'>): Promise<GuardedData<Content>> => {
    const page = context.get(pageContext);
    const expiresAt = await sessionEnd(page);
    if (page.mustChoosePassword) return { content: null, expiresAt, mustChoosePassword: true };
    return { content: expiresAt ? await load(page, url.searchParams) : null, expiresAt };
  };
}

/**
 * Returns an action that handles signing in and out, rejects anyone not signed in (401), and passes other
 * forms to `act`. Throws 400 without a form.
 */
export function guardedAction<Result>(act: (form: FormData, page: PageContext, url: URL) => Promise<Result>) {
  return async ({ context, request, url }: Pick<ActionFunctionArgs, 'context' | 'request' | 'url'>) => {
    const page = context.get(pageContext);
    const form = await request.formData().catch(() => null);
    if (!form) throw data(null, { status: 400 });
    return (await requireOwner({ form, page, url })) ?? act(form, page, url);
  };
}

/** Returns the page's headers, including an action's `Retry-After`. */
export function guardedHeaders({ actionHeaders }: { actionHeaders: Headers }): Record<string, string> {
  const wait = actionHeaders.get('Retry-After');
  return wait ? { 'Retry-After': wait } : {};
}

interface OwnerRequest {
  form: FormData;
  page: PageContext;
  /** The page's URL. `done=signed-out` makes the sign-in page confirm signing out. */
  url: URL;
}

/**
 * Runs first in every owner action: handles signing in or out, the second step and a new password if the form
 * asks for it, and rejects anyone not signed in (401). Returns undefined if the action can continue.
 */
export async function requireOwner({ form, page, url }: OwnerRequest) {
  const intent = form.get('intent');
  const next = withQuery(url.pathname + url.search, { done: undefined });
  if (intent === 'sign-in') return signIn(form, page, next);
  if (intent === 'passkey' || intent === 'recovery') return finishSignIn(intent, form, page, next);
  if (intent === 'sign-out') {
    return signOut(page, withQuery(localized(url.pathname, page.locale), { done: 'signed-out' }));
  }
  if (page.mustChoosePassword && intent === 'choose-password') {
    return choosePassword(form, page, url.pathname + url.search);
  }
  if (page.owner) return undefined;
  page.core.audit.refused(page.token ? 'session_ended' : 'no_session');
  const failure: SignedOut = { code: 'signed_out', status: 401 };
  return data({ failure }, { status: failure.status });
}

/** Returns when the owner's session expires, as an ISO 8601 timestamp; undefined for anyone else. */
export async function sessionEnd({
  core,
  owner,
  mustChoosePassword,
  token,
}: PageContext): Promise<string | undefined> {
  if (!(owner || mustChoosePassword) || !token) return undefined;
  return (await core.session.check(token))?.expiresAt.toISOString();
}

/** Completes a sign-in's second step and redirects to `next`, or returns the failure (400, 401, 429). */
async function finishSignIn(by: 'passkey' | 'recovery', form: FormData, page: PageContext, next: string) {
  const id = String(form.get('pending') ?? '');
  const signedIn = by === 'passkey' ? await byPasskey(id, form, page) : await byCode(id, form, page);
  if (!signedIn) return refused({ code: 'second_factor_expired' }, 400);
  if (signedIn.ok) return redirectSignedIn(signedIn.value, page, next);
  const { failure } = signedIn;
  switch (failure.code) {
    case 'locked_out':
    case 'sign_in_paused':
      return refused(proofFailure(failure), statusOf(failure));
    case 'sign_in_expired':
      return refused({ code: 'second_factor_expired' }, statusOf(failure));
    default: {
      const { code, attemptsLeft, factor } = failure;
      return refused({ code: 'second_factor', factor, wrong: { code, attemptsLeft } }, statusOf(failure));
    }
  }
}

/** Returns undefined for input that the site's pages never send. */
function byPasskey(id: string, form: FormData, page: PageContext) {
  const response = assertionResponseSchema.safeParse(readJson(form.get('response')));
  if (!response.success) return undefined;
  return page.core.passkeys.signIn({ id, response: response.data }, page.client, signInRequest(page));
}

function byCode(id: string, form: FormData, page: PageContext) {
  const code = String(form.get('code') ?? '');
  // Longer input isn't a code, however it is spaced.
  const step = { id, code: code.slice(0, 100) };
  return page.core.passkeys.signInWithCode(step, page.client, signInRequest(page));
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
