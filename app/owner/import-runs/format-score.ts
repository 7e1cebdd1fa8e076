import type { Locale } from '../../../shared/locale.ts';

/** A score as percents with two digits. What is not whole never reads as 100 %. */
export function formatScore(score: number, locale: Locale): string {
  const percents = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 2 });
  return percents.format(Math.floor(score * 10_000) / 10_000);
}

export function formatCount(count: number, locale: Locale): string {
  return new Intl.NumberFormat(locale).format(count);
}
