import { fill } from '../../../messages/fill.ts';
import { formatPrice, readPrice } from '../../../shared/format-price.ts';
import type { Locale } from '../../../shared/locale.ts';
import { BrandName } from '../../ui/brand-name.tsx';
import { useOwner } from '../context/owner-context.ts';
import styles from '../settings/settings.module.css';
import { useSettings } from './settings-context.ts';

/** The site's name as its header sets it: the logo, or type. */
export function BrandPreview({ brand, logo }: { brand: string; logo: string }) {
  const { settings } = useOwner().messages;
  return (
    <figure className={styles.preview}>
      <figcaption>{settings.preview}</figcaption>
      <p className={styles.brand}>
        {logo ? <img src={logo} alt={brand} key={logo} /> : <BrandName brand={brand} />}
      </p>
    </figure>
  );
}

/** A quote as it is set, in the marks of its language; nothing while it is empty. */
export function QuotePreview({ quote, author }: Record<'quote' | 'author', Record<Locale, string>>) {
  const { messages, locale } = useOwner();
  const language = quote[locale] ? locale : 'en';
  if (!quote[language]) return null;
  return (
    <figure className={styles.preview} lang={language}>
      <figcaption lang={locale}>{messages.settings.preview}</figcaption>
      <blockquote>
        <q>{quote[language].replace(/^[“”"«»\s]+|[“”"«»\s]+$/g, '')}</q>
      </blockquote>
      <p>{author[language]}</p>
    </figure>
  );
}

interface PricePreviewProps {
  usd: string;
  mxn: string;
  isVisible: boolean;
}

/** The words of the button that sells, with the price as it is typed. */
export function PricePreview({ usd, mxn, isVisible }: PricePreviewProps) {
  const { messages, locale } = useOwner();
  const { buy } = useSettings().builtIn;
  const price = formatPrice(readPrice(usd) ?? 0, 'USD', locale);
  const price_mxn = formatPrice(readPrice(mxn) ?? 0, 'MXN', locale);
  return (
    <figure className={styles.preview}>
      <figcaption>{messages.settings.preview}</figcaption>
      <p className={styles.button}>{isVisible ? fill(buy.general, { price }) : buy.plain}</p>
      {isVisible && <p className={styles.button}>{fill(buy.mexico, { price_mxn })}</p>}
    </figure>
  );
}
