import type { Passkey } from '../../shared/passkeys.ts';
import type { StoredPasskey } from './passkey-store.ts';
import type { RelyingParty } from './relying-party.ts';

/** A passkey as its owner sees it; `site` is null where the address of the site knows no passkeys. */
export function shownPasskey(passkey: StoredPasskey, site: RelyingParty | null): Passkey {
  const { id, name, created_at, last_used_at, backed_up, rp_id } = passkey;
  return {
    id,
    name,
    created_at,
    last_used_at,
    backed_up: backed_up === 1,
    host: rp_id,
    usable: site?.id === rp_id,
  };
}
