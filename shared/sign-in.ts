import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';

/** The sender of a request. Drafts, changes and unlisted import hosts are only for the owner. */
export interface Actor {
  owner: boolean;
}

/** The HTTP cookie that alone identifies the owner. Local storage entries are only hints. */
export const sessionCookieName = 'compose_session';

/** No other subdomain can set it (RFC 6265bis, 4.1.3.2). Over HTTP, browsers reject this prefix. */
const secureName = `__Host-${sessionCookieName}`;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** Returns the `Set-Cookie` value for a session. */
export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return cookie(token, `Expires=${expiresAt.toUTCString()}`, isSecure);
}

/** Returns the `Set-Cookie` value that deletes the session cookie. */
export function clearedSessionCookie(isSecure: boolean): string {
  return cookie('', 'Max-Age=0', isSecure);
}

function cookie(token: string, lifetime: string, isSecure: boolean): string {
  return `${nameFor(isSecure)}=${token}; ${attributes}; ${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** Returns the session token in a `Cookie` header. */
export function readSessionToken(header: string | null | undefined, isSecure: boolean): string | undefined {
  return readCookie(header, nameFor(isSecure));
}

function nameFor(isSecure: boolean): string {
  return isSecure ? secureName : sessionCookieName;
}

export function readCookie(header: string | null | undefined, name: string): string | undefined {
  for (const pair of header?.split(';') ?? []) {
    const at = pair.indexOf('=');
    if (at > 0 && pair.slice(0, at).trim() === name) return pair.slice(at + 1).trim() || undefined;
  }
  return undefined;
}

/** Length limits of a chosen password. `OWNER_PASSWORD` may be shorter (`server/env.ts`). */
export const passwordLength = {
  /** In characters: above the 8 of NIST SP 800-63B, 3.1.1.2, because the password is the site's only key. */
  least: 12,
  /** The longest password in UTF-16 code units, as in the sign-in form. */
  most: 1000,
} as const;

export function countCharacters(password: string): number {
  return [...password].length;
}

export function isTooShort(password: string): boolean {
  return countCharacters(password) < passwordLength.least;
}

export function isTooLong(password: string): boolean {
  return password.length > passwordLength.most;
}

export const passkeyLimits = {
  most: 10,
  name: 60,
  codes: 10,
  /** The number of remaining codes at which the owner is asked to create new ones. */
  fewCodes: 3,
} as const;

export interface Passkey {
  id: string;
  name: string;
  created_at: string;
  last_used_at: string | null;
  backed_up: boolean;
  /** The host name it works on, which is another one if the site has moved since. */
  host: string;
  usable: boolean;
}

export type PasskeyProblem = 'numeric_address' | 'not_https';

export interface PasskeyOverview {
  passkeys: Passkey[];
  recovery_codes: { left: number; created_at: string | null };
  origin: string | null;
  obstacle: PasskeyProblem | null;
}

/** The browser's signing options, without extensions. */
export type PasskeyRequest = Omit<PublicKeyCredentialRequestOptionsJSON, 'extensions'>;

export interface SecondFactor {
  id: string;
  /** When the challenge expires, in ISO 8601, UTC. */
  expires_at: string;
  options: PasskeyRequest | null;
  origin: string | null;
}

export interface PasskeyRegistration {
  id: string;
  options: Omit<PublicKeyCredentialCreationOptionsJSON, 'extensions'>;
}

/** Returns a schema for binary data in WebAuthn's JSON: base64url without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'isn’t base64url')
    .max(most);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
};

/** The result of `navigator.credentials.create()` as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson). */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** The result of `navigator.credentials.get()` as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson). */
export const assertionResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(4000),
    userHandle: z.string().max(200).nullish(),
  }),
});

export type RegistrationResponse = z.infer<typeof registrationResponseSchema>;
export type AssertionResponse = z.infer<typeof assertionResponseSchema>;
