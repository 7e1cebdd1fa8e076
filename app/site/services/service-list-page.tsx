import { paths } from '../../../shared/paths.ts';
import { services } from '../../../shared/services.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { PlainHead } from '../head/top-level-page-head.tsx';
import { PageOpening } from '../shell/page-opening.tsx';
import { useSite } from '../site-context.ts';
import styles from './service-list-page.module.css';

/** Services: its sentence says to select a track below, so the five are there. */
export default function ServicesPage() {
  const { copy, to } = useSite();
  const { title, sentence } = copy.placeholders.services;
  return (
    <>
      <PlainHead words="services" path={paths.services} name={title} />
      <PageOpening title={title} sentence={sentence} />
      <nav className={`${layout.wrap} ${layout.grid}`} aria-label={copy.services.nav_heading}>
        <ol className={styles.tracks}>
          {services.map(({ key, slug }) => (
            <li key={key}>
              <a href={to(paths.service(slug))}>
                <span className={text.subheading}>{copy.services.pages[key].title}</span>
                <span className={styles.lede}>{copy.services.pages[key].lede}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
