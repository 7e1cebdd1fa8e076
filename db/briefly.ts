/**
 * The same answer for whoever asks at once, or within so many milliseconds after it came: to ask a thousand times a
 * second costs what asking a few times does.
 */
export function briefly<Value>(work: () => Promise<Value>, lastingMs: number): () => Promise<Value> {
  let last: { answer: Promise<Value>; until: number } | undefined;
  return () => {
    if (last && performance.now() < last.until) return last.answer;
    const asked = { answer: work(), until: Number.POSITIVE_INFINITY };
    const end = () => {
      asked.until = performance.now() + lastingMs;
    };
    asked.answer.then(end, end);
    last = asked;
    return asked.answer;
  };
}
