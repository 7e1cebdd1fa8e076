/** How a cache is made to forget: after so many seconds, and at so many moments a second (each a burst of `purgesPerChange`, a second apart). */
export interface Forgetting {
  maxAge: number;
  changesPerSecond: number;
  purgesPerChange: number;
}

/** The mean life of what a cache keeps, in seconds: it ends with its time, or with the next change, whichever comes first. */
function meanLife({ maxAge, changesPerSecond }: Forgetting): number {
  if (changesPerSecond === 0) return maxAge;
  return (1 - Math.exp(-changesPerSecond * maxAge)) / changesPerSecond;
}

/**
 * How often a second a cache must ask for a page that is asked for `rate` times a second, at random moments: one life and one
 * wait for the next reader after it make a round with one miss. A page read between two purges of one change is asked for again.
 */
export function missRate(rate: number, forgetting: Forgetting): number {
  if (rate === 0) return 0;
  const first = rate / (1 + rate * meanLife(forgetting));
  const again = forgetting.changesPerSecond * (forgetting.purgesPerChange - 1) * (1 - Math.exp(-rate));
  return Math.min(rate, first + again);
}
