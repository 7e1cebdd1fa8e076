import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { PasskeyRegistration } from '../../../../shared/passkeys.ts';
import { type PasskeyError, passkeyError } from '../../auth/ask-passkey.ts';

export type MadePasskey =
  | { ok: true; response: RegistrationResponseJSON }
  | { ok: false; error: PasskeyError | 'known' };

/** Lets the browser make a passkey on a device of the owner's choice. */
export async function makePasskey(options: PasskeyRegistration['options']): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const began = performance.now();
  try {
    return { ok: true, response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { ok: false, error: 'known' };
    return { ok: false, error: passkeyError(error, performance.now() - began, options.timeout) };
  }
}
