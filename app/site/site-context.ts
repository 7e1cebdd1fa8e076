import { createContext, use } from 'react';
import type { Sentences } from '../../copy/sentences.ts';
import type { Locale } from '../../shared/locale.ts';
import { localised } from '../../shared/paths.ts';

/** What every component of the public site may need. */
export interface Site {
  locale: Locale;
  copy: Sentences;
  brand: string;
  /** Empty until the owner gives a name. */
  founder: string;
  /** Address of the owner's logo; without one, the brand is set in type. */
  logo: string;
  /** Addresses of the owner's profiles elsewhere. */
  social: string[];
  /** Public origin, without a trailing slash. */
  origin: string;
  /** The address asked for, with its query. */
  path: string;
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

/** `Site.to` for a language. */
export function linkIn(locale: Locale): Site['to'] {
  return (path) => localised(path, locale);
}
