import { createContext, use } from 'react';
import type { Messages } from '../../../messages/catalogs.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localised } from '../../../shared/paths.ts';

export interface Site {
  locale: Locale;
  messages: Messages;
  brand: string;
  founder: string;
  /** Empty without one; the brand is then set in type. */
  logo: string;
  social: string[];
  /** Whether there is an empty frame for what the owner has not given yet. */
  showsSamples?: boolean;
  /** Whether home has the section When It Mattered in this language. */
  hasOutcomes?: boolean;
  /** The time zone of the settings. */
  zone: string;
  /** Public origin, without a trailing slash. */
  origin: string;
  path: string;
  /** Where the page is in a language in which it is at another path. */
  pathIn?: Partial<Record<Locale, string>>;
  /** Whether the page names its texts to the content manager. */
  namesTexts?: boolean;
  /** A path in the reader's language. */
  to: (path: string) => string;
}

export const SiteContext = createContext<Site | undefined>(undefined);

/** The site around a component. Throws outside of `SiteLayout`. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (!site) throw new Error('useSite is for components inside SiteLayout');
  return site;
}

export function linkIn(locale: Locale): Site['to'] {
  return (path) => localised(path, locale);
}
