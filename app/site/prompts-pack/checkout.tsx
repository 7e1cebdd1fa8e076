import { paths } from '../../../shared/paths.ts';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import { BuyButtons } from './buy-buttons.tsx';
import type { Offer } from './offer.ts';
import styles from './prompts-pack.module.css';

/** The last call to action: the buttons once more, or a person instead. */
export function Checkout({ offer }: { offer: Offer }) {
  const { messages, to } = useSite();
  const { final } = messages.aiPrompts;
  return (
    <section id="checkout" className={styles.band}>
      <div className={`${layout.wrap} ${layout.grid} ${styles.inner}`}>
        <PageLine as="h2" of="prompts_closing_title" builtIn={final.heading} />
        <div className={styles.action}>
          <PageLine as="p" of="prompts_closing_text" className={layout.lead} builtIn={final.body} />
          <BuyButtons offer={offer} />
          <a className={layout.action} href={to(paths.contact)}>
            {final.human}
          </a>
        </div>
      </div>
    </section>
  );
}
