import { fill } from '../../../../messages/fill.ts';
import { useOwner } from '../../context/owner-context.ts';
import { useIsInBrowser } from '../../context/use-is-in-browser.ts';
import { useSettings } from '../settings-context.ts';

/** Why no passkey can be made on this page, as a sentence; undefined where one can. Known in the browser only. */
export function useObstacle(): string | undefined {
  const { messages } = useOwner();
  const { origin, obstacle } = useSettings().passkeys;
  const isInBrowser = useIsInBrowser();
  if (obstacle) return messages.passkeys[obstacle];
  if (!isInBrowser) return undefined;
  if (location.origin !== origin) return fill(messages.passkeys.elsewhere, { origin: origin ?? '' });
  return typeof PublicKeyCredential === 'function' ? undefined : messages.passkeys.unsupported;
}
