import { useSite } from '../site-context.ts';
import styles from './contact.module.css';

/** Invisible to readers; a program that strips the tags does not get an address. */
const gap = <span hidden> · </span>;

/**
 * The address in parts, nowhere whole in the page (docs/specification.md 2.7). Read out when shown; visible without
 * scripts.
 */
export function MailAddress({ user, domain }: { user: string; domain: string }) {
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
