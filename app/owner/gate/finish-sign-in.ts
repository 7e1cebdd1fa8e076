import { assertionResponseSchema } from '../../../shared/passkey-response.ts';
import type { PageContext } from '../../page-context.ts';
import { refused, welcome } from './sign-in.ts';

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
  if (signedIn.ok) return welcome(signedIn.value, page, next);
  const { failure } = signedIn;
  switch (failure.code) {
    case 'locked_out':
      return refused({ code: 'locked_out' }, 429);
    case 'sign_in_expired':
      return refused({ code: 'second_factor_expired' }, 401);
    default: {
      const { code, attemptsLeft, factor } = failure;
      return refused({ code: 'second_factor', factor, wrong: { code, attemptsLeft } }, 401);
    }
  }
}

/** Undefined for what no page of ours sends. */
function byPasskey(id: string, form: FormData, { core, client }: PageContext) {
  const response = assertionResponseSchema.safeParse(readJson(form.get('response')));
  return response.success ? core.passkeys.signIn({ id, response: response.data }, client) : undefined;
}

function byCode(id: string, form: FormData, { core, client }: PageContext) {
  const code = String(form.get('code') ?? '');
  // Whatever is longer is no code, however it is spaced.
  return core.passkeys.signInWithCode({ id, code: code.slice(0, 100) }, client);
}

function readJson(text: FormDataEntryValue | null): unknown {
  try {
    return JSON.parse(String(text));
  } catch {
    return undefined;
  }
}
