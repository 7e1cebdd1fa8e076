import { use } from 'react';
import { fill } from '../../../messages/fill.ts';
import { nextStepNumbers } from '../../../shared/content.ts';
import { paths } from '../../../shared/paths.ts';
import { sampleMailDomain } from '../../../shared/settings.ts';
import { pageContext } from '../../page-context.ts';
import button from '../../ui/button.module.css';
import { MarkedText } from '../../ui/edited-text.tsx';
import layout from '../../ui/text.module.css';
import { BareList, SectionRule } from '../../ui/typography.tsx';
import { TopLevelPageHead } from '../frame/page-head.tsx';
import { SiteErrorPage } from '../frame/page-message.tsx';
import { PageLine, PageTextsContext } from '../frame/page-text.tsx';
import { Headshot } from '../frame/pictures.tsx';
import { readOwnerContent } from '../frame/read-site.ts';
import { useSite } from '../frame/site-context.ts';
import { shownItems } from '../home/faq.tsx';
import type { Route } from './+types/contact-page';
import styles from './contact.module.css';
import { mailDraft } from './mail-draft-route.ts';

/** Hidden text, so that stripping the tags doesn't give a valid address. */
const gap = <span hidden> · </span>;

/** The email address, never whole in the page (docs/specification.md 2.7). Visible without JavaScript. */
function MailAddress({ user, domain }: { user: string; domain: string }) {
  const { contact } = useSite().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
    <div role="group" aria-label={contact.address_label} className={styles.address}>
      <span className={styles.dots} aria-hidden="true" />
      <p aria-live="polite" translate="no">
        <span className={styles.parts}>
          <span data-part="">{user}</span>
          {gap}
          <span>@</span>
          <wbr />
          {gap}
          <span data-part="">{domain}</span>
        </span>
      </p>
    </div>
  );
}

interface MailBoxProps {
  user: string;
  domain: string;
  draft: { subject: string; body: string };
}

/**
 * A letter with the address, the subject and an example. The link goes to mail-draft-route.ts, so it works
 * without JavaScript and contains no address. enhance-page.ts writes the draft into it.
 */
function MailBox({ user, domain, draft }: MailBoxProps) {
  const site = useSite();
  const { contact, shell, toasts } = site.messages;
  return (
    <div className={styles.mail} data-mail="">
      <dl>
        <div>
          <dt>{contact.to}</dt>
          <dd>
            <MailAddress user={user} domain={domain} />
            {domain === sampleMailDomain && (
              <p className={layout.small}>
                <span className={layout.badge}>{shell.sample_badge}</span> {contact.sample_address}
              </p>
            )}
          </dd>
        </div>
        <div>
          <dt>{contact.subject}</dt>
          <dd>{draft.subject || contact.mail.subject}</dd>
        </div>
      </dl>
      <figure>
        <p className={styles.lines}>
          <MarkedText source={contact.example} />
        </p>
        <figcaption className={layout.small}>{contact.example_note}</figcaption>
      </figure>
      <div className={styles.actions}>
        <a
          className={`${button.button} ${button.wide}`}
          href={site.to(paths.mailDraft)}
          rel="nofollow"
          data-draft={mailDraft(site, draft)}
        >
          {contact.email_button}
        </a>{' '}
        <button
          type="button"
          className={`${layout.action} ${styles.scripted}`}
          data-other-label={contact.hide}
        >
          {contact.show}
        </button>
        <div className={styles.copy}>
          <button
            type="button"
            className={`${layout.action} ${styles.scripted}`}
            data-copy=""
            data-toast={toasts.address_copied}
          >
            {contact.copy}
          </button>
          <span role="status" data-copied={contact.copied} data-copy-failed={contact.copy_failed} />
        </div>
        <p className={`${layout.small} ${styles.help}`}>{contact.email_help}</p>
      </div>
    </div>
  );
}

/** What happens after an email, in three steps. */
function NextSteps({ showsSamples }: { showsSamples: boolean }) {
  const { contact, shell } = useSite().messages;
  const { heading, sample_note, steps } = contact.next;
  const shown = shownItems(
    nextStepNumbers,
    (step) => [`contact_next_${step}_when`, `contact_next_${step}_text`],
    use(PageTextsContext),
    showsSamples,
  );
  if (shown.length === 0) return null;
  return (
    <section className={styles.next}>
      <PageLine as="h2" of="contact_next_title" className={layout.heading} builtIn={heading} />
      <BareList as="ol">
        {shown.map(({ number }) => (
          <li key={number}>
            <PageLine as="h3" of={`contact_next_${number}_when`} builtIn={steps[number].when} />
            <PageLine as="p" of={`contact_next_${number}_text`} builtIn={steps[number].text} />
          </li>
        ))}
      </BareList>
      {shown.some(({ isSample }) => isSample) && (
        <p className={layout.small}>
          <span className={layout.badge}>{shell.sample_badge}</span> {sample_note}
        </p>
      )}
    </section>
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = context.get(pageContext);
  const { core, locale } = page;
  const settings = await core.settings.get();
  const draft = { subject: settings.email_subject[locale], body: settings.email_body[locale] };
  const content = await readOwnerContent(page, url, 'page');
  const { email_user: user, email_domain: domain, portrait, show_samples } = settings;
  return { content, user, domain, draft, portrait, showsSamples: show_samples };
}

export default function ContactPage({ loaderData }: Route.ComponentProps) {
  const { content, user, domain, draft, portrait, showsSamples } = loaderData;
  const { messages, founder } = useSite();
  const { contact, services, shell } = messages;
  return (
    <PageTextsContext value={content}>
      <TopLevelPageHead metaKey="contact" path={paths.contact} name={shell.nav.contact} />
      <div className={`${layout.wrap} ${layout.grid} ${styles.opening}`}>
        <PageLine as="h1" of="contact_title" builtIn={contact.heading} />
        <PageLine as="p" of="contact_lede" className={styles.intro} builtIn={contact.intro} />
        {user && domain ? (
          <MailBox user={user} domain={domain} draft={draft} />
        ) : (
          <p className={layout.lead}>{contact.no_address}</p>
        )}
        <NextSteps showsSamples={showsSamples} />
        <div className={styles.headshot}>
          <Headshot
            portrait={portrait}
            alt={founder ? fill(services.headshot_alt, { founder }) : services.headshot_alt_no_name}
          />
        </div>
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
