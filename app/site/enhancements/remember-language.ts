import { wantsDrafts } from '../../../shared/draft-preview.ts';
import {
  defaultLocale,
  localeCookie,
  localeParameter,
  localeStorageKey,
  locales,
} from '../../../shared/locale.ts';

/** Stores the language that the address names, or the default when none is stored (docs/specification.md 4.2). */
export function rememberLanguage(): void {
  // A prerendered page is not yet the reader's choice.
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', rememberLanguage, { once: true });
    return;
  }
  const query = new URLSearchParams(location.search);
  // A draft in another language does not change the owner's own.
  if (wantsDrafts(query)) return;
  const named = query.get(localeParameter);
  const chosen = locales.find((locale) => locale === named);
  try {
    // The server sets the cookie too, but not on prerendered pages.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    if (chosen || !localStorage.getItem(localeStorageKey)) {
      localStorage.setItem(localeStorageKey, chosen ?? defaultLocale);
    }
  } catch {
    // Without storage nothing is kept.
  }
}

function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
