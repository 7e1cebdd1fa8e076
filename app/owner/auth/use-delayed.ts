import { useEffect, useState } from 'react';

/** How long a wait may be before it is spoken of, in milliseconds: what is shorter would only flicker. */
const patience = 150;

/** True once `isWaiting` has been so for a while; false at once when it ends. Never true on the server. */
export function useDelayed(isWaiting: boolean): boolean {
  const [lasts, setLasts] = useState(false);
  useEffect(() => {
    if (!isWaiting) return undefined;
    const timer = setTimeout(() => setLasts(true), patience);
    return () => {
      clearTimeout(timer);
      setLasts(false);
    };
  }, [isWaiting]);
  return isWaiting && lasts;
}
