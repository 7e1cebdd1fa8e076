import type { Locale } from '../../../shared/locale.ts';
import type { ServiceKey } from '../../../shared/services.ts';
import type { Settings } from '../../../shared/settings.ts';
import { localize } from '../owner-content/localize.ts';
import type { ServiceMessages } from './service-messages.ts';

export interface Quote {
  quote: string;
  author: string;
  isSample: boolean;
}

/**
 * The sample while `quotes` is null; else the owner's quote for that service, or undefined without one in the
 * reader's language.
 */
export function quoteFor(
  service: ServiceKey,
  page: Pick<ServiceMessages, 'quote' | 'quote_author'>,
  quotes: Settings['service_quotes'],
  locale: Locale,
): Quote | undefined {
  if (!quotes) return { quote: page.quote, author: page.quote_author, isSample: true };
  const own = quotes.find((other) => other.service === service);
  const localized = own && localize({ quote: own.quote, author: own.author }, locale);
  return localized && { ...localized, isSample: false };
}
