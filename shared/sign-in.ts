import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser';
import { z } from 'zod';

/** Who asks: drafts, writes and unset import hosts are the owner's alone. */
export interface Actor {
  owner: boolean;
}

/** Name of the cookie that alone decides who is the owner, over http; the browser-storage keys are only hints. */
export const sessionCookieName = 'compose_session';

/** Over https no neighbouring subdomain can set it (RFC 6265bis, section 4.1.3.2); over http browsers refuse such a name. */
const secureName = `__Host-${sessionCookieName}`;

const attributes = 'Path=/; HttpOnly; SameSite=Lax';

/** The `Set-Cookie` value that gives the browser a session. */
export function sessionCookie(token: string, expiresAt: Date, isSecure: boolean): string {
  return cookie(token, `Expires=${expiresAt.toUTCString()}`, isSecure);
}

/** The `Set-Cookie` value that removes the session from the browser. */
export function clearedSessionCookie(isSecure: boolean): string {
  return cookie('', 'Max-Age=0', isSecure);
}

function cookie(token: string, lifetime: string, isSecure: boolean): string {
  return `${nameFor(isSecure)}=${token}; ${attributes}; ${lifetime}${isSecure ? '; Secure' : ''}`;
}

/** The session's token in a `Cookie` header. */
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

/** How long a chosen password may be. `OWNER_PASSWORD` may be shorter (`server/env.ts`). */
export const passwordLength = {
  /** In characters. It is the site's only key, so more than the 8 of NIST SP 800-63B, section 3.1.1.2. */
  least: 12,
  /** In UTF-16 code units; the sign-in form takes no more. */
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

/** Binary data as WebAuthn's JSON carries it: base64url, without padding. */
const bytes = (most: number) =>
  z
    .string()
    .regex(/^[\w-]+$/, 'is not base64url')
    .max(most);

const credential = {
  id: bytes(1400),
  rawId: bytes(1400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['platform', 'cross-platform']).nullish(),
  clientExtensionResults: z.record(z.string().max(40), z.unknown()).default({}),
};

/** What `navigator.credentials.create()` gives, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-registrationresponsejson). */
export const registrationResponseSchema = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(16_000),
    transports: z.array(z.string().max(20)).max(10).default([]),
  }),
});

/** What `navigator.credentials.get()` gives, as JSON (https://www.w3.org/TR/webauthn-3/#dictdef-authenticationresponsejson). */
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
