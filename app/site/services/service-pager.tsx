import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { placeOf, type Service } from '../../../shared/services.ts';
import styles from '../../ui/pager.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { useServiceLines } from './service-lines.ts';

/** Links to the services before and after, and "n of 5". */
export function ServicePager({ service }: { service: Service }) {
  const { services } = useSite().messages;
  const { n, total, previous, next } = placeOf(service);
  return (
    <div className={`${layout.wrap} ${styles.end}`}>
      <nav className={styles.pager} aria-label={services.pager_label}>
        <PagerLink label={services.previous} service={previous} rel="prev" />
        <p className={styles.middle}>{fill(services.position, { n, total })}</p>
        <PagerLink label={services.next} service={next} rel="next" />
      </nav>
    </div>
  );
}

function PagerLink({ label, service, rel }: { label: string; service: Service; rel: 'prev' | 'next' }) {
  const { to } = useSite();
  const lineOf = useServiceLines();
  return (
    <a className={styles[rel]} href={to(paths.service(service.slug))} rel={rel}>
      <small>{label}</small> <span>{lineOf(service.key, 'title')}</span>
    </a>
  );
}
