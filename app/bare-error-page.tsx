import { errorPage as english } from '../copy/en/error-page.ts';
import { errorPage as spanish } from '../copy/es/error-page.ts';
import { fill } from '../copy/fill.ts';
import type { Locale } from '../shared/locale.ts';
import { localised, paths } from '../shared/paths.ts';
import styles from './bare-error-page.module.css';
import layout from './ui/layout.module.css';
import text from './ui/text.module.css';

/** Needs no settings and no frame. */
export function BareErrorPage({ locale, requestId }: { locale: Locale; requestId: string | undefined }) {
  const copy = locale === 'es' ? spanish : english;
  return (
    <main className={`${layout.wrap} ${styles.page}`}>
      <title>{copy.heading}</title>
      <meta name="robots" content="noindex" />
      <h1>{copy.heading}</h1>
      <p className={text.lead}>{copy.broken}</p>
      {requestId && <p className={text.small}>{fill(copy.request_id, { id: requestId })}</p>}
      <p>
        <a href={localised(paths.home, locale)}>{copy.home}</a>
      </p>
    </main>
  );
}
