import { wantsDrafts } from '../../../shared/draft-preview.ts';
import { localeCookie, localeParameter, localeStorageKey, parseLocale } from '../../../shared/locale.ts';

/**
 * Stores the language that the address names, or that of the page when none is stored (docs/specification.md 4.2). What is
 * stored in turn decides in which language the page comes (`shared/inline-script.ts`).
 */
export function rememberLanguage(): void {
  // A prerendered page is not yet the reader's choice.
  if ((document as { prerendering?: boolean }).prerendering) {
    document.addEventListener('prerenderingchange', rememberLanguage, { once: true });
    return;
  }
  const query = new URLSearchParams(location.search);
  // A draft in another language does not change the owner's own.
  if (wantsDrafts(query)) return;
  const chosen = parseLocale(query.get(localeParameter));
  try {
    // The server sets the cookie too, but not on prerendered pages.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    if (chosen || !parseLocale(localStorage.getItem(localeStorageKey))) {
      localStorage.setItem(localeStorageKey, chosen ?? document.documentElement.lang);
    }
  } catch {
    // Without storage nothing is kept.
  }
}
