import { randomBytes, randomUUID } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import { isUniqueViolation, takeAdvisoryLock } from '../../db/dialect.ts';
import type { RegistrationResponse } from '../../shared/passkey-response.ts';
import { type PasskeyRegistration, passkeyLimits } from '../../shared/passkeys.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { RecordEvent } from '../audit/create-recorder.ts';
import { removeChallenge } from './challenge-store.ts';
import { beginChallenge, challengeLengthMs, openChallenge } from './challenges.ts';
import type { AddedPasskey, AddPasskeyFailure, BeginPasskeyFailure } from './passkey-core.ts';
import { insertPasskey, listPasskeys, type StoredPasskey, toPasskey } from './passkey-store.ts';
import { countRecoveryCodes } from './recovery-code-store.ts';
import { replaceRecoveryCodes } from './recovery-codes.ts';
import { relyingParty } from './relying-party.ts';
import { keepFirstSecret } from './secret-store.ts';
import { endOthers, hashToken, type Moment } from './sessions.ts';
import { type PasswordAttempt, provePassword } from './sign-in.ts';
import { algorithms, verifyRegistration } from './verify-passkey.ts';

interface Asked {
  token: string;
  origin: string;
}

/** Begins a new passkey for who has a session and knows the password; a wrong one counts like a wrong sign-in. */
export async function beginPasskey(
  db: Database,
  asked: Asked & PasswordAttempt & { brand: string },
  now: Date,
): Promise<Result<PasskeyRegistration, BeginPasskeyFailure>> {
  const site = relyingParty(asked.origin);
  if (!site.ok) return site;
  const proved = await provePassword(db, { ...asked, hasSession: true }, now);
  if (!proved.ok) return proved;
  const passkeys = await listPasskeys(db.kysely);
  if (passkeys.length >= passkeyLimits.most) return fail({ code: 'too_many_passkeys' });
  const begun = await beginChallenge(db.kysely, bound(asked.token), now);
  const user = await keepFirstSecret(db.kysely, 'passkey_user', randomBytes(32).toString('base64url'));
  return ok({
    id: begun.id,
    options: {
      rp: { id: site.value.id, name: asked.brand },
      // There is one owner, and the password is filed under the same name.
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

/** Keeps the passkey that was made. The first one brings the recovery codes and ends every session but the one that asks. */
export async function addPasskey(
  db: Database,
  record: RecordEvent,
  asked: Asked & { id: string; response: RegistrationResponse; name: string },
  moment: Moment,
): Promise<Result<AddedPasskey, AddPasskeyFailure>> {
  const { now } = moment;
  const site = relyingParty(asked.origin);
  if (!site.ok) return site;
  const begun = await openChallenge(db.kysely, asked.id, bound(asked.token), now);
  // Whatever comes of it, the challenge is used up.
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
      await insertPasskey(transaction, passkey);
      const { left } = await countRecoveryCodes(transaction);
      const recoveryCodes = count === 0 || left === 0 ? await replaceRecoveryCodes(transaction, now) : null;
      await record(transaction, { name: 'passkey_added', what: { id: passkey.id } });
      if (recoveryCodes) await record(transaction, { name: 'recovery_codes_made' });
      if (count === 0) await endOthers(transaction, record, asked.token, moment);
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
