import type { Locale } from './locale.ts';
import { fail, ok, type Result } from './result.ts';

/** A date, or a date and time with or without an offset (docs/specification.md 3.1). */
const postDate =
  /^[1-9]\d{3}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?<zone>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** Returns milliseconds since 1970 UTC, or NaN for anything but an existing date and time. */
function milliseconds(text: string): number {
  const date = postDate.exec(text);
  const day = date ? Date.parse(datePart(text)) : Number.NaN;
  // Some engines turn February 31 into March 3, so compare the day.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(datePart(text))) return Number.NaN;
  return Date.parse(text.length === 10 || date?.groups?.zone ? text : `${text}Z`);
}

/** Checks for an existing date (`YYYY-MM-DD`) or ISO 8601 timestamp in the years 1000 to 9999. */
export function isPostDate(text: string): boolean {
  return !Number.isNaN(milliseconds(text));
}

export function datePart(date: string): string {
  return date.slice(0, 10);
}

/** The end of the year 9999. An offset could move a date into a five-digit year, which would sort first. */
const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * Returns a post date's instant, at most the end of 9999: midnight UTC for a date, UTC without an offset.
 * Returns an invalid Date if `isPostDate` is false.
 */
export function toInstant(date: string): Date {
  return new Date(Math.min(milliseconds(date), lastInstant));
}

/** Returns the instant as sortable UTC text. Throws RangeError if `isPostDate` is false. */
export function sortKey(date: string): string {
  return toInstant(date).toISOString();
}

/** Returns the date for RSS 2.0 (RFC 822 with a four-digit year): `Mon, 12 Oct 2026 00:00:00 GMT`. */
export function rfc822(date: string): string {
  return toInstant(date).toUTCString();
}

/** Returns a post's instant in feeds. A date becomes noon UTC, the same day for nearly all readers. */
export function feedInstant(date: string): Date {
  return toInstant(date.length === 10 ? `${date}T12:00Z` : date);
}

/** Returns a post's date for programs. A date stays a date, and a time without an offset gets UTC. */
export function machineDate(date: string): string {
  return date.length === 10 || !isPostDate(date) ? date : toInstant(date).toISOString();
}

/** US English: month first, 12-hour clock. Spanish always uses the 24-hour clock. */
const tags: Record<Locale, string> = { en: 'en-US', es: 'es' };

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * Formats an instant in a language. Text that isn't an instant is returned unchanged. Formatters are cached,
 * because creating one takes longer than using it.
 */
function format(at: string | Date, locale: Locale, options: Intl.DateTimeFormatOptions): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return String(at);
  const key = `${locale} ${Object.entries(options)}`;
  const formatter = formatters.get(key) ?? new Intl.DateTimeFormat(tags[locale], options);
  formatters.set(key, formatter);
  // Versions of the locale data use different spaces before AM.
  return formatter.format(instant).replace(/[\u202f\u00a0]/g, ' ');
}

/** Formats the day as written ("October 12, 2026", "12 de octubre de 2026"), whatever the time zone. */
export function formatPostDate(date: string, locale: Locale): string {
  const day = toInstant(datePart(date));
  if (Number.isNaN(day.getTime())) return date;
  return format(day, locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
}

export function formatShortDay(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'medium', timeZone: 'UTC' });
}

export function formatMoment(at: string, locale: Locale): string {
  return format(at, locale, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatClock(at: string, locale: Locale): string {
  return format(at, locale, { timeStyle: 'short' });
}

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** A local date and time without a zone or offset. */
const wallPattern = /^[1-9]\d{3}-\d\d-\d\dT(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,3})?)?$/;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Checks whether a name is an IANA time zone (`Europe/Madrid`) known to this system. Offsets aren't. */
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

/** Returns a zone's offset from UTC at an instant, in ms. */
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
  /** The skipped time, and the time clocks show instead, both `YYYY-MM-DDTHH:MM`. */
  wanted: string;
  instead: string;
  zone: string;
}

