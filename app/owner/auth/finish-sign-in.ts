import { statusOf } from '../../../shared/failure-status.ts';
import { assertionResponseSchema } from '../../../shared/passkey-response.ts';
import type { PageContext } from '../../page-context.ts';
import { proofFailure, redirectSignedIn, refused, signInRequest } from './sign-in.ts';

/** Takes the second step of a sign-in and goes on to `next`, or tells why not (400, 401, 429). */
export async function finishSignIn(
  by: 'passkey' | 'recovery',
  form: FormData,
  page: PageContext,
  next: string,
) {
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

/** Undefined for what no page of ours sends. */
function byPasskey(id: string, form: FormData, page: PageContext) {
  const response = assertionResponseSchema.safeParse(readJson(form.get('response')));
  if (!response.success) return undefined;
  return page.core.passkeys.signIn({ id, response: response.data }, page.client, signInRequest(page));
}

function byCode(id: string, form: FormData, page: PageContext) {
  const code = String(form.get('code') ?? '');
  // Whatever is longer is no code, however it is spaced.
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
