import { randomBytes, randomUUID } from 'node:crypto';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation, takeAdvisoryLock } from '../../db/dialect.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import {
  type AssertionResponse,
  type PasskeyRegistration,
  passkeyLimits,
  type RegistrationResponse,
} from '../../shared/sign-in.ts';
import type { RecordEvent } from '../audit/audit.ts';
import {
  beginChallenge,
  challengeLengthMs,
  newChallenge,
  openChallenge,
  removeChallenge,
  type StoredChallenge,
  secondFactor,
  updateChallenge,
} from './challenges.ts';
import type { SessionParts, SessionTrail } from './create-sessions.ts';
import { clientHash, countAttempt, isKnownNetwork, networksOf } from './lockouts.ts';
import { readPasskeys, removeOwnPasskey, renamePasskey, renewRecoveryCodes } from './manage-passkeys.ts';
import type {
  AddedPasskey,
  AddPasskeyFailure,
  BeginPasskeyFailure,
  PasskeyCore,
  SecondFactorFailure,
  SecondFactorProof,
  SignedIn,
} from './passkey-core.ts';
import {
  countRecoveryCodes,
  findPasskeyByCredential,
  hashRecoveryCode,
  hasUnusedRecoveryCode,
  listPasskeys,
  markRecoveryCodeUsed,
  type RelyingParty,
  relyingParty,
  replaceRecoveryCodes,
  type StoredPasskey,
  toPasskey,
  updatePasskeyUse,
} from './passkeys.ts';
import { keyedHash, storeFirstSecret } from './secrets.ts';
import type { SignInRequest } from './session-core.ts';
import { endOtherSessionsOf, hashToken, type Moment, momentOf, openSession } from './sessions.ts';
import { type PasswordAttempt, provePassword } from './sign-in.ts';

interface PasskeyUse {
  counter: string;
  backed_up: number;
}

/** ES256, EdDSA and RS256: every authenticator supports at least one (https://www.iana.org/assignments/cose). */
const algorithms = [-7, -8, -257];

/** Returns null unless the passkey signed this challenge, for this site, after verifying the user. */
async function verifyAssertion(
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
    // The library throws on malformed input.
    return null;
  }
}

