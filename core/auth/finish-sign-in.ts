import type { Database } from '../../db/connect.ts';
import type { AssertionResponse } from '../../shared/passkey-response.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { secondFactor } from './ask-second-factor.ts';
import { removeChallenge, type StoredChallenge, updateChallenge } from './challenge-store.ts';
import { newChallenge, openChallenge } from './challenges.ts';
import { hashNetworks } from './hash-networks.ts';
import { networksOf } from './networks.ts';
import type { SecondFactorFailure, SecondFactorProof, SignedIn } from './passkey-core.ts';
import { findPasskeyByCredential, listPasskeys, updatePasskeyUse } from './passkey-store.ts';
import { countRecoveryCodes, hasUnusedRecoveryCode, markRecoveryCodeUsed } from './recovery-code-store.ts';
import { hashRecoveryCode } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { countSecondFactorTry } from './second-factor-attempts.ts';
import type { SignInRequest } from './session-core.ts';
import { openSession } from './sessions.ts';
import { verifyAssertion } from './verify-passkey.ts';

interface SecondStep extends SignInRequest {
  id: string;
  client: string;
  origin: string;
}

/** A second step with the moment it is tried at, and with what it fails when the proof is none. */
interface Try extends SecondStep {
  now: Date;
  wrong: 'passkey_invalid' | 'recovery_code_invalid';
}

type Outcome = Result<SignedIn, SecondFactorFailure>;

/** What a proof comes to in the transaction that uses the sign-in up; null where another was faster. */
type Use = (transaction: Database['kysely']) => Promise<SecondFactorProof | null>;

/** Opens a session for the right signature of one of the owner's passkeys. */
export function signInWithPasskey(
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

/** Opens a session for one of the recovery codes, which is used up. */
export function signInWithRecoveryCode(
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

/** Counts a try before it is looked at. A wrong one changes the challenge, the right one uses the sign-in up, once. */
async function finish(
  db: Database,
  record: RecordEvent,
  { id, client, origin, now, wrong, ...request }: Try,
  prove: (begun: StoredChallenge) => Promise<Use | undefined>,
): Promise<Outcome> {
  const bound = {
    purpose: 'sign-in',
    bound_to: (await hashNetworks(db.kysely, networksOf(client))).own,
  } as const;
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
