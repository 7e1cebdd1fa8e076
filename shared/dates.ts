import type { Locale } from './locale.ts';

/** Date-only, or a date and time with or without an offset (docs/specification.md 3.1). */
const postDate =
  /^(?<year>[1-9]\d{3})-(?<month>\d\d)-(?<day>\d\d)(?:T(?<hour>\d\d):(?<minute>\d\d)(?::(?<second>\d\d)(?:\.(?<fraction>\d{1,9}))?)?(?:Z|(?<sign>[+-])(?<offsetHour>\d\d):(?<offsetMinute>\d\d))?)?$/;

/** Milliseconds since 1970 UTC, or NaN where the text is no post date or names a day or time that never was. */
function milliseconds(text: string): number {
  const parts = postDate.exec(text)?.groups;
  if (!parts) return Number.NaN;
  const part = (name: string) => Number(parts[name] ?? 0);
  const [hour, minute, second] = [part('hour'), part('minute'), part('second')];
  const [offsetHour, offsetMinute] = [part('offsetHour'), part('offsetMinute')];
  if (hour > 23 || minute > 59 || second > 59 || offsetHour > 23 || offsetMinute > 59) return Number.NaN;

  const day = new Date(Date.UTC(part('year'), part('month') - 1, part('day')));
  // Date.UTC rolls 31 February over into March; the day that comes back tells.
  if (day.getUTCMonth() !== part('month') - 1 || day.getUTCDate() !== part('day')) return Number.NaN;

  const fraction = Number((parts.fraction ?? '').slice(0, 3).padEnd(3, '0'));
  const offset = (parts.sign === '-' ? -1 : 1) * (offsetHour * 60 + offsetMinute);
  return day.getTime() + ((hour * 60 + minute - offset) * 60 + second) * 1000 + fraction;
}

/** Whether a text is a real calendar date (`YYYY-MM-DD`) or an ISO 8601 timestamp, years 1000 to 9999. */
export function isPostDate(text: string): boolean {
  return !Number.isNaN(milliseconds(text));
}

/** The day as written (`YYYY-MM-DD`), whatever the offset. */
export function datePart(date: string): string {
  return date.slice(0, 10);
}

/** The year as written: four digits. */
export function yearOf(date: string): string {
  return date.slice(0, 4);
}

/**
 * The instant a post date names: midnight UTC of a date-only one, UTC where there is no offset.
 * An invalid Date for a text that `isPostDate` refuses.
 */
export function toInstant(date: string): Date {
  return new Date(milliseconds(date));
}

const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/**
 * The instant as UTC text (`2026-10-12T00:00:00.000Z`) whose alphabetical order is the order in time.
 * Throws RangeError for a text that `isPostDate` refuses.
 */
export function sortKey(date: string): string {
  // An offset can push the last day of 9999 into a fifth digit, which would sort first.
  return new Date(Math.min(milliseconds(date), lastInstant)).toISOString();
}

/** The date as RSS 2.0 wants it (RFC 822 with a four-digit year): `Mon, 12 Oct 2026 00:00:00 GMT`. */
export function rfc822(date: string): string {
  return toInstant(date).toUTCString();
}

/** The day first and the clock of 24 hours, in English too: British is the house style. */
const tags: Record<Locale, string> = { en: 'en-GB', es: 'es' };

function formats(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  return { en: new Intl.DateTimeFormat(tags.en, options), es: new Intl.DateTimeFormat(tags.es, options) };
}

const longDay = formats({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = formats({ dateStyle: 'medium', timeZone: 'UTC' });
const moment = formats({ dateStyle: 'medium', timeStyle: 'short' });
const clock = formats({ timeStyle: 'short' });

/**
 * The day as readers see it: "12 October 2026", "12 de octubre de 2026". It is the day as written, so
 * that it never shifts with the reader's time zone. A text that is no date comes back as it is.
 */
export function formatPostDate(date: string, locale: Locale): string {
  const day = toInstant(datePart(date));
  return Number.isNaN(day.getTime()) ? date : longDay[locale].format(day);
}

/** A text that is no timestamp comes back as it is. */
function formatted(format: Intl.DateTimeFormat, at: string): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? at : format.format(instant);
}

/** The day of an ISO 8601 timestamp in UTC, for lists: "12 Oct 2026", "12 oct 2026". */
export function formatShortDay(at: string, locale: Locale): string {
  return formatted(shortDay[locale], at);
}

/** An ISO 8601 timestamp on the clock of whoever runs this: "12 Oct 2026, 14:05". */
export function formatMoment(at: string, locale: Locale): string {
  return formatted(moment[locale], at);
}

/** Its time of day alone: "14:05". */
export function formatClock(at: string, locale: Locale): string {
  return formatted(clock[locale], at);
}

/** The current day in UTC, `YYYY-MM-DD`. */
export function today(now: Date = new Date()): string {
  return datePart(now.toISOString());
}
