const waiting: (() => void)[] = [];

/**
 * Resolves once for each turn of the event loop, in the order of asking. What a request has to compute runs in one
 * stretch; a hundred that come at once would else hold up whoever asks for a file or a kept page until all are done.
 */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    waiting.push(resolve);
    if (waiting.length === 1) setImmediate(goOn);
  });
}

function goOn(): void {
  const next = waiting[0];
  next?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
}
