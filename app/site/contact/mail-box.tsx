import { paths } from '../../../shared/paths.ts';
import { sampleMailDomain } from '../../../shared/settings.ts';
import button from '../../ui/button.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import styles from './contact.module.css';
import { mailDraft } from './mail-draft.ts';

/** Invisible to readers; a program that strips the tags does not get an address. */
const gap = <span hidden> · </span>;

/**
 * The address in parts, nowhere whole in the page (docs/specification.md 2.7). Read out when shown; visible without
 * scripts.
 */
function MailAddress({ user, domain }: { user: string; domain: string }) {
  const { contact } = useSite().messages;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form
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
 * The mail address with its buttons. The link leads to an address that sends on to the draft (mail-draft-route.ts), so that
 * it works without scripts and no mail address stands in it; enhance-mail-box.ts writes the draft itself into it.
 */
export function MailBox({ user, domain, draft }: MailBoxProps) {
  const site = useSite();
  const { contact, shell, toasts } = site.messages;
  return (
    <div className={styles.mail} data-mail="">
      <MailAddress user={user} domain={domain} />
      {domain === sampleMailDomain && (
        <p className={`${text.small} ${styles.sample}`}>
          <span className={text.badge}>{shell.sample_badge}</span> {contact.sample_address}
        </p>
      )}
      <div className={styles.actions}>
        <a
          className={button.button}
          href={site.to(paths.mailDraft)}
          rel="nofollow"
          data-draft={mailDraft(site, draft)}
        >
          {contact.email_button}
        </a>{' '}
        <button type="button" className={`${text.action} ${styles.scripted}`} data-other-label={contact.hide}>
          {contact.show}
        </button>
        <div className={styles.copy}>
          <button
            type="button"
            className={`${text.action} ${styles.scripted}`}
            data-copy=""
            data-toast={toasts.address_copied}
          >
            {contact.copy}
          </button>
          <span role="status" data-copied={contact.copied} data-copy-failed={contact.copy_failed} />
        </div>
        <p className={`${text.small} ${styles.help}`}>{contact.email_help}</p>
      </div>
    </div>
  );
}
