import { useEffect } from 'react';
import { store } from '../context/browser.ts';

/** How long a session lasts (docs/specification.md 6.2). */
const sessionLengthMs = 86_400_000;

/**
 * Browser-storage keys of both sign-ins (docs/specification.md 3.7) with what they hold for a session that ends at
 * `end`, milliseconds since 1970. The manager's is the time of the sign-in.
 */
const hints = {
  compose_auth: () => 'true',
  compose_auth_expiry: (end: number) => String(end),
  contentManagerAuth: (end: number) => String(end - sessionLengthMs),
};

/** Keeps the hints in browser storage while the session is open. Only hints: the cookie alone decides. */
export function useSessionHint(expiresAt: string | undefined): void {
  useEffect(() => {
    for (const [key, value] of Object.entries(hints)) {
      store(key, expiresAt ? value(Date.parse(expiresAt)) : null);
    }
  }, [expiresAt]);
}
