import { useEffect, useEffectEvent } from 'react';

/** Calls `look` at an interval and when the window is shown again, but never while it is hidden. */
export function usePolling(look: () => unknown, everyMs: number): void {
  const lookIfSeen = useEffectEvent(() => {
    if (document.visibilityState === 'visible') look();
  });
  useEffect(() => {
    const again = () => lookIfSeen();
    const polling = setInterval(again, everyMs);
    document.addEventListener('visibilitychange', again);
    return () => {
      clearInterval(polling);
      document.removeEventListener('visibilitychange', again);
    };
  }, [everyMs]);
}
