import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/layout.module.css';
import margin from '../../ui/margin-heading.module.css';
import { SectionRule } from '../../ui/section-rule.tsx';
import text from '../../ui/text.module.css';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/contact-page';
import styles from './contact-page.module.css';
import { MailBox } from './mail-box.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale } = context.get(pageContext);
  const settings = await core.settings.get();
  const draft = { subject: settings.email_subject[locale], body: settings.email_body[locale] };
  return { user: settings.email_user, domain: settings.email_domain, draft };
}

/** Book a Strategy Session (docs/specification.md 2.7). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { user, domain, draft } = loaderData;
  const { contact, shell } = useSite().messages;
  return (
    <>
      <TopLevelPageHead metaKey="contact" path={paths.contact} name={shell.nav.contact} />
      <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
        <h1>{contact.heading}</h1>
        <p className={styles.intro}>{contact.intro}</p>
        {user && domain ? (
          <MailBox user={user} domain={domain} draft={draft} />
        ) : (
          <p className={`${text.lead} ${styles.none}`}>{contact.no_address}</p>
        )}
      </div>
      <SectionRule />
      <section className={`${layout.wrap} ${layout.grid} ${styles.helps}`}>
        <h2 className={margin.heading}>{contact.helps_heading}</h2>
        <BareList>
          <li>{contact.helps_1}</li>
          <li>{contact.helps_2}</li>
          <li>{contact.helps_3}</li>
        </BareList>
        <p className={`${text.small} ${styles.notes}`}>
          {contact.disclaimer} {contact.form_note}
        </p>
      </section>
    </>
  );
}

export { SiteErrorPage as ErrorBoundary };
