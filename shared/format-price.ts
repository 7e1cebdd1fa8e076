import type { Locale } from './locale.ts';

const asPrice = {
  maximumFractionDigits: 2,
  trailingZeroDisplay: 'stripIfInteger',
  minimumFractionDigits: 2,
} as const;
const english = new Intl.NumberFormat('en-US', asPrice);
const americanSpanish = new Intl.NumberFormat('es-419', asPrice);

/** A typed price (`19.99`, `19,99`) as a number; undefined for anything else. A comma before three digits could mean thousands. */
export function readPrice(typed: string): number | undefined {
  return /^\s*\d+([.,]\d{1,2})?\s*$/.test(typed) ? Number(typed.replace(',', '.')) : undefined;
}

/** A price as each language writes it, its parts kept on one line: "$67" and "67 USD", "$900 MXN" and "900 MXN". */
export function formatPrice(amount: number, currency: 'USD' | 'MXN', locale: Locale): string {
  // Both dollars and pesos are written with $: whoever reads Spanish is told which they are.
  if (locale === 'es') return `${americanSpanish.format(amount)}\u00a0${currency}`;
  const dollars = `$${english.format(amount)}`;
  return currency === 'MXN' ? `${dollars}\u00a0MXN` : dollars;
}
