import type { Locale } from '../../../shared/locale.ts';

/** To make one takes the time of a hundred uses, and a report has one for each of its lines. */
function formats(options: Intl.NumberFormatOptions): Record<Locale, Intl.NumberFormat> {
  return { en: new Intl.NumberFormat('en', options), es: new Intl.NumberFormat('es', options) };
}

const percents = formats({ style: 'percent', maximumFractionDigits: 2 });
const counts = formats({});

/** A score as percents with two digits. What is not whole never reads as 100 %. */
export function formatScore(score: number, locale: Locale): string {
  return percents[locale].format(Math.floor(score * 10_000) / 10_000);
}

export function formatCount(count: number, locale: Locale): string {
  return counts[locale].format(count);
}
