import { fill } from '../../../messages/fill.ts';
import { formatPrice } from '../../../shared/format-price.ts';
import type { Settings } from '../../../shared/settings.ts';
import type { Site } from '../site-context.ts';

export type OfferSettings = Pick<
  Settings,
  'payment_link' | 'payment_link_mexico' | 'price_usd' | 'price_mxn' | 'show_price'
>;

/** How the pack is paid, in the reader's language. */
export interface Offer {
  /** Address of the payment page; empty while payment is not open. */
  general: string;
  mexico: string;
  generalLabel: string;
  mexicoLabel: string;
  /** Undefined when the owner shows no price. */
  prices?: { usd: string; mxn: string } | undefined;
}

export function offerOf(
  settings: OfferSettings,
  { messages, locale }: Pick<Site, 'messages' | 'locale'>,
): Offer {
  const { buy } = messages.aiPrompts;
  const usd = formatPrice(settings.price_usd, 'USD', locale);
  const mxn = formatPrice(settings.price_mxn, 'MXN', locale);
  // Beside a price in pesos "$67" says too little.
  const named = settings.payment_link_mexico && locale === 'en' ? `${usd}\u00a0USD` : usd;
  const isPriceVisible = settings.show_price;
  return {
    general: settings.payment_link,
    mexico: settings.payment_link_mexico,
    generalLabel: isPriceVisible ? fill(buy.general, { price: named }) : buy.general_no_price,
    mexicoLabel: isPriceVisible ? fill(buy.mexico, { price_mxn: mxn }) : buy.mexico_no_price,
    prices: isPriceVisible ? { usd, mxn } : undefined,
  };
}
