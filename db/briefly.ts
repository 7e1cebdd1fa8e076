/** The same result for all who ask at once, or within `ttlMs` after it came. */
export function briefly<Value>(work: () => Promise<Value>, ttlMs: number): () => Promise<Value> {
  let last: { promise: Promise<Value>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.promise;
    const asked = { promise: work(), until: Number.POSITIVE_INFINITY };
    const end = () => {
      asked.until = performance.now() + ttlMs;
    };
    asked.promise.then(end, end);
    last = asked;
    return asked.promise;
  };
}
