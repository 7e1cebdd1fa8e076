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

/** Shared by the drawer and the button that opens it. */
const drawerId = 'drawer';

/**
 * Navigation on narrow screens: a popover, which opens and closes without scripts. Browsers without popovers (iOS
 * before 17, Firefox before 125) open and close it by links to it and to the page's content.
 */
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

/** The header, which stays in sight; where its navigation has no room, it is in the drawer behind "Menu". `isAlone`: the site's name and the languages only. */
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

/** The owner's logo, or the brand's name. */
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
            // The visible letters come first, for those who speak to the page.
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

/** By the host of a profile, without `www.`. */
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

/** What a profile is called in a link: its network, or its host where that is not known. */
function socialName(address: string): string {
  const host = URL.parse(address)?.hostname.replace(/^(www|m)\./, '') ?? address;
  return names[host.replace(/^\w\w\.(?=linkedin\.com$)/, '')] ?? host;
}

/** The foot of every public page. `year` is the current one. */
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
  /** Whether visitors do not see yet what it shows. */
  hasDrafts: boolean;
  /** Whether it is shown where its owner changes the texts. */
  namesTexts?: boolean;
  /** Without the site's menu and footer: for one reader, who came for this page. */
  isAlone?: boolean;
  children: ReactNode;
}

/** Header, footer and toasts around every public page, and the context of its components. */
export function SiteFrame(props: SiteFrameProps) {
  const { path, pathIn = {}, hasDrafts, namesTexts = false, isAlone = false, children } = props;
  const { year, ...facts } = props.facts;
  const { locale } = facts;
  // What addresses begin with on paper (styles/print.css).
  const printedOrigin = { '--origin': JSON.stringify(facts.origin) } as CSSProperties;
  const site = { ...facts, messages: catalogs[locale], path, pathIn, namesTexts, to: linkIn(locale) };
  // Of a link to a review its reader alone knows the end, which opens it.
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
  /** Whether the reader is on this page or below it. */
  isCurrent: boolean;
}

/** The main navigation, in its order (docs/specification.md 2.2). */
export function navItems(site: Site): NavItem[] {
  const { messages, founder, hasOutcomes = true } = site;
  const { nav } = messages.shell;
  const about = founder ? fill(nav.about, { founder }) : nav.about_no_name;
  // Some sections of the home page have pages of their own, too.
  // A section that home does not have is not in the menu.
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

/** A link to a page; it is the current one on all pages below `below`. */
function navItem({ path, to }: Site, label: string, target: string, below = target): NavItem {
  return { label, href: to(target), isCurrent: isWithin(path, below) };
}

/** Whether an address is a page or lies below it; home's sections are below nothing. */
function isWithin(address: string, page: string): boolean {
  const pathname = address.split(/[?#]/, 1)[0] ?? '';
  return !page.includes('#') && (pathname === page || pathname.startsWith(`${page}/`));
}

/** The area of a public page's toasts, empty until the first one. */
function ToastArea() {
  const { region, one, close } = useSite().messages.toasts;
  const labels: ToasterLabels = { region, one, close };
  return (
    <div data-toasts={JSON.stringify(labels)}>
      <section className={toaster.area} aria-label={fill(region, { hotkey: 'F8' })} tabIndex={-1} />
    </div>
  );
}
