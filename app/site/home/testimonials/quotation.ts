import type { Locale } from '../../../../shared/locale.ts';

const marks = { en: '“”', es: '«»' } satisfies Record<Locale, string>;

/** Every pair that an owner may have typed around a quote. */
const typed = ['“”', '«»', '„“', '""'];

/** A quote within the quotation marks of its language, and only those: marks that already enclose it give way. */
export function quotation(quote: string, locale: Locale): string {
  const isEnclosed = typed.some(
    ([open = '', close = '']) =>
      quote.length > 2 &&
      quote.startsWith(open) &&
      quote.endsWith(close) &&
      // “No,” he said. “Never.” is not one quote but two.
      !quote.slice(1, -1).includes(open),
  );
  const [open, close] = marks[locale];
  return `${open}${isEnclosed ? quote.slice(1, -1).trim() : quote}${close}`;
}

export type QuoteLength = 'short' | 'long' | 'longest';

/**
 * How long a quote is, in characters, for the size that it is set in: as all quotes share the height of the tallest,
 * a long one in large type would leave the others alone in an empty room.
 */
export function quoteLength({ length }: string): QuoteLength {
  if (length <= 240) return 'short';
  return length <= 420 ? 'long' : 'longest';
}
