import { fill } from '../../../messages/fill.ts';
import { otherLocale } from '../../../shared/locale.ts';
import { PageHead } from '../frame/page-head.tsx';
import { PageMessage, SiteErrorPage } from '../frame/page-message.tsx';
import { useSite } from '../frame/site-context.ts';
import styles from './small-pages.module.css';

/** Stored by the service worker, which adds the stored articles to it (`listStored`). */
export default function OfflinePage() {
  const { brand, locale, messages } = useSite();
  const { blog, offline } = messages;
  const inOther = otherLocale(locale) === 'en' ? blog.in_english : blog.in_spanish;
  return (
    <>
      <PageHead title={fill(offline.title, { brand })} description={offline.text} />
      <PageMessage heading={offline.heading} text={offline.text}>
        <h2 className={styles.heading}>{offline.kept_heading}</h2>
        <div className={styles.kept} data-kept-articles="" data-in-other-language={inOther}>
          <p>{offline.nothing_kept}</p>
        </div>
      </PageMessage>
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
