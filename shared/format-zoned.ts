import type { Locale } from './locale.ts';
import { turnOf } from './zoned-time.ts';

const tags: Record<Locale, string> = { en: 'en-US', es: 'es' };

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, zone: string, isTwice: boolean): Intl.DateTimeFormat {
  const key = `${locale} ${zone} ${isTwice}`;
  const known = formats.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat(tags[locale], {
    ...{
      timeZone: zone,
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
    },
    ...(isTwice && { timeZoneName: 'shortOffset' as const }),
  });
  formats.set(key, format);
  return format;
}

/**
 * A moment (ISO 8601) as clocks in a zone show it, the same on the server and in every browser; with its offset where they show
 * that time twice. What is no moment stays as it is.
 */
export function formatZoned(at: string, locale: Locale, zone: string): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return at;
  const text = formatOf(locale, zone, turnOf(instant, zone) !== undefined).format(instant);
  // Versions of the same data differ in the space before AM.
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

/** A moment (ISO 8601) as clocks in a zone show it, with the zone's name, for readers who may be elsewhere. */
export function formatInZone(at: string, locale: Locale, zone: string): string {
  const instant = new Date(at);
  if (Number.isNaN(instant.getTime())) return at;
  const text = instant.toLocaleString(tags[locale], {
    ...{ timeZone: zone, day: 'numeric', month: 'long', year: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZoneName: 'short' },
  });
  return text.replace(/[\u202f\u00a0]/g, ' ');
}

const clocks = Object.fromEntries(
  Object.entries(tags).map(([locale, tag]) => [
    locale,
    new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' }),
  ]),
);

/** The time of a clock on the wall (`YYYY-MM-DDTHH:MM`), without its day. */
export function formatWallClock(wall: string, locale: Locale): string {
  const instant = new Date(`${wall.slice(0, 16)}Z`);
  if (Number.isNaN(instant.getTime())) return wall;
  return (clocks[locale]?.format(instant) ?? wall).replace(/[\u202f\u00a0]/g, ' ');
}

/** A zone by its place: `America/Mexico_City` is Mexico City. */
export function zoneCity(zone: string): string {
  return zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;
}
