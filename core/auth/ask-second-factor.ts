import type { Database } from '../../db/connect.ts';
import type { PasskeyRequest, SecondFactor } from '../../shared/sign-in.ts';
import { type Begun, beginChallenge, challengeLengthMs } from './challenges.ts';
import { hashNetworks } from './hash-networks.ts';
import { networksOf } from './networks.ts';
import { listPasskeys, type StoredPasskey } from './passkey-store.ts';
import { type RelyingParty, relyingParty } from './relying-party.ts';

/** Begins the second step of a sign-in whose password was right; undefined where the owner has no passkey. */
export async function askSecondFactor(
  db: Database,
  { client, origin }: { client: string; origin: string },
  now: Date,
): Promise<SecondFactor | undefined> {
  const passkeys = await listPasskeys(db.kysely);
  if (passkeys.length === 0) return undefined;
  const bound = {
    purpose: 'sign-in',
    bound_to: (await hashNetworks(db.kysely, networksOf(client))).own,
  } as const;
  return secondFactor(await beginChallenge(db.kysely, bound, now), passkeys, origin);
}

/** What the browser needs to finish a sign-in. No browser would offer a passkey of another host name. */
export function secondFactor(begun: Begun, passkeys: StoredPasskey[], origin: string): SecondFactor {
  const site = relyingParty(origin);
  const usable = site.ok ? passkeys.filter(({ rp_id }) => rp_id === site.value.id) : [];
  return {
    id: begun.id,
    expires_at: begun.expiresAt.toISOString(),
    options: site.ok && usable.length > 0 ? requestOptions(site.value, usable, begun.challenge) : null,
    origin: site.ok && usable.length > 0 ? site.value.origin : null,
  };
}

function requestOptions({ id }: RelyingParty, passkeys: StoredPasskey[], challenge: string): PasskeyRequest {
  return {
    rpId: id,
    challenge,
    timeout: challengeLengthMs,
    userVerification: 'required',
    allowCredentials: passkeys.map(({ credential_id, transports }) => ({
      id: credential_id,
      type: 'public-key',
      transports: JSON.parse(transports) as string[],
    })),
  };
}
