import { isIP } from 'node:net';
import { localName } from '../../shared/requests.ts';
import { fail, ok, type Result } from '../../shared/result.ts';
import type { PasskeyObstacle } from '../../shared/sign-in.ts';

/** The site as passkeys know it: they are made for its host name, and are signed at its origin alone. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * What passkeys need of the site's address (https://www.w3.org/TR/webauthn-3/#relying-party-identifier): a host name
 * and https, or `localhost`, by which a site on this machine is announced.
 */
export function relyingParty(
  siteOrigin: string,
): Result<RelyingParty, { code: 'passkeys_unavailable'; obstacle: PasskeyObstacle }> {
  const { hostname: id, origin, protocol } = new URL(localName(siteOrigin));
  if (id.startsWith('[') || isIP(id))
    return fail({ code: 'passkeys_unavailable', obstacle: 'numeric_address' });
  if (protocol !== 'https:' && id !== 'localhost' && !id.endsWith('.localhost')) {
    return fail({ code: 'passkeys_unavailable', obstacle: 'not_https' });
  }
  return ok({ id, origin });
}
