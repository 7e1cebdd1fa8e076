export interface Waiting {
  /** Settles with the next `goAll`, or after so many milliseconds. */
  wait(timeoutMs: number): Promise<void>;
  goAll(): void;
}

/** Those who wait for one thing to happen. */
export function createWaiting(): Waiting {
  const waiting = new Set<() => void>();
  return {
    wait: (timeoutMs) => {
      const { promise, resolve } = Promise.withResolvers<void>();
      const go = () => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve();
      };
      const timer = setTimeout(go, timeoutMs);
      waiting.add(go);
      return promise;
    },
    goAll: () => {
      for (const go of waiting) go();
    },
  };
}
