import { Fragment } from 'react';
import { paths } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { Drawer, drawerId } from './drawer.tsx';
import { LanguageLinks } from './language-links.tsx';
import { Logo } from './logo.tsx';
import { navItems } from './nav-items.ts';
import styles from './shell.module.css';

/** The header, which stays in sight; where its navigation has no room, it is in the drawer behind "Menu". `isAlone`: the site's name and the languages only. */
export function SiteHeader({ isAlone = false }: { isAlone?: boolean }) {
  const site = useSite();
  const { shell } = site.messages;
  return (
    <>
      <a className={styles.skip} href="#main">
        {shell.skip_link}
      </a>
      <header className={styles.header}>
        <div className={`${layout.wrap} ${styles.bar}`}>
          <Logo />{' '}
          {!isAlone && (
            <nav className={styles.siteHeaderNav} aria-label={shell.nav.label}>
              {navItems(site).map(({ label, href, isCurrent }) => (
                <Fragment key={href}>
                  <a
                    href={href}
                    aria-current={isCurrent ? 'page' : undefined}
                    className={isCurrent ? marks.active : undefined}
                  >
                    {label}
                  </a>{' '}
                </Fragment>
              ))}
            </nav>
          )}
          <div className={isAlone ? undefined : styles.languages}>
            <LanguageLinks />
          </div>
          {!isAlone && (
            <>
              <a
                className={`${button.button} ${button.outlined} ${button.compact} ${styles.cta}`}
                href={site.to(paths.contact)}
              >
                {shell.cta}
              </a>{' '}
              <div className={styles.menu}>
                <button
                  type="button"
                  className={`${styles.action} ${styles.popover}`}
                  popoverTarget={drawerId}
                  aria-haspopup="dialog"
                  aria-label={shell.drawer.open}
                >
                  {shell.drawer.title}
                </button>
                <a
                  className={`${styles.action} ${styles.target}`}
                  href={`#${drawerId}`}
                  aria-label={shell.drawer.open}
                >
                  {shell.drawer.title}
                </a>
              </div>
            </>
          )}
        </div>
      </header>
      {!isAlone && <Drawer />}
    </>
  );
}
