import type { CopyRhythm } from '../../../shared/copies.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How far the slots of a rhythm are apart, and where the first lies after 1970 began, a Thursday: at the full hour, at three in the night, on Mondays (UTC). */
const slots: Readonly<Record<Exclude<CopyRhythm, 'off'>, { everyMs: number; firstMs: number }>> = {
  hourly: { everyMs: hourMs, firstMs: 0 },
  daily: { everyMs: dayMs, firstMs: 3 * hourMs },
  weekly: { everyMs: 7 * dayMs, firstMs: 4 * dayMs + 3 * hourMs },
};

/** The last moment, until now, at which a copy was to be made. */
export function lastSlot(rhythm: Exclude<CopyRhythm, 'off'>, now: Date): Date {
  const { everyMs, firstMs } = slots[rhythm];
  return new Date(now.getTime() - modulo(now.getTime() - firstMs, everyMs));
}

export function nextSlot(rhythm: Exclude<CopyRhythm, 'off'>, now: Date): Date {
  return new Date(lastSlot(rhythm, now).getTime() + slots[rhythm].everyMs);
}

/** A copy is too old when two slots have gone by without one, and six hours: a restart or a slow night is no alarm. */
export function isTooOld(rhythm: Exclude<CopyRhythm, 'off'>, madeAt: Date, now: Date): boolean {
  return now.getTime() - madeAt.getTime() > 2 * slots[rhythm].everyMs + 6 * hourMs;
}

function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

/** How long to wait after so many failures in a row, in milliseconds: ten minutes, twenty, forty, then an hour each. */
export function retryAfterMs(failures: number): number {
  return Math.min(10 * 60_000 * 2 ** Math.max(0, failures - 1), hourMs);
}

/** How long a drill holds good, in milliseconds: thirty days. */
export const drillEveryMs = 30 * dayMs;
