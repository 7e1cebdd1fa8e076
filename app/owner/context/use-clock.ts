import { formatWallClock, formatZoned } from '../../../shared/format-zoned.ts';
import { wallTime } from '../../../shared/zoned-time.ts';
import { useOwner } from './owner-context.ts';
import { useIsInBrowser } from './use-is-in-browser.ts';

/** How moments (ISO 8601 timestamps) read in one time zone. */
export interface Clock {
  /** As IANA names it. */
  zone: string;
  /** The zone is unknown until the page's script has come, and this is UTC. */
  isUtc: boolean;
  /** Day and time; '' for none. */
  moment: (at: string) => string;
  /** The time alone. */
  time: (at: string) => string;
  /** The day it falls on, `YYYY-MM-DD`. */
  day: (at: string) => string;
}

/** The clock of the owner's area: that of the site's time zone, or of this device while none is chosen. */
export function useClock(): Clock {
  const { schedule, locale } = useOwner();
  const isInBrowser = useIsInBrowser();
  const isUtc = !schedule?.zone && !isInBrowser;
  const zone = schedule?.zone || (isInBrowser ? deviceZone() : 'UTC');
  const wall = (at: string) => wallTime(new Date(at), zone);
  const note = isUtc ? ' UTC' : '';
  return {
    zone,
    isUtc,
    moment: (at) => at && formatZoned(at, locale, zone) + note,
    time: (at) => formatWallClock(wall(at), locale) + note,
    day: (at) => wall(at).slice(0, 10),
  };
}

/** The time zone of this device; only in the browser. */
export function deviceZone(): string {
  return Intl.DateTimeFormat().resolvedOptions().timeZone;
}
