import { fill } from '../../../../messages/fill.ts';
import { passkeyLimits } from '../../../../shared/passkeys.ts';
import { proofFailure } from '../../auth/sign-in.ts';
import { signInMessage } from '../../auth/sign-in-message.ts';
import type { Owner } from '../../context/owner-context.ts';
import { requestMessage } from '../../forms/api.ts';
import type { PasskeyChangeFailure } from './change-passkeys.ts';
import type { MadePasskey } from './make-passkey.ts';

type MakingError = Extract<MadePasskey, { ok: false }>['error'];

/** Why a change of the passkeys did not happen, as a sentence. */
export function passkeyMessage(failure: PasskeyChangeFailure, owner: Owner): string {
  const { passkeys, errors } = owner.messages;
  const failures = passkeys.failure;
  switch (failure.code) {
    case 'password_invalid':
    case 'password_expired':
    case 'locked_out':
    case 'sign_in_paused':
    case 'sign_in_busy':
    case 'client_gone':
      return signInMessage(proofFailure(failure), owner);
    case 'signed_out':
    case 'network':
    case 'server':
      return requestMessage(failure.code, errors);
    case 'passkeys_unavailable':
      return failures.failed;
    case 'too_many_passkeys':
      return fill(passkeys.full, { max: passkeyLimits.most });
    case 'passkey_known':
      return failures.known;
    case 'passkey_not_found':
      return failures.not_found;
    case 'name_required':
      return fill(failures.name_required, { max: passkeyLimits.name });
    case 'registration_expired':
    case 'registration_invalid':
    case 'last_passkey':
      return failures[failure.code];
  }
}

/** Why the browser made no passkey; '' where the page itself took its question back. */
export function makingMessage(error: MakingError, { messages }: Owner): string {
  if (error === 'aborted') return '';
  if (error === 'unsupported') return messages.passkeys.unsupported;
  return messages.passkeys.failure[error];
}
