import { useSyncExternalStore } from 'react';
import { fill } from '../../../../copy/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useSettings } from '../settings-context.ts';

const never = () => () => undefined;

/** Why no passkey can be made on this page, as a sentence; undefined where one can. Known in the browser only. */
export function useObstacle(): string | undefined {
  const { messages } = useOwner();
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
  if (obstacle) return messages.passkeys[obstacle];
  if (here !== origin) return fill(messages.passkeys.elsewhere, { origin: origin ?? '' });
  return isKnown ? undefined : messages.passkeys.unsupported;
}
