import { fill } from '../../../messages/fill.ts';
import { paths } from '../../../shared/paths.ts';
import { BareList } from '../../ui/bare-list.tsx';
import layout from '../../ui/text.module.css';
import { useSite } from '../site-context.ts';
import { navItem, navItems } from './nav-items.ts';
import styles from './shell.module.css';
import { socialName } from './social-name.ts';

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
        <nav className={styles.siteFooterNav} aria-label={footer.label}>
          <BareList>
            {items.map(({ label, href, isCurrent }) => (
              <li key={href}>
                <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                  {label}
                </a>
              </li>
            ))}
          </BareList>
        </nav>
        <div className={`${layout.small} ${styles.fine}`}>
          <p className={styles.disclaimer}>{footer.disclaimer}</p>
          <BareList className={styles.more}>
            {[
              [footer.all_services, paths.services],
              [footer.ai_prompts, paths.aiPrompts],
              [footer.feed, paths.feed],
            ].map(([label = '', path = '']) => (
              <li key={path}>
                <a href={site.to(path)}>{label}</a>
              </li>
            ))}
            {site.social.filter(Boolean).map((profile) => (
              <li key={profile}>
                <a href={profile} target="_blank" rel="me noopener">
                  {socialName(profile)}
                  <span className={layout.hidden}> ({site.messages.shell.new_tab})</span>
                </a>
              </li>
            ))}
          </BareList>
          <p>{fill(footer.copyright, { year, brand: site.brand })}</p>
        </div>
      </div>
    </footer>
  );
}
