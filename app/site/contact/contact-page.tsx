import { paths } from '../../../shared/paths.ts';
import { pageContext } from '../../page-context.ts';
import { BareList } from '../../ui/bare-list.tsx';
import { SectionRule } from '../../ui/section-rule.tsx';
import layout from '../../ui/text.module.css';
import { SiteErrorPage } from '../error/site-error-page.tsx';
import { TopLevelPageHead } from '../head/top-level-page-head.tsx';
import { PageLine, PageTextsContext } from '../owner-content/page-text.tsx';
import { readOwnerContent } from '../owner-content/read-owner-content.ts';
import { useSite } from '../site-context.ts';
import type { Route } from './+types/contact-page';
import styles from './contact.module.css';
import { MailBox } from './mail-box.tsx';

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { core, locale } = page;
  const settings = await core.settings.get();
  const draft = { subject: settings.email_subject[locale], body: settings.email_body[locale] };
  const content = await readOwnerContent(page, url, 'page');
  return { content, user: settings.email_user, domain: settings.email_domain, draft };
}

/** Book a Strategy Session (docs/specification.md 2.7). */
export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { content, user, domain, draft } = loaderData;
  const { contact, shell } = useSite().messages;
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey="contact" path={paths.contact} name={shell.nav.contact} />
      <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
        <PageLine as="h1" of="contact_title" builtIn={contact.heading} />
        <PageLine as="p" of="contact_lede" className={styles.intro} builtIn={contact.intro} />
        {user && domain ? (
          <MailBox user={user} domain={domain} draft={draft} />
        ) : (
          <p className={`${layout.lead} ${styles.none}`}>{contact.no_address}</p>
        )}
      </div>
      <SectionRule />
      <section className={`${layout.wrap} ${layout.grid} ${styles.helps}`}>
        <PageLine
          as="h2"
          of="contact_helps_title"
          className={layout.heading}
          builtIn={contact.helps_heading}
        />
        <BareList>
          <PageLine as="li" of="contact_helps_1" builtIn={contact.helps_1} />
          <PageLine as="li" of="contact_helps_2" builtIn={contact.helps_2} />
          <PageLine as="li" of="contact_helps_3" builtIn={contact.helps_3} />
        </BareList>
        <PageLine
          as="p"
          of="contact_note"
          className={`${layout.small} ${styles.notes}`}
          builtIn={`${contact.disclaimer} ${contact.form_note}`}
        />
      </section>
    </PageTextsContext>
  );
}

export { SiteErrorPage as ErrorBoundary };
