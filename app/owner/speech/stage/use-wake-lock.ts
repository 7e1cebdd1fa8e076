import { useEffect, useState } from 'react';

/** Keeps the screen from going dark while the page is seen. False where the browser can't, or would not; undefined until it has answered. */
export function useWakeLock(): boolean | undefined {
  const [isAwake, setIsAwake] = useState<boolean>();
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let isOver = false;
    const ask = async () => {
      if (document.visibilityState !== 'visible') return;
      try {
        // Not in every browser, and nowhere without https.
        const asked = await (navigator as Partial<Navigator>).wakeLock?.request('screen');
        if (isOver) void asked?.release();
        else {
          lock = asked;
          setIsAwake(asked !== undefined);
          // Taken away while the page is seen: the battery is low, say.
          asked?.addEventListener('release', () => {
            if (!isOver && document.visibilityState === 'visible') setIsAwake(false);
          });
        }
      } catch {
        setIsAwake(false);
      }
    };
    // A page that is hidden loses its lock.
    document.addEventListener('visibilitychange', ask);
    void ask();
    return () => {
      isOver = true;
      document.removeEventListener('visibilitychange', ask);
      void lock?.release();
    };
  }, []);
  return isAwake;
}
