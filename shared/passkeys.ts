import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';

export const passkeyLimits = {
  most: 10,
  name: 60,
  codes: 10,
  /** From so few codes on, the owner is told to make new ones. */
  fewCodes: 3,
} as const;

export interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  backed_up: boolean;
  /** The host name it works at: another one than the site's since that has moved. */
  host: string;
  usable: boolean;
}

export type PasskeyObstacle = 'numeric_address' | 'not_https';

export interface PasskeyOverview {
  passkeys: Passkey[];
  recovery_codes: { left: number; created_at: string | null };
  origin: string | null;
  obstacle: PasskeyObstacle | null;
}

/** What the browser is asked to sign: no extension is asked for. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

export interface SecondFactor {
  id: string;
  /** ISO 8601, UTC: until then it can be finished. */
  expires_at: string;
  options: PasskeyRequest | null;
  origin: string | null;
}

export interface PasskeyRegistration {
  id: string;
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
}
