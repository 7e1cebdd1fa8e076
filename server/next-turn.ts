const waiting: (() => void)[] = [];

/** Turns in a row that may pass without work, for connections. */
const mostTurns = 100;

let hasNewConnection = false;
let turns = 0;

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

/**
 * Says that a connection has come. Node takes one a turn: while they come the turns pass without work, else whoever comes
 * behind two hundred others would wait for the work of all.
 */
export function noteConnection(): void {
  hasNewConnection = true;
}

function goOn(): void {
  if (hasNewConnection && turns < mostTurns) {
    hasNewConnection = false;
    turns += 1;
    setImmediate(goOn);
    return;
  }
  turns = 0;
  const next = waiting[0];
  next?.();
  waiting.shift();
  if (waiting.length > 0) setImmediate(goOn);
}
