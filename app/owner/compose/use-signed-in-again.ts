import { useEffect, useEffectEvent, useRef } from 'react';

/** Goes on with what had met the end of the session, as soon as the password was given. */
export function useSignedInAgain(isSignedOut: boolean, onSignedIn: () => void): void {
  const goOn = useEffectEvent(onSignedIn);
  const wasSignedOut = useRef(false);
  useEffect(() => {
    if (wasSignedOut.current && !isSignedOut) goOn();
    wasSignedOut.current = isSignedOut;
  }, [isSignedOut]);
}
