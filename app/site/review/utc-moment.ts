import type { Locale } from '../../../shared/locale.ts';

/** A moment in Universal Time: nobody knows here where the reader is. */
export function utcMoment(at: string, locale: Locale): string {
  return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
    new Date(at),
  );
}
