import type { Generated } from 'kysely';
import type { Immutable } from './immutable-column.ts';

export interface SessionsTable {
  /** SHA-256 of the cookie's token: a stolen database opens no session. */
  token_hash: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
  /** Its name in lists; tells nothing of the token. */
  id: Immutable<string>;
  /** When it was last used, to the minute. */
  used_at: string;
  /** As far as the browser told, else ''. */
  browser: Immutable<string>;
  system: Immutable<string>;
  /** When the password was last given in it; null for a session of an earlier version. */
  proved_at: string | null;
}

export interface SignInAttemptsTable {
  id: Generated<number>;
  client_hash: Immutable<string>;
  /** Of the /24 or /56 around the client, and of its /48. */
  wide_hash: Immutable<string | null>;
  widest_hash: Immutable<string | null>;
  attempted_at: Immutable<string>;
}

/** Networks that the owner has signed in from. */
export interface KnownNetworksTable {
  client_hash: Immutable<string>;
  seen_at: string;
}

export interface LockoutsTable {
  client_hash: Immutable<string>;
  until: string;
}

/** The owner's second factor. A public key opens nothing: it only proves what the private one has signed. */
export interface PasskeysTable {
  id: Immutable<string>;
  /** As the authenticator names it, base64url. */
  credential_id: Immutable<string>;
  /** The host name it was made for; at any other, no browser offers it. */
  rp_id: Immutable<string>;
  /** COSE key, base64url. */
  public_key: Immutable<string>;
  /** How often it has signed, in decimal digits; 0 for ever where it is kept on several devices. */
  counter: string;
  transports: string;
  name: string;
  /** 1 when it is kept on more than one device. */
  backed_up: number;
  created_at: Immutable<string>;
  last_used_at: string | null;
}

export interface RecoveryCodesTable {
  /** SHA-256: a code has 79 random bits, which nobody can try out. */
  code_hash: Immutable<string>;
  created_at: Immutable<string>;
  used_at: string | null;
}

/** What waits for a passkey's signature: sign-ins whose password was right, and passkeys that are being made. */
export interface AuthChallengesTable {
  /** SHA-256 of the name that only who began knows. */
  id_hash: Immutable<string>;
  purpose: Immutable<string>;
  /** What is to be signed, base64url; another one after every wrong answer. */
  challenge: string;
  /** Who began it: a client's hash, or a session's. */
  bound_to: Immutable<string>;
  /** Of the password that was given: with another password, what was begun with this one is void. */
  password_mark: Immutable<string>;
  created_at: Immutable<string>;
  expires_at: Immutable<string>;
}
