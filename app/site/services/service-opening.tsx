import { paths } from '../../../shared/paths.ts';
import { type Service, services } from '../../../shared/services.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import marks from '../../ui/marks.module.css';
import text from '../../ui/text.module.css';
import { ServiceDrawing } from '../pictures/service-drawing.tsx';
import { useSite } from '../site-context.ts';
import styles from './service-opening.module.css';

/** Title, drawing, button, and links to the other services. */
export function ServiceOpening({ service }: { service: Service }) {
  const { messages, to } = useSite();
  const page = messages.services.pages[service.key];
  return (
    <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
      <h1>{page.title}</h1>
      <p className={styles.lede}>{page.lede}</p>
      <div className={styles.drawing}>
        <ServiceDrawing service={service.key} />
      </div>
      <div className={styles.action}>
        <a className={button.button} href={to(paths.contact)}>
          {messages.services.cta}
        </a>
        <p className={text.small}>{messages.services.english_only}</p>
      </div>
      <nav className={styles.services} aria-label={messages.services.nav_label}>
        <p className={text.small}>{messages.services.nav_heading}</p>
        <ol>
          {services.map(({ key, slug }) => (
            <li key={key}>
              <a
                href={to(paths.service(slug))}
                aria-current={key === service.key ? 'page' : undefined}
                className={key === service.key ? marks.active : undefined}
              >
                {messages.services.pages[key].title}
              </a>
            </li>
          ))}
        </ol>
      </nav>
    </div>
  );
}
