import { paths } from '../../../shared/paths.ts';
import { services } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import layout from '../../ui/text.module.css';
import { BareList } from '../../ui/typography.tsx';
import { TopLevelPageHead } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageOpening, PageTextsContext } from '../frame/page-text.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import type { Route } from './+types/service-list-page';
import { useServiceLines } from './service-lines.ts';
import styles from './services.module.css';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  return {
    services: await readOwnerContent(page, url, 'service'),
    content: await readOwnerContent(page, url, 'page'),
  };
}

export default function ServiceListPage({ loaderData }: Route.ComponentProps) {
  const { messages, to } = useSite();
  const lineOf = useServiceLines(loaderData.services);
  const { content } = loaderData;
  const { title, sentence } = messages.placeholders.services;
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey="services" path={paths.services} name={title} />
      <PageOpening name="services_page" title={title} sentence={sentence} />
      <nav
        className={`${layout.wrap} ${layout.grid} ${styles.list}`}
        aria-label={messages.services.nav_heading}
      >
        <BareList as="ol" className={styles.tracks}>
          {services.map(({ key, slug }) => (
            <li key={key}>
              <a href={to(paths.service(slug))}>
                <span className={layout.subheading}>{lineOf(key, 'title')}</span>{' '}
                <span className={styles.lede}>{lineOf(key, 'lede')}</span>
              </a>
            </li>
          ))}
        </BareList>
      </nav>
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
