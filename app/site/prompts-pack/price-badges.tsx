import { fill } from '../../../messages/fill.ts';
import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import type { Offer } from './offer.ts';
import styles from './prompts-pack.module.css';

/** Price and access. The price is left out where the owner shows none. */
export function PriceBadges({ offer: { prices, general, mexico } }: { offer: Offer }) {
  const { badges, buy } = useSite().messages.aiPrompts;
  // Pesos are named where they can be paid, and before payment is open.
  const takesPesos = mexico !== '' || general === '';
  const access = [
    [badges.lifetime, badges.lifetime_note],
    [badges.quarterly, badges.quarterly_note],
    [badges.guarantee, badges.guarantee_note],
    [badges.draft, badges.draft_note],
  ] as const;
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.priceBadgesSection}`}>
      <h2 className={layout.heading}>{badges.label}</h2>
      <BareList className={styles.badges}>
        {prices && (
          <li className={styles.price}>
            <p className={mexico ? styles.elsewhere : undefined}>
              <b>{fill(badges.price, { price: prices.usd })}</b> {badges.price_note}
              {takesPesos && <small>{fill(badges.price_or, { price_mxn: prices.mxn })}</small>}
            </p>
            {mexico && (
              <p className={styles.inMexico}>
                <b>{fill(badges.price_mexico, { price_mxn: prices.mxn })}</b> {badges.price_note}
              </p>
            )}
          </li>
        )}
        {access.map(([large, small]) => (
          <li key={large}>
            <b>{large}</b> {small}
          </li>
        ))}
        <li className={styles.jump}>
          <a className={layout.action} href="#checkout">
            {buy.jump}
          </a>
        </li>
      </BareList>
    </section>
  );
}
