import type { Locale } from '../../../shared/locale.ts';

/** A size in bytes as people read it: "840 kB", "2.4 MB"; 1,024 each, as the limit is counted. */
export function fileSize(bytes: number, locale: Locale): string {
  const [value, unit] = bytes < 1024 * 1024 ? [bytes / 1024, 'kilobyte'] : [bytes / 1024 / 1024, 'megabyte'];
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: value < 10 ? 1 : 0,
  }).format(value);
}
