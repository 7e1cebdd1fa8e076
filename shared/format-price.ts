import type { Locale } from './locale.ts';

/** A price as each language writes it, its parts kept on one line: "$67", "67 USD", "$900 MXN". */
export function formatPrice(amount: number, currency: 'USD' | 'MXN', locale: Locale): string {
  const number = new Intl.NumberFormat(locale).format(amount);
  // Both dollars and pesos are written with $: whoever reads Spanish is told which they are.
  if (currency === 'MXN') return `$${number}\u00a0MXN`;
  return locale === 'es' ? `${number}\u00a0USD` : `$${number}`;
}
