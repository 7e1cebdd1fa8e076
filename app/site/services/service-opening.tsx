import { paths } from '../../../shared/paths.ts';
import { type Service, services } from '../../../shared/services.ts';
import { BareList } from '../../ui/bare-list.tsx';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { PageLine } from '../owner-content/page-text.tsx';
import { ServiceDrawing } from '../pictures/service-drawing.tsx';
import { useSite } from '../site-context.ts';
import { useServiceLines } from './service-lines.ts';
import styles from './services.module.css';

interface ServiceOpeningProps {
  service: Service;
  /** What its sections are called by. */
  name: 'speechwriting' | 'linkedin' | 'articles' | 'unified_voice' | 'bio';
}

/** Title, drawing, button, and links to the other services. */
export function ServiceOpening({ service, name }: ServiceOpeningProps) {
  const { messages, to } = useSite();
  const lineOf = useServiceLines();
  const page = messages.services.pages[service.key];
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <PageLine as="h1" of={`${name}_title`} builtIn={page.title} />
      <PageLine as="p" of={`${name}_lede`} className={styles.serviceOpeningLede} builtIn={page.lede} />
      <div className={styles.drawing}>
        <ServiceDrawing service={service.key} />
      </div>
      <div className={styles.action}>
        <a className={button.button} href={to(paths.contact)}>
          {messages.services.cta}
        </a>
        <p className={layout.small}>{messages.services.english_only}</p>
      </div>
      <nav className={styles.services} aria-label={messages.services.nav_label}>
        <p className={layout.small}>{messages.services.nav_heading}</p>
        <BareList as="ol">
          {services.map(({ key, slug }) => (
            <li key={key}>
              <a
                href={to(paths.service(slug))}
                aria-current={key === service.key ? 'page' : undefined}
                className={key === service.key ? marks.active : undefined}
              >
                {lineOf(key, 'title')}
              </a>
            </li>
          ))}
        </BareList>
      </nav>
    </div>
  );
}
