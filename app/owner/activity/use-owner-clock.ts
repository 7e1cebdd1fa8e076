import { formatClock, formatPostDate } from '../../../shared/dates.ts';
import { useOwner } from '../context/owner-context.ts';
import { useIsInBrowser } from '../context/use-is-in-browser.ts';

/** How a moment, an ISO 8601 timestamp, reads on one clock. */
export interface OwnerClock {
  /** The day it falls on, `YYYY-MM-DD`, and how that is said. */
  day(at: string): string;
  dayName(day: string): string;
  time(at: string): string;
  /** The clock is not the owner's own: the script that knows it has not come. */
  isUtc: boolean;
}

/** The owner's own clock, which only their browser knows; until its script has come it is UTC. */
export function useOwnerClock(): OwnerClock {
  const { locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  return {
    day: (at) => (isInBrowser ? localDay(new Date(at)) : at.slice(0, 10)),
    dayName: (day) => formatPostDate(day, locale),
    time: (at) => (isInBrowser ? formatClock(at, locale) : at.slice(11, 16)),
    isUtc: !isInBrowser,
  };
}

function localDay(date: Date): string {
  const two = (number: number) => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
