import { fill } from '../../../messages/fill.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { OwnerHtml } from '../owner-content/owner-html.tsx';
import { Headshot } from '../pictures/headshot.tsx';
import { useSite } from '../site-context.ts';
import styles from './service-intro.module.css';
import type { ServiceMessages } from './service-messages.ts';

interface Props {
  page: ServiceMessages;
  /** Address of the owner's portrait; empty until there is one. */
  portrait: string;
  /** Sanitised HTML in place of the built-in text. */
  override?: string | undefined;
}

export function ServiceIntro({ page, portrait, override }: Props) {
  const { messages, founder } = useSite();
  const { headshot_alt, headshot_alt_no_name } = messages.services;
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.intro}`}>
      <div className={styles.text}>
        {override ? (
          <OwnerHtml html={override} />
        ) : (
          <>
            <p className={text.lead}>{page.intro_1}</p>
            <p>{page.intro_2}</p>
            <p>{page.intro_3}</p>
          </>
        )}
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
