import { errorPage as english } from '../messages/en/site.ts';
import { errorPage as spanish } from '../messages/es/site.ts';
import { fill } from '../messages/fill.ts';
import type { Locale } from '../shared/locale.ts';
import { localised, paths } from '../shared/paths.ts';
import styles from './bare-error-page.module.css';
import layout from './ui/text.module.css';

/** Needs no settings and no frame. */
export function BareErrorPage({ locale, requestId }: { locale: Locale; requestId: string | undefined }) {
  const messages = locale === 'es' ? spanish : english;
  return (
    <main className={`${layout.wrap} ${styles.page}`}>
      <title>{messages.heading}</title>
      <meta name="robots" content="noindex" />
      <h1>{messages.heading}</h1>
      <p className={layout.lead}>{messages.broken}</p>
      {requestId && <p className={layout.small}>{fill(messages.request_id, { id: requestId })}</p>}
      <p>
        <a href={localised(paths.home, locale)}>{messages.home}</a>
      </p>
    </main>
  );
}
