import type { Locale } from './locale.ts';

/** Date-only, or a date and time with or without an offset (docs/specification.md 3.1). */
const postDate =
  /^[1-9]\d{3}-\d\d-\d\d(?:T(?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?<zone>Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)?)?$/;

/** Milliseconds since 1970 UTC, or NaN where the text is no post date or names a day or time that never was. */
function milliseconds(text: string): number {
  const date = postDate.exec(text);
  const day = date ? Date.parse(datePart(text)) : Number.NaN;
  // Some engines roll 31 February over into March; the day that comes back tells.
  if (Number.isNaN(day) || !new Date(day).toISOString().startsWith(datePart(text))) return Number.NaN;
  return Date.parse(text.length === 10 || date?.groups?.zone ? text : `${text}Z`);
}

/** Whether a text is a real calendar date (`YYYY-MM-DD`) or an ISO 8601 timestamp, years 1000 to 9999. */
export function isPostDate(text: string): boolean {
  return !Number.isNaN(milliseconds(text));
}

export function datePart(date: string): string {
  return date.slice(0, 10);
}

/** The end of the year 9999. An offset can push its last day into a fifth digit, which is no post date, and would sort first. */
export const lastInstant = Date.UTC(9999, 11, 31, 23, 59, 59, 999);

/** The instant a post date names, in the year 9999 at the latest: midnight UTC of a date-only one, UTC where there is no offset. An invalid Date for a text that `isPostDate` refuses. */
export function toInstant(date: string): Date {
  return new Date(Math.min(milliseconds(date), lastInstant));
}

/** The instant as UTC text that sorts in order of time. Throws RangeError for what `isPostDate` refuses. */
export function sortKey(date: string): string {
  return toInstant(date).toISOString();
}

/** The date as RSS 2.0 wants it (RFC 822 with a four-digit year): `Mon, 12 Oct 2026 00:00:00 GMT`. */
export function rfc822(date: string): string {
  return toInstant(date).toUTCString();
}

/** The instant of a post in feeds: a date-only one is given at noon UTC, so that it falls on the same day for nearly all readers. */
export function feedInstant(date: string): Date {
  return toInstant(date.length === 10 ? `${date}T12:00Z` : date);
}

/** A post's date for programs: a day stays a day, and a time without an offset says that it is UTC. */
export function machineDate(date: string): string {
  return date.length === 10 || !isPostDate(date) ? date : toInstant(date).toISOString();
}

/** American English: the month first and the clock of 12 hours. Spanish has the clock of 24 everywhere. */
const tags: Record<Locale, string> = { en: 'en-US', es: 'es' };

function formats(options: Intl.DateTimeFormatOptions): Record<Locale, Intl.DateTimeFormat> {
  return { en: new Intl.DateTimeFormat(tags.en, options), es: new Intl.DateTimeFormat(tags.es, options) };
}

const longDay = formats({ day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
const shortDay = formats({ dateStyle: 'medium', timeZone: 'UTC' });
const moment = formats({ dateStyle: 'medium', timeStyle: 'short' });
const clock = formats({ timeStyle: 'short' });

/** The day as written ("October 12, 2026", "12 de octubre de 2026"), so that it never shifts with the reader's time zone. */
export function formatPostDate(date: string, locale: Locale): string {
  const day = toInstant(datePart(date));
  return Number.isNaN(day.getTime()) ? date : longDay[locale].format(day);
}

function formatted(format: Intl.DateTimeFormat, at: string): string {
  const instant = new Date(at);
  return Number.isNaN(instant.getTime()) ? at : format.format(instant);
}

export function formatShortDay(at: string, locale: Locale): string {
  return formatted(shortDay[locale], at);
}

export function formatMoment(at: string, locale: Locale): string {
  return formatted(moment[locale], at);
}

export function formatClock(at: string, locale: Locale): string {
  return formatted(clock[locale], at);
}
