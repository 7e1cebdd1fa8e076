import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { useSite } from '../site-context.ts';
import { BuyButtons } from './buy-buttons.tsx';
import type { Offer } from './offer.ts';
import styles from './prompts-pack.module.css';
import { SeventyPercent } from './seventy-percent.tsx';

export function PromptsHero({ offer }: { offer: Offer }) {
  const { hero } = useSite().messages.aiPrompts;
  return (
    <div className={`${layout.wrap} ${styles.hero}`}>
      <SeventyPercent />
      <div className={`${layout.grid} ${styles.text}`}>
        <PageLine as="h1" of="prompts_title" builtIn={hero.headline} />
        <div className={styles.side}>
          <PageLine as="p" of="prompts_lede" className={layout.lead} builtIn={hero.subhead} />
          <BuyButtons offer={offer} note={hero.note} />
        </div>
      </div>
    </div>
  );
}
