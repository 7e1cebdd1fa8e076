import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { BuyButtons } from './buy-buttons.tsx';
import type { Offer } from './offer.ts';
import styles from './prompts-hero.module.css';
import { SeventyPercent } from './seventy-percent.tsx';

export function PromptsHero({ offer }: { offer: Offer }) {
  const { hero } = useSite().messages.aiPrompts;
  return (
    <div className={`${layout.wrap} ${styles.hero}`}>
      <SeventyPercent />
      <div className={`${layout.grid} ${styles.text}`}>
        <h1>{hero.headline}</h1>
        <div className={styles.side}>
          <p className={text.lead}>{hero.subhead}</p>
          <BuyButtons offer={offer} note={hero.note} />
        </div>
      </div>
    </div>
  );
}
