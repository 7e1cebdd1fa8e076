import { lastInstant } from './dates.ts';
import { fail, ok, type Result } from './result.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A day and a time as a clock on the wall shows them: no zone, no offset. */
const wallPattern = /^[1-9]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Whether a name is one of the IANA time zones (`Europe/Madrid`) that this machine knows. Offsets are none. */
export function isTimeZone(name: string): boolean {
  try {
    return /^[A-Za-z]/.test(name) && clockOf(name) !== undefined;
  } catch {
    return false;
  }
}

function clockOf(zone: string): Intl.DateTimeFormat {
  const known = clocks.get(zone);
  if (known) return known;
  const clock = new Intl.DateTimeFormat('en-US', {
    ...{ timeZone: zone, hourCycle: 'h23', calendar: 'gregory', numberingSystem: 'latn' },
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', second: '2-digit' },
  });
  clocks.set(zone, clock);
  return clock;
}

/** How far a zone is ahead of UTC at an instant, in milliseconds. */
function offsetAt(instant: number, zone: string): number {
  const parts = Object.fromEntries(
    clockOf(zone)
      .formatToParts(instant)
      .map(({ type, value }) => [type, Number(value)]),
  );
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  const shown = Date.UTC(year, month - 1, day, hour, minute, second);
  return shown - Math.floor(instant / 1000) * 1000;
}

export interface SkippedTime {
  code: 'time_skipped';
  /** The time that no clock shows, and the one that it shows instead, both `YYYY-MM-DDTHH:MM`. */
  wanted: string;
  instead: string;
  zone: string;
}

export interface DoubleTime {
  code: 'time_twice';
  wanted: string;
  /** The same time with its two offsets: before the clocks are set back, and after. */
  first: string;
  second: string;
  zone: string;
}

export type WallTimeFailure = SkippedTime | DoubleTime | { code: 'time_invalid' };

/** Which of two a time means that a clock shows twice, in the night in which it is set back. */
export type Turn = 'first' | 'second';

/**
 * The instant at which clocks in `zone` show `wall` (`YYYY-MM-DDTHH:MM`, seconds if need be). Where they are set forward it may
 * never come (`time_skipped`), where they are set back it comes twice: `turn` says which is meant, else `time_twice` names both.
 */
export function readWallTime(wall: string, zone: string, turn?: Turn): Result<Date, WallTimeFailure> {
  const shown = wallPattern.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  // Some engines roll 31 February over into March; the day that comes back tells.
  if (Number.isNaN(shown) || !new Date(shown).toISOString().startsWith(wall.slice(0, 10)))
    return fail({ code: 'time_invalid' });
  // No zone changes its offset twice within two days.
  const before = offsetAt(shown - dayMs, zone);
  const after = offsetAt(shown + dayMs, zone);
  const instants = [...new Set([before, after])]
    .map((offset) => shown - offset)
    .filter((instant) => instant + offsetAt(instant, zone) === shown)
    .sort((one, other) => one - other);
  const [first, second] = instants;
  const wanted = wall.slice(0, 16);
  if (first === undefined) {
    // What the clock shows that nobody has set forward, as the calendars of telephones have it (RFC 5545, 3.3.5).
    return fail({ code: 'time_skipped', wanted, instead: wallTime(new Date(shown - before), zone), zone });
  }
  if (second === undefined || turn === 'first') return ok(new Date(Math.min(first, lastInstant)));
  if (turn === 'second') return ok(new Date(second));
  const both = { first: zonedIso(new Date(first), zone), second: zonedIso(new Date(second), zone) };
  return fail({ code: 'time_twice', wanted, ...both, zone });
}

/** What clocks in a zone show at an instant, `YYYY-MM-DDTHH:MM`, as a field for day and time has it. */
export function wallTime(instant: Date, zone: string): string {
  const shown = instant.getTime() + offsetAt(instant.getTime(), zone);
  return new Date(Math.min(shown, lastInstant)).toISOString().slice(0, 16);
}

/** The day that it is in a zone, `YYYY-MM-DD`. */
export function today(zone: string, now: Date = new Date()): string {
  return wallTime(now, zone).slice(0, 10);
}

/** Which of the two an instant is, where clocks show its time twice; undefined on all other days. */
export function turnOf(instant: Date, zone: string): Turn | undefined {
  const first = readWallTime(wallTime(instant, zone), zone, 'first');
  const second = readWallTime(wallTime(instant, zone), zone, 'second');
  if (!first.ok || !second.ok || first.value.getTime() === second.value.getTime()) return undefined;
  return Math.abs(instant.getTime() - first.value.getTime()) < minuteMs ? 'first' : 'second';
}

/** An instant as its zone has it, with the offset that holds then: `2026-11-30T20:00:00-06:00`; in UTC where it is the year 10000 there. */
export function zonedIso(instant: Date, zone: string): string {
  const offset = Math.round(offsetAt(instant.getTime(), zone) / minuteMs);
  if (instant.getTime() + offset * minuteMs > lastInstant) return instant.toISOString();
  const local = new Date(instant.getTime() + offset * minuteMs).toISOString().slice(0, 19);
  return local + offsetText(offset);
}

function offsetText(minutes: number): string {
  const two = (number: number) => String(number).padStart(2, '0');
  const ahead = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${two(Math.floor(ahead / 60))}:${two(ahead % 60)}`;
}
