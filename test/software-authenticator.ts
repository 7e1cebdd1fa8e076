import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import type { AssertionResponse, RegistrationResponse } from '../shared/sign-in.ts';

interface Ceremony {
  challenge: string;
  /** False values for the browser's client data. */
  clientData?: Record<string, unknown>;
  /** False values for the device's authenticator data. */
  rpId?: string;
  flags?: number;
  counter?: number;
}

/**
 * Flags of authenticator data: user present, user verified, backup eligible, backed up, and credential data
 * included (WebAuthn 3, section 6.1).
 */
export const flags = { present: 0x01, verified: 0x04, backupEligible: 0x08, backedUp: 0x10, attested: 0x40 };

/** A software passkey that registers and signs like a browser and a device, or with false values. */
export class SoftwareAuthenticator {
  readonly credentialId = randomBytes(32);
  readonly #keys: { publicKey: KeyObject; privateKey: KeyObject };
  readonly #site: { origin: string; rpId: string };
  counter = 0;

  constructor(origin: string) {
    this.#keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    this.#site = { origin, rpId: new URL(origin).hostname };
  }

  register(ceremony: Ceremony, attestation: { fmt: string; statement: Buffer } = none): RegistrationResponse {
    const authData = Buffer.concat([
      this.#authData(ceremony, flags.present | flags.verified | flags.attested),
      Buffer.alloc(16),
      Buffer.from([this.credentialId.length >> 8, this.credentialId.length & 0xff]),
      this.credentialId,
      this.#coseKey(),
    ]);
    const attestationObject = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText(attestation.fmt),
      cborText('attStmt'),
      attestation.statement,
      cborText('authData'),
      cborBytes(authData),
    ]);
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: this.#clientData('webauthn.create', ceremony).toString('base64url'),
        attestationObject: attestationObject.toString('base64url'),
        transports: ['internal'],
      },
    };
  }

  sign(ceremony: Ceremony): AssertionResponse {
    const authData = this.#authData(ceremony, flags.present | flags.verified);
    const clientData = this.#clientData('webauthn.get', ceremony);
    const signature = sign(
      'sha256',
      Buffer.concat([authData, createHash('sha256').update(clientData).digest()]),
      this.#keys.privateKey,
    );
    return {
      ...this.#credential(),
      response: {
        clientDataJSON: clientData.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
      },
    };
  }

  #credential() {
    const id = this.credentialId.toString('base64url');
    return { id, rawId: id, type: 'public-key' as const, clientExtensionResults: {} };
  }

  #clientData(type: string, { challenge, clientData }: Ceremony): Buffer {
    const { origin } = this.#site;
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false, ...clientData }));
  }

  #authData(
    { rpId = this.#site.rpId, flags: givenFlags, counter = this.counter }: Ceremony,
    usual: number,
  ): Buffer {
    const head = Buffer.alloc(5);
    head.writeUInt8(givenFlags ?? usual);
    head.writeUInt32BE(counter, 1);
    return Buffer.concat([createHash('sha256').update(rpId).digest(), head]);
  }

  /** Encodes {1: 2, 3: -7, -1: 1, -2: x, -3: y} as CBOR (RFC 9053, section 7.1.1). */
  #coseKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    return Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
      cborBytes(Buffer.from(x, 'base64url')),
      Buffer.from([0x22]),
      cborBytes(Buffer.from(y, 'base64url')),
    ]);
  }
}

const none = { fmt: 'none', statement: Buffer.from([0xa0]) };

export function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 | text.length]), Buffer.from(text)]);
}

export function cborBytes(bytes: Buffer): Buffer {
  const { length } = bytes;
  // The shortest encoding, because decoders measure what they have read by encoding it again.
  const head =
    length < 24 ? [0x40 | length] : length < 256 ? [0x58, length] : [0x59, length >> 8, length & 0xff];
  return Buffer.concat([Buffer.from(head), bytes]);
}
