import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/browser';
import type { PasskeyRegistration, PasskeyRequest } from '../../../shared/sign-in.ts';

/** Why the browser returned no signature. `aborted`: the page started another request or was closed. */
export type PasskeyError = 'cancelled' | 'timed_out' | 'failed' | 'unsupported' | 'aborted';

export type RequestedPasskey =
  | { ok: true; response: AuthenticationResponseJSON }
  | { ok: false; error: PasskeyError };

export async function askPasskey(options: PasskeyRequest): Promise<RequestedPasskey> {
  const { browserSupportsWebAuthn, startAuthentication } = await import('@simplewebauthn/browser');
  if (!browserSupportsWebAuthn()) return { ok: false, error: 'unsupported' };
  const began = performance.now();
  try {
    return { ok: true, response: await startAuthentication({ optionsJSON: options }) };
  } catch (error) {
    return { ok: false, error: passkeyError(error, performance.now() - began, options.timeout) };
  }
}

/** Cancels the browser's passkey request, which closes the browser's dialog. */
export async function stopAskingPasskey(): Promise<void> {
  const { WebAuthnAbortService } = await import('@simplewebauthn/browser');
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Returns what a browser's refusal means. Browsers use one name for a canceled request, a missing passkey and
 * a timeout (https://www.w3.org/TR/webauthn-3/#sctn-assertion-privacy). Only a timeout can be recognized, by
 * the elapsed time. Times are in ms.
 */
export function passkeyError(error: unknown, took: number, timeout = Number.POSITIVE_INFINITY): PasskeyError {
  const { name, code } = error as { name?: string; code?: unknown };
  if (name === 'AbortError' || code === 'ERROR_CEREMONY_ABORTED') return 'aborted';
  if (name === 'NotAllowedError') return took >= timeout ? 'timed_out' : 'cancelled';
  return 'failed';
}

export type MadePasskey =
  | { ok: true; response: RegistrationResponseJSON }
  | { ok: false; error: PasskeyError | 'known' };

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
