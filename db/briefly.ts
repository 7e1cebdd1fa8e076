/**
 * The same result for whoever asks at once, or within so many milliseconds after it came: to ask a thousand times a
 * second costs what asking a few times does.
 */
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