/** Returns null if the response doesn't prove a new passkey. */
async function verifyRegistration(
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

/** Whether the passkey was created or used in a frame of another site. This site is never framed. */
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

/**
 * Whether the response contains a manufacturer's certificates. The site doesn't request certificates, because
 * checking them would require revocation lists.
 */
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

export function createPasskeys({
  db,
  now,
  settings,
  origin,
}: Pick<SessionParts, 'db' | 'now' | 'settings' | 'origin'>): (trail: SessionTrail) => PasskeyCore {
  return ({ audited, attempted }) => ({
    list: () => readPasskeys(db, origin()),
    begin: (asked, client, signal) =>
      attempted('password_confirm_failed', client, async () => {
        const { brand } = await settings();
        return beginPasskey(db, { ...asked, client, signal, brand, origin: origin() }, now());
      }),
    add: (made) =>
      audited(async (record) =>
        addPasskey(db, record, { ...made, origin: origin() }, momentOf(now(), await settings())),
      ),
    rename: (id, name) => renamePasskey(db, id, name),
    remove: (asked, client, signal) =>
      attempted('password_confirm_failed', client, (record) =>
        removeOwnPasskey(db, record, { ...asked, client, signal }, now()),
      ),
    renewCodes: (password, client, signal) =>
      attempted('password_confirm_failed', client, (record) =>
        renewRecoveryCodes(db, record, { password, client, signal }, now()),
      ),
    signIn: (step, client, request) =>
      attempted('passkey_failed', client, (record) =>
        signInWithPasskey(db, record, { ...step, ...request, client, origin: origin() }, now()),
      ),
    signInWithCode: (step, client, request) =>
      attempted('passkey_failed', client, (record) =>
        signInWithRecoveryCode(db, record, { ...step, ...request, client, origin: origin() }, now()),
      ),
  });
}

interface PasskeyRequest {
  token: string;
  origin: string;
}

/** A wrong password counts as a failed sign-in. */
async function beginPasskey(
  db: Database,
  asked: PasskeyRequest & PasswordAttempt & { brand: string },
  now: Date,
): Promise<Result<PasskeyRegistration, BeginPasskeyFailure>> {
  const site = relyingParty(asked.origin);
  if (!site.ok) return site;
  const proved = await provePassword(db, { ...asked, hasSession: true }, now);
  if (!proved.ok) return proved;
  const passkeys = await listPasskeys(db.kysely);
  if (passkeys.length >= passkeyLimits.most) return fail({ code: 'too_many_passkeys' });
  const begun = await beginChallenge(db.kysely, bound(asked.token), now);
  const user = await storeFirstSecret(db.kysely, 'passkey_user', randomBytes(32).toString('base64url'));
  return ok({
    id: begun.id,
    options: {
      rp: { id: site.value.id, name: asked.brand },
      // Browsers save the owner's password under the same user name.
      user: { id: user, name: 'owner', displayName: asked.brand },
      challenge: begun.challenge,
      pubKeyCredParams: algorithms.map((alg) => ({ alg, type: 'public-key' })),
      timeout: challengeLengthMs,
      attestation: 'none',
      authenticatorSelection: { residentKey: 'preferred', userVerification: 'required' },
      excludeCredentials: passkeys
        .filter(({ rp_id }) => rp_id === site.value.id)
        .map(({ credential_id, transports }) => ({
          id: credential_id,
          type: 'public-key' as const,
          transports: JSON.parse(transports) as string[],
        })),
    },
  });
}

/** Adds a passkey. The first one creates the recovery codes and ends all other sessions. */
async function addPasskey(
  db: Database,
  record: RecordEvent,
  asked: PasskeyRequest & { id: string; response: RegistrationResponse; name: string },
  moment: Moment,
): Promise<Result<AddedPasskey, AddPasskeyFailure>> {
  const { now } = moment;
  const site = relyingParty(asked.origin);
  if (!site.ok) return site;
  const begun = await openChallenge(db.kysely, asked.id, bound(asked.token), now);
  // A challenge can be used only once, even if the response is invalid.
  if (!begun || !(await removeChallenge(db.kysely, begun))) return fail({ code: 'registration_expired' });
  const made = await verifyRegistration(asked.response, { challenge: begun.challenge, site: site.value });
  if (!made) return fail({ code: 'registration_invalid' });
  const passkey: StoredPasskey = {
    ...made,
    id: randomUUID(),
    name: asked.name,
    created_at: now.toISOString(),
    last_used_at: null,
  };
  try {
    return await db.kysely.transaction().execute(async (transaction) => {
      await takeAdvisoryLock(transaction, db.dialect, 'passkeys');
      const { length: count } = await listPasskeys(transaction);
      if (count >= passkeyLimits.most) return fail({ code: 'too_many_passkeys' });
      await transaction.insertInto('passkeys').values(passkey).execute();
      const { left } = await countRecoveryCodes(transaction);
      const recoveryCodes = count === 0 || left === 0 ? await replaceRecoveryCodes(transaction, now) : null;
      await record(transaction, { name: 'passkey_added', what: { id: passkey.id } });
      if (recoveryCodes) await record(transaction, { name: 'recovery_codes_made' });
      if (count === 0) await endOtherSessionsOf(transaction, record, asked.token, moment);
      return ok({ passkey: toPasskey(passkey, site.value), recoveryCodes });
    });
  } catch (error) {
    if (isUniqueViolation(error)) return fail({ code: 'passkey_known' });
    throw error;
  }
}

function bound(token: string) {
  return { purpose: 'registration', bound_to: hashToken(token) } as const;
}

interface SecondStep extends SignInRequest {
  id: string;
  client: string;
  origin: string;
}

interface Try extends SecondStep {
  now: Date;
  wrong: 'passkey_invalid' | 'recovery_code_invalid';
}

type Outcome = Result<SignedIn, SecondFactorFailure>;

/** Runs in the transaction that consumes the challenge. Returns null if another request was faster. */
type Use = (transaction: Database['kysely']) => Promise<SecondFactorProof | null>;

function signInWithPasskey(
  db: Database,
  record: RecordEvent,
  step: SecondStep & { response: AssertionResponse },
  now: Date,
): Promise<Outcome> {
  return finish(db, record, { ...step, now, wrong: 'passkey_invalid' }, async ({ challenge }) => {
    const passkey = await findPasskeyByCredential(db.kysely, step.response.id);
    const site = relyingParty(step.origin);
    if (!passkey || !site.ok || passkey.rp_id !== site.value.id) return undefined;
    const use = await verifyAssertion(step.response, passkey, { challenge, site: site.value });
    if (!use) return undefined;
    return async (transaction) => {
      const used = await updatePasskeyUse(transaction, passkey, { ...use, last_used_at: now.toISOString() });
      return used ? { with: 'passkey', passkey: { id: passkey.id, name: passkey.name } } : null;
    };
  });
}

function signInWithRecoveryCode(
  db: Database,
  record: RecordEvent,
  step: SecondStep & { code: string },
  now: Date,
): Promise<Outcome> {
  return finish(db, record, { ...step, now, wrong: 'recovery_code_invalid' }, async () => {
    const hash = hashRecoveryCode(step.code);
    if (!(await hasUnusedRecoveryCode(db.kysely, hash))) return undefined;
    return async (transaction) => {
      if (!(await markRecoveryCodeUsed(transaction, hash, now.toISOString()))) return null;
      const { left } = await countRecoveryCodes(transaction);
      return { with: 'recovery_code', left };
    };
  });
}

/** Finishes a sign-in. Counts the attempt before checking it. A failed attempt replaces the challenge, and a successful one consumes it. */
async function finish(
  db: Database,
  record: RecordEvent,
  { id, client, origin, now, wrong, ...request }: Try,
  prove: (begun: StoredChallenge) => Promise<Use | undefined>,
): Promise<Outcome> {
  const bound = { purpose: 'sign-in', bound_to: await clientHash(db.kysely, client) } as const;
  const begun = await openChallenge(db.kysely, id, bound, now);
  if (!begun) return fail({ code: 'sign_in_expired' });
  const counted = await countSecondFactorTry(db, client, now);
  if (!counted.ok) return counted;
  const { attemptsLeft, failed, passed } = counted.value;
  const use = await prove(begun);
  if (!use) {
    await failed();
    const challenge = newChallenge();
    const renewed = await updateChallenge(db.kysely, begun.id_hash, challenge);
    if (!renewed) return fail({ code: 'sign_in_expired' });
    const passkeys = await listPasskeys(db.kysely);
    const again = { id, challenge, expiresAt: new Date(begun.expires_at) };
    return fail({ code: wrong, attemptsLeft, factor: secondFactor(again, passkeys, origin) });
  }
  const signedIn = await db.kysely.transaction().execute(async (transaction): Promise<SignedIn | null> => {
    if (!(await removeChallenge(transaction, begun))) return null;
    const proof = await use(transaction);
    if (!proof) return null;
    const opened = await openSession(transaction, { client, ...request }, now);
    if (proof.with === 'recovery_code') {
      await record(transaction, { name: 'recovery_code_used' }, opened.token);
    }
    await record(transaction, { name: 'signed_in', what: { factor: proof.with } }, opened.token);
    return { ...opened, proof };
  });
  if (!signedIn) return fail({ code: 'sign_in_expired' });
  await passed();
  return ok(signedIn);
}

/**
 * Counts an attempt together with wrong passwords, but under its own hash. The correct password resets the
 * count of wrong passwords, and must not allow unlimited guesses of recovery codes.
 */
async function countSecondFactorTry(db: Database, client: string, now: Date) {
  const networks = await networksOf(db.kysely, client);
  const secondStep = await keyedHash(db.kysely, `second factor of ${client}`);
  const isKnown = await isKnownNetwork(db.kysely, networks[0].hash);
  return countAttempt(db, { networks, isKnown, secondStep }, now);
}
