import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { AssertionResponse, RegistrationResponse } from '../../shared/passkey-response.ts';
import type { StoredPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

export interface PasskeyUse {
  counter: string;
  backed_up: number;
}

/** ES256, EdDSA, RS256: what every authenticator offers at least one of (https://www.iana.org/assignments/cose). */
export const algorithms = [-7, -8, -257];

/** Whether a signature is the passkey's own, over this challenge, at this site, by a person the device has recognised, and newer than the one before; else null. */
export async function verifyAssertion(
  response: AssertionResponse,
  passkey: StoredPasskey,
  { challenge, site }: { challenge: string; site: RelyingParty },
): Promise<PasskeyUse | null> {
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  if (isFramed(response.response.clientDataJSON)) return null;
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      credential: {
        id: passkey.credential_id,
        publicKey: new Uint8Array(Buffer.from(passkey.public_key, 'base64url')),
        counter: Number(passkey.counter),
      },
    });
    if (!verified) return null;
    return {
      counter: String(authenticationInfo.newCounter),
      backed_up: authenticationInfo.credentialBackedUp ? 1 : 0,
    };
  } catch {
    // It throws at whatever a stranger may have sent.
    return null;
  }
}

/** A new passkey as it is kept; null for a response that proves none. */
export async function verifyRegistration(
  response: RegistrationResponse,
  { challenge, site }: { challenge: string; site: RelyingParty },
): Promise<Pick<
  StoredPasskey,
  'credential_id' | 'rp_id' | 'public_key' | 'counter' | 'transports' | 'backed_up'
> | null> {
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  if (isFramed(response.response.clientDataJSON) || (await hasCertificates(response))) return null;
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: response as RegistrationResponseJSON,
      expectedChallenge: challenge,
      expectedOrigin: site.origin,
      expectedRPID: site.id,
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return null;
    const { credential, credentialBackedUp } = registrationInfo;
    return {
      credential_id: credential.id,
      rp_id: site.id,
      public_key: Buffer.from(credential.publicKey).toString('base64url'),
      counter: String(credential.counter),
      transports: JSON.stringify(response.response.transports),
      backed_up: credentialBackedUp ? 1 : 0,
    };
  } catch {
    return null;
  }
}

/** Made or signed inside a page of another site: no page of ours is ever framed. */
function isFramed(clientDataJSON: string): boolean {
  try {
    const { crossOrigin } = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString()) as {
      crossOrigin?: unknown;
    };
    return Boolean(crossOrigin);
  } catch {
    return true;
  }
}

/** Whether a maker vouches for the device. Nobody asked, and to check would mean to fetch lists of revoked ones. */
async function hasCertificates({ response }: RegistrationResponse): Promise<boolean> {
  const { decodeAttestationObject } = await import('@simplewebauthn/server/helpers');
  try {
    const bytes = new Uint8Array(Buffer.from(response.attestationObject, 'base64url'));
    const attestation = decodeAttestationObject(bytes);
    const format = attestation.get('fmt');
    return !(format === 'none' || (format === 'packed' && !attestation.get('attStmt').get('x5c')));
  } catch {
    return true;
  }
}
