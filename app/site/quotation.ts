import type { Locale } from '../../shared/locale.ts';

const marks = { en: '“”', es: '«»' } satisfies Record<Locale, string>;

/** Pairs that an owner may have typed around a quote. */
const typed = ['“”', '«»', '„“', '""'];

/** A quote in the quotation marks of its language, which replace marks that already enclose it. */
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

type QuoteLength = 'short' | 'long' | 'longest';

/** A class for the size of the type: all quotes share the height of the tallest, so long ones are set smaller. */
export function quoteLength({ length }: string): QuoteLength {
  if (length <= 240) return 'short';
  return length <= 420 ? 'long' : 'longest';
}