export interface DoubleTime {
  code: 'time_twice';
  wanted: string;
  /** The local time with its two offsets: before and after the clocks are set back. */
  first: string;
  second: string;
  zone: string;
}

export type WallTimeFailure = SkippedTime | DoubleTime | { code: 'time_invalid' };

/** The first or second occurrence of a local time that happens twice. */
export type Turn = 'first' | 'second';

/**
 * Returns the instant at which clocks in `zone` show `wall` (`YYYY-MM-DDTHH:MM`, optionally with seconds).
 * Fails with `time_skipped` if clocks skip the time, and with `time_twice` if it happens twice and `turn`
 * doesn't say which one.
 */
export function readWallTime(wall: string, zone: string, turn?: Turn): Result<Date, WallTimeFailure> {
  const shown = wallPattern.test(wall) ? Date.parse(`${wall}Z`) : Number.NaN;
  // Some engines turn February 31 into March 3, so compare the day.
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
    // The time with the offset before the change (RFC 5545, 3.3.5).
    return fail({ code: 'time_skipped', wanted, instead: wallTime(new Date(shown - before), zone), zone });
  }
  if (second === undefined || turn === 'first') return ok(new Date(Math.min(first, lastInstant)));
  if (turn === 'second') return ok(new Date(second));
  const both = { first: zonedIso(new Date(first), zone), second: zonedIso(new Date(second), zone) };
  return fail({ code: 'time_twice', wanted, ...both, zone });
}

/** Returns the local time in a zone at an instant, `YYYY-MM-DDTHH:MM`, as in a `datetime-local` input. */
export function wallTime(instant: Date, zone: string): string {
  const shown = instant.getTime() + offsetAt(instant.getTime(), zone);
  return new Date(Math.min(shown, lastInstant)).toISOString().slice(0, 16);
}

/** Returns the current date in a zone, `YYYY-MM-DD`. */
export function today(zone: string, now: Date = new Date()): string {
  return wallTime(now, zone).slice(0, 10);
}

/** Returns which of two occurrences an instant is if its local time happens twice; otherwise undefined. */
export function turnOf(instant: Date, zone: string): Turn | undefined {
  const first = readWallTime(wallTime(instant, zone), zone, 'first');
  const second = readWallTime(wallTime(instant, zone), zone, 'second');
  if (!first.ok || !second.ok || first.value.getTime() === second.value.getTime()) return undefined;
  return Math.abs(instant.getTime() - first.value.getTime()) < minuteMs ? 'first' : 'second';
}

/**
 * Returns an instant in a zone with the offset at that time: `2026-11-30T20:00:00-06:00`. Uses UTC if the
 * zone's date is in the year 10000.
 */
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

/**
 * Formats a timestamp (ISO 8601) in a zone, identically on the server and in every browser, with its offset
 * if the local time happens twice. Other text is returned unchanged.
 */
export function formatZoned(at: string, locale: Locale, zone: string): string {
  const instant = new Date(at);
  const isTwice = !Number.isNaN(instant.getTime()) && turnOf(instant, zone) !== undefined;
  return format(at, locale, {
    ...{ timeZone: zone, day: 'numeric', month: 'short', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', ...(isTwice && { timeZoneName: 'shortOffset' }) },
  });
}

/** Formats a timestamp (ISO 8601) in a zone with the zone's name, for readers elsewhere. */
export function formatInZone(at: string, locale: Locale, zone: string): string {
  return format(at, locale, {
    ...{ timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
}

/** Formats the time of day in `YYYY-MM-DDTHH:MM`. */
export function formatWallClock(wall: string, locale: Locale): string {
  const instant = new Date(`${wall.slice(0, 16)}Z`);
  return Number.isNaN(instant.getTime())
    ? wall
    : format(instant, locale, { timeStyle: 'short', timeZone: 'UTC' });
}

/** Returns a zone's city: Mexico City for `America/Mexico_City`. */
export function zoneCity(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
