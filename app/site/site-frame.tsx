import type { CSSProperties, ReactNode } from 'react';
import { catalogs } from '../../messages/catalogs.ts';
import { paths } from '../../shared/paths.ts';
import type { SiteFacts } from './read-site-facts.ts';
import styles from './shell/shell.module.css';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';
import { linkIn, type Site, SiteContext } from './site-context.ts';
import { ToastArea } from './toasts/toast-area.tsx';

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
