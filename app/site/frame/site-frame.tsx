import { type CSSProperties, Fragment, type ReactNode } from 'react';
import { catalogs } from '../../../messages/catalogs.ts';
import { fill } from '../../../messages/fill.ts';
import { locales } from '../../../shared/locale.ts';
import { paths, switchingTo } from '../../../shared/paths.ts';
import button from '../../ui/button.module.css';
import marks from '../../ui/marks.module.css';
import layout from '../../ui/text.module.css';
import toaster from '../../ui/toaster.module.css';
import type { ToasterLabels } from '../../ui/toaster.tsx';
import { BareList, BrandName } from '../../ui/typography.tsx';
import styles from './frame.module.css';
import type { SiteFacts } from './read-site.ts';
import { linkIn, type Site, SiteContext, useSite } from './site-context.ts';

const drawerId = 'drawer';

/** A popover, which needs no script. Without popovers (iOS before 17, Firefox before 125), links open and close it. */
function Drawer() {
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

/** `isAlone` shows only the site's name and the languages. */
function SiteHeader({ isAlone = false }: { isAlone?: boolean }) {
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

function Logo() {
  const { brand, messages, logo, to } = useSite();
  return (
    <a
      className={styles.logo}
      data-home=""
      href={to(paths.home)}
      aria-label={fill(messages.shell.logo_label, { brand })}
    >
      {logo ? (
        <img src={logo} alt={brand} className={styles.picture} height="40" />
      ) : (
        <BrandName brand={brand} />
      )}
    </a>
  );
}

function LanguageLinks() {
  const { messages, locale, path, pathIn } = useSite();
  const { language } = messages.shell;
  return (
    <BareList className={styles.languageLinksLanguages} aria-label={language.label}>
      {locales.map((target) => (
        <li key={target}>
          <a
            href={switchingTo(pathIn?.[target] ?? path, target)}
            lang={target}
            hrefLang={target}
            // Speech control requires the label to begin with the visible letters.
            aria-label={`${language[`short_${target}`]}, ${language[`to_${target}`]}`}
            aria-current={target === locale ? 'true' : undefined}
            className={target === locale ? marks.active : undefined}
          >
            {language[`short_${target}`]}
          </a>
        </li>
      ))}
    </BareList>
  );
}

/** Names of social networks, by the profile's host without `www.`. */
const names: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'x.com': 'X',
  'twitter.com': 'X',
  'threads.net': 'Threads',
  'threads.com': 'Threads',
  'bsky.app': 'Bluesky',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'youtube.com': 'YouTube',
  'medium.com': 'Medium',
};

/** Returns the network's name, or the host of an unknown network. */
function socialName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^(www|m)\./, '') ?? address;
  return names[host.replace(/^\w\w\.(?=linkedin\.com$)/, '')] ?? host;
}

function SiteFooter({ year }: { year: number }) {
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
                <a className={layout.target} href={href} aria-current={isCurrent ? 'page' : undefined}>
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
                <a className={layout.target} href={site.to(path)}>
                  {label}
                </a>
              </li>
            ))}
            {site.social.filter(Boolean).map((profile) => (
              <li key={profile}>
                <a className={layout.target} href={profile} target="_blank" rel="me noopener">
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

interface SiteFrameProps {
  facts: SiteFacts;
  path: string;
  pathIn?: Site['pathIn'];
  /** Whether the page shows drafts, which visitors don't see yet. */
  hasDrafts: boolean;
  namesTexts?: boolean;
  /** Omits the menu and footer, for a reviewer. */
  isAlone?: boolean;
  children: ReactNode;
}

export function SiteFrame(props: SiteFrameProps) {
  const { path, pathIn = {}, hasDrafts, namesTexts = false, isAlone = false, children } = props;
  const { year, ...facts } = props.facts;
  const { locale } = facts;
  // Printed before the URLs of links (styles/print.css).
  const printedOrigin = { '--origin': JSON.stringify(facts.origin) } as CSSProperties;
  const site = { ...facts, messages: catalogs[locale], path, pathIn, namesTexts, to: linkIn(locale) };
  // The end of a review link is secret, so it isn't printed.
  const address = path.startsWith(paths.review('')) ? paths.review('…') : site.to(path);
  return (
    <SiteContext value={site}>
      <SiteHeader isAlone={isAlone} />
      <p className={styles.printed} data-printed="">
        {facts.brand} <span>{facts.origin + address}</span>
      </p>
      <main id="main" tabIndex={-1} style={printedOrigin}>
        {hasDrafts && !namesTexts && <p className={styles.note}>{site.messages.contentManager.draft_note}</p>}
        {children}
      </main>
      {!isAlone && <SiteFooter year={year} />}
      <ToastArea />
    </SiteContext>
  );
}

interface NavItem {
  label: string;
  href: string;
  isCurrent: boolean;
}

/** Returns the main navigation in order (docs/specification.md 2.2). */
export function navItems(site: Site): NavItem[] {
  const { messages, founder, hasOutcomes = true } = site;
  const { nav } = messages.shell;
  const about = founder ? fill(nav.about, { founder }) : nav.about_no_name;
  const items: [label: string, path: string, below?: string][] = [
    [nav.services, paths.homeServices, paths.services],
    ...(hasOutcomes ? [[nav.when_it_mattered, paths.homeWhenItMattered] as [string, string]] : []),
    [about, paths.homeAbout],
    [nav.resources, paths.resources],
    [nav.blog, paths.blog],
    [nav.contact, paths.contact],
  ];
  return items.map((item) => navItem(site, ...item));
}

function navItem({ path, to }: Site, label: string, target: string, below = target): NavItem {
  return { label, href: to(target), isCurrent: isWithin(path, below) };
}

function isWithin(address: string, page: string): boolean {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return !page.includes('#') && (pathname === page || pathname.startsWith(`${page}/`));
}

function ToastArea() {
  const { region, one, close } = useSite().messages.toasts;
  const labels: ToasterLabels = { region, one, close };
  return (
    <div data-toasts={JSON.stringify(labels)}>
      <section className={toaster.area} aria-label={fill(region, { hotkey: 'F8' })} tabIndex={-1} />
    </div>
  );
}
