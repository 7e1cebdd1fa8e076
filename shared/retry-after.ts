/** Seconds after which a line that is full has moved on. */
const shortWait = 2;

/** After how many seconds a refused password may be sent again, for `Retry-After`; undefined where waiting changes nothing. */
export function retryAfter(failure: { code: string; until?: Date }, now: Date): number | undefined {
  if (failure.until) return Math.max(1, Math.ceil((failure.until.getTime() - now.getTime()) / 1000));
  return failure.code === 'sign_in_busy' || failure.code === 'client_gone' ? shortWait : undefined;
}
