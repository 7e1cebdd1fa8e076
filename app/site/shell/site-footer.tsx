import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import layout from '../../ui/layout.module.css';
import text from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { navItem, navItems } from './nav-items.ts';
import styles from './site-footer.module.css';

/** The foot of every public page. `year` is the current one. */
export function SiteFooter({ year }: { year: number }) {
  const site = useSite();
  const { footer } = site.messages.shell;
  const items = [
    ...navItems(site),
    navItem(site, footer.privacy, paths.privacy),
    navItem(site, footer.terms, paths.terms),
  ];
  return (
    <footer className={styles.footer}>
      <div className={`${layout.wrap} ${layout.grid}`}>
        <p className={styles.line}>{footer.tagline}</p>
        <nav className={styles.nav} aria-label={footer.label}>
          <ul>
            {items.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        <div className={`${text.small} ${styles.fine}`}>
          <p className={styles.disclaimer}>{footer.disclaimer}</p>
          <p>
            <a href={site.to(paths.feed)}>{footer.feed}</a>
          </p>
          <p>{fill(footer.copyright, { year, brand: site.brand })}</p>
        </div>
      </div>
    </footer>
  );
}
