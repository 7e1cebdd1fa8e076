import { Fragment } from 'react';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import { useSite } from '../site-context.ts';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { navItems } from './nav-items.ts';
import styles from './shell.module.css';

/** Shared by the drawer and the button that opens it. */
export const drawerId = 'drawer';

/**
 * Navigation on narrow screens: a popover, which opens and closes without scripts. Browsers without popovers (iOS
 * before 17, Firefox before 125) open and close it by links to it and to the page's content.
 */
export function Drawer() {
  const site = useSite();
  const { shell } = site.messages;
  return (
    <div id={drawerId} popover="auto" className={styles.drawer} role="dialog" aria-label={shell.drawer.title}>
      <div className={styles.head}>
        <Logo />{' '}
        <button
          type="button"
          className={`${styles.action} ${styles.popover}`}
          popoverTarget={drawerId}
          popoverTargetAction="hide"
          aria-label={shell.drawer.close}
        >
          {site.messages.toasts.close}
        </button>
        <a className={`${styles.action} ${styles.target}`} href="#main" aria-label={shell.drawer.close}>
          {site.messages.toasts.close}
        </a>
      </div>
      <nav className={styles.nav} aria-label={shell.nav.label}>
        {navItems(site).map(({ label, href, isCurrent }) => (
          <Fragment key={href}>
            <a href={href} aria-current={isCurrent ? 'page' : undefined}>
              <span className={isCurrent ? marks.active : undefined}>{label}</span>
            </a>{' '}
          </Fragment>
        ))}
      </nav>
      <div className={styles.foot}>
        <LanguageLinks />
        <a className={button.button} href={site.to(paths.contact)}>
          {shell.cta}
        </a>
      </div>
    </div>
  );
}
