import { useSite } from '../site-context.ts';
import styles from './mail-address.module.css';

/** Nothing to a reader, whatever way the page is read; to a program that takes the tags away, not an address. */
const gap = <span hidden> · </span>;

/**
 * The address in parts, so that it stands nowhere whole in the page (docs/specification.md 2.7).
 * It is read out when it is shown; without scripts it is there to see.
 */
export function MailAddress({ user, domain }: { user: string; domain: string }) {
  const { contact } = useSite().copy;
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
