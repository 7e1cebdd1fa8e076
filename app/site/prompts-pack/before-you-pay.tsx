import { fill } from '../../../messages/fill.ts';
import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { Headshot } from '../pictures/headshot.tsx';
import { useSite } from '../site-context.ts';
import styles from './prompts-pack.module.css';

export function BeforeYouPay({ portrait }: { portrait: string }) {
  const { messages, founder } = useSite();
  const { trust } = messages.aiPrompts;
  const caption = founder && fill(trust.portrait_caption, { founder });
  return (
    <section className={`${layout.wrap} ${layout.grid} ${styles.beforeYouPaySection}`}>
      <PageLine as="h2" of="prompts_trust_title" builtIn={trust.heading} />
      <div className={styles.portrait}>
        {/* An empty frame has its own text. */}
        <Headshot portrait={portrait} alt={caption || messages.services.headshot_alt_no_name} />
        {portrait && caption && (
          <p className={layout.small} aria-hidden="true">
            {caption}
          </p>
        )}
      </div>
      <BareList className={styles.beforeYouPayText}>
        {(['writer', 'guarantee', 'payment', 'privacy'] as const).map((line) => (
          <PageLine key={line} as="li" of={`prompts_${line}`} builtIn={trust[line]} />
        ))}
      </BareList>
    </section>
  );
}
