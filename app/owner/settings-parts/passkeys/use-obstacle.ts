import { useSyncExternalStore } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { useDesk } from '../../context/owner-context.ts';
import { useSettings } from '../settings-context.ts';

const never = () => () => undefined;

/** Why no passkey can be made on this page, as a sentence; undefined where one can. Known in the browser only. */
export function useObstacle(): string | undefined {
  const { copy } = useDesk();
  const { origin, obstacle } = useSettings().passkeys;
  const here = useSyncExternalStore(
    never,
    () => location.origin,
    () => origin,
  );
  const isKnown = useSyncExternalStore(
    never,
    () => typeof PublicKeyCredential === 'function',
    () => true,
  );
  if (obstacle) return copy.passkeys[obstacle];
  if (here !== origin) return fill(copy.passkeys.elsewhere, { origin: origin ?? '' });
  return isKnown ? undefined : copy.passkeys.unsupported;
}
