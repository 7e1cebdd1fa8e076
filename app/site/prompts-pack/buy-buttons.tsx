import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import type { Offer } from './offer.ts';
import styles from './prompts-pack.module.css';

/**
 * "Coming soon" while payment is not open, else the general button and, in Mexico, one in pesos. Until the country is
 * known it says "Loading…"; without scripts both buttons are there.
 */
export function BuyButtons({ offer, note }: { offer: Offer; note?: string }) {
  const { buy } = useSite().messages.aiPrompts;
  const isOpen = offer.general !== '' || offer.mexico !== '';
  const mexico = offer.mexico && (
    <PayLink
      address={offer.mexico}
      label={offer.mexicoLabel}
      className={`${styles.mexico} ${offer.general && button.outlined}`}
    />
  );
  return (
    <div className={styles.buy} data-buy={isOpen ? (offer.general && mexico ? 'two' : 'one') : undefined}>
      <div className={styles.place}>
        {isOpen && (
          <p role="status" className={`${button.button} ${styles.loading}`}>
            {buy.loading}
          </p>
        )}
        {offer.general ? (
          <PayLink address={offer.general} label={offer.generalLabel} className={styles.everywhere} />
        ) : (
          <button
            type="button"
            disabled
            className={`${button.button} ${isOpen ? styles.buyButtonsElsewhere : ''}`}
          >
            {buy.coming_soon}
          </button>
        )}
        {!offer.general && mexico}
      </div>
      {offer.general && mexico}
      <p className={`${layout.small} ${styles.note}`}>
        {note && <span>{note}</span>}
        {offer.general ? <span>{buy.new_tab}</span> : <NotYet isOpen={isOpen} />}
      </p>
    </div>
  );
}

function PayLink({
  address,
  label,
  className,
}: {
  address: string;
  label: string;
  className: string | undefined;
}) {
  const { messages } = useSite();
  return (
    <a className={`${button.button} ${className}`} href={address} target="_blank" rel="noopener">
      {label}
      <span className={layout.hidden}> ({messages.shell.new_tab})</span>
    </a>
  );
}

function NotYet({ isOpen }: { isOpen: boolean }) {
  const { messages, to } = useSite();
  const { buy } = messages.aiPrompts;
  return (
    <span className={isOpen ? styles.buyButtonsElsewhere : undefined}>
      {buy.coming_soon_help} <a href={to(paths.contact)}>{buy.coming_soon_contact}</a>
    </span>
  );
}
