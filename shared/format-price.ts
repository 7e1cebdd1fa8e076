import type { Locale } from './locale.ts';

const english = new Intl.NumberFormat('en-US');
const americanSpanish = new Intl.NumberFormat('es-419');

/** A price as each language writes it, its parts kept on one line: "$67" and "67 USD", "$900 MXN" and "900 MXN". */
export function formatPrice(amount: number, currency: 'USD' | 'MXN', locale: Locale): string {
  // Both dollars and pesos are written with $: whoever reads Spanish is told which they are.
  if (locale === 'es') return `${americanSpanish.format(amount)}\u00a0${currency}`;
  const dollars = `$${english.format(amount)}`;
  return currency === 'MXN' ? `${dollars}\u00a0MXN` : dollars;
}
