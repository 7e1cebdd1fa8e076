import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { PasskeyRegistration } from '../../../../shared/passkeys.ts';
import { type PasskeyTrouble, passkeyTrouble } from '../../auth/ask-passkey.ts';

export type MadePasskey =
  | { ok: true; response: RegistrationResponseJSON }
  | { ok: false; trouble: PasskeyTrouble | 'known' };

/** Lets the browser make a passkey on a device of the owner's choice. */
export async function makePasskey(options: PasskeyRegistration['options']): Promise<MadePasskey> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const began = performance.now();
  try {
    return { ok: true, response: await startRegistration({ optionsJSON: options }) };
  } catch (error) {
    const { code } = error as { code?: unknown };
    if (code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return { ok: false, trouble: 'known' };
    return { ok: false, trouble: passkeyTrouble(error, performance.now() - began, options.timeout) };
  }
}
