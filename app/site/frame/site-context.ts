import { createContext, use } from 'react';
import type { Messages } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized } from '../../../shared/paths.ts';

export interface Site {
  locale: Locale;
  messages: Messages;
  brand: string;
  founder: string;
  /** The logo's URL; '' if it isn't set. The brand is then shown as text. */
  logo: string;
  social: string[];
  /** Whether the home page has the section When It Mattered in this language. */
  hasOutcomes?: boolean;
  zone: string;
  /** Public origin without a trailing slash. */
  origin: string;
  path: string;
  /** The page's path in each language that has a different one. */
  pathIn?: Partial<Record<Locale, string>>;
  /** Whether to mark texts for the content manager. */
  namesTexts?: boolean;
  /** Adds the visitor's language to a path. */
  to: (path: string) => string;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** Returns the site's context. Throws outside `SiteLayout`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is for components inside SiteLayout');
  return site;
}

export function linkIn(locale: Locale): Site['to'] {
  return (path) => localized(path, locale);
}
