import type { ReactNode } from 'react';
import { errorPage as english } from '../messages/en/site.ts';
import { errorPage as spanish } from '../messages/es/site.ts';
import { fill } from '../messages/fill.ts';
import type { Locale } from '../shared/locale.ts';
import { localized, paths } from '../shared/paths.ts';
import type { PageDatabaseError } from './page-context.ts';
import button from './ui/button.module.css';
import layout from './ui/text.module.css';

interface BareErrorPageProps {
  locale: Locale;
  requestId: string | undefined;
  isMissing: boolean;
}

/** An error page that needs neither settings nor the site's frame. */
export function BareErrorPage({ locale, requestId, isMissing }: BareErrorPageProps) {
  const messages = locale === 'es' ? spanish : english;
  return (
    <BarePage heading={messages.heading} text={isMissing ? messages.not_found : messages.broken}>
      {requestId && !isMissing && (
        <p className={layout.small}>{fill(messages.request_id, { id: requestId })}</p>
      )}
      <p>
        <a href={localized(paths.home, locale)}>{messages.home}</a>
      </p>
    </BarePage>
  );
}

function BarePage({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
  return (
    <main className={`${layout.wrap} ${layout.barePage}`}>
      <title>{heading}</title>
      <meta name="robots" content="noindex" />
      <h1>{heading}</h1>
      <p className={layout.lead}>{text}</p>
      {children}
    </main>
  );
}

export interface DatabaseErrorPageProps extends PageDatabaseError {
  locale: Locale;
  requestId: string;
}

/** Shown while the database is unavailable, without querying it. A submitted form can be sent again. */
export function DatabaseErrorPage({ locale, requestId, kind, address, typed }: DatabaseErrorPageProps) {
  const messages = locale === 'es' ? spanish : english;
  return (
    <BarePage heading={messages.database_heading} text={messages[kind]}>
      {typed ? (
        <form method="post" action={address}>
          <p>{messages.typed_kept}</p>
          {typed.map(([name, value], place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: names can repeat, and the order never changes
            <input key={place} type="hidden" name={name} defaultValue={value} />
          ))}
          <p>
            <button type="submit" className={button.button}>
              {messages.send_again}
            </button>
          </p>
        </form>
      ) : (
        <p>
          <a href={address}>{messages.retry}</a>
        </p>
      )}
      <p className={layout.small}>{fill(messages.request_id, { id: requestId })}</p>
    </BarePage>
  );
}
