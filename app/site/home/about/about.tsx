import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import layout from '../../../ui/layout.module.css';
import text from '../../../ui/text.module.css';
import { OwnerHtml } from '../../owner-content/owner-html.tsx';
import { Headshot } from '../../pictures/headshot.tsx';
import { useSite } from '../../site-context.ts';
import styles from './about.module.css';

interface Props {
  /** Address of the owner's portrait; empty until there is one. */
  portrait: string;
  /** Sanitised HTML in place of the built-in paragraphs. */
  override?: string | undefined;
}

export function About({ portrait, override }: Props) {
  const { messages, founder, to } = useSite();
  const { about } = messages.home;
  return (
    <section id="about" className={`${layout.wrap} ${layout.grid} ${styles.section}`}>
      <div className={styles.text}>
        <h2>{about.heading}</h2>
        {override ? (
          <OwnerHtml html={override} />
        ) : (
          <>
            <p className={styles.first}>{founder ? fill(about.p1, { founder }) : about.p1_no_name}</p>
            <p>{about.p2}</p>
            <p>{about.p3}</p>
            <p>{about.p4}</p>
          </>
        )}
        <a className={text.action} href={to(paths.contact)}>
          {about.cta}
        </a>
      </div>
      <div className={styles.portrait}>
        <Headshot
          portrait={portrait}
          alt={founder ? fill(about.portrait_alt, { founder }) : about.portrait_alt_no_name}
        />
      </div>
    </section>
  );
}
