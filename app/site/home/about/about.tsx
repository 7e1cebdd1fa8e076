import { fill } from '../../../../messages/fill.ts';
import { paths } from '../../../../shared/paths.ts';
import layout from '../../../ui/text.module.css';
import { PageLine, PageProse } from '../../page-text.tsx';
import { Headshot } from '../../pictures.tsx';
import { useSite } from '../../site-context.ts';
import styles from '../home.module.css';

/** `portrait` is the address of the owner's; empty until there is one. */
export function About({ portrait }: { portrait: string }) {
  const { messages, founder, showsSamples = true, to } = useSite();
  const { about } = messages.home;
  return (
    <section id="about" className={`${layout.wrap} ${layout.grid} ${styles.aboutSection}`}>
      <div className={portrait || showsSamples ? styles.text : `${styles.text} ${styles.alone}`}>
        <PageLine as="h2" of="about_title" builtIn={about.heading} />
        <PageProse of="about_content">
          <p className={styles.first}>{founder ? fill(about.p1, { founder }) : about.p1_no_name}</p>
          <p>{about.p2}</p>
          <p>{about.p3}</p>
          <p>{about.p4}</p>
        </PageProse>
        <a className={layout.action} href={to(paths.contact)}>
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
