import { fill } from '../../../messages/fill.ts';
import type { SectionKey } from '../../../shared/content.ts';
import layout from '../../ui/text.module.css';
import { PageProse } from '../owner-content/page-text.tsx';
import { Headshot } from '../pictures/headshot.tsx';
import { useSite } from '../site-context.ts';
import type { ServiceMessages } from './service-messages.ts';
import styles from './services.module.css';

interface Props {
  /** The section that takes the place of the built-in text. */
  of: SectionKey;
  page: ServiceMessages;
  /** Address of the owner's portrait; empty until there is one. */
  portrait: string;
}

export function ServiceIntro({ of, page, portrait }: Props) {
  const { messages, founder } = useSite();
  const { headshot_alt, headshot_alt_no_name } = messages.services;
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.intro}`}>
      <div className={styles.text}>
        <PageProse of={of}>
          <p className={layout.lead}>{page.intro_1}</p>
          <p>{page.intro_2}</p>
          <p>{page.intro_3}</p>
        </PageProse>
      </div>
      <div className={styles.headshot}>
        <Headshot
          portrait={portrait}
          alt={founder ? fill(headshot_alt, { founder }) : headshot_alt_no_name}
        />
      </div>
    </div>
  );
}
