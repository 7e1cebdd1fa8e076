import { wantsDrafts } from '../../../shared/draft-preview.ts';
import {
  defaultLocale,
  localeCookie,
  localeParameter,
  localeStorageKey,
  locales,
} from '../../../shared/locale.ts';

/**
 * Keeps the chosen language under its storage key: the one of the address when it names one, the
 * default when nothing was chosen yet (docs/specification.md 4.2). Storage may be shut off; then nothing is kept.
 */
export function rememberLanguage(): void {
  // A page that is only made ready is no choice of the reader's yet.
  if (isPrerendering()) {
    document.addEventListener('prerenderingchange', rememberLanguage, { once: true });
    return;
  }
  const query = new URLSearchParams(location.search);
  // Whoever looks at a draft in the other language goes on working in their own.
  if (wantsDrafts(query)) return;
  const named = query.get(localeParameter);
  const chosen = locales.find((locale) => locale === named);
  try {
    // The server sets the cookie too, but not for pages that it hands out before they are asked for.
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
    if (chosen) document.cookie = localeCookie(chosen, location.protocol === 'https:');
    if (chosen || !localStorage.getItem(localeStorageKey)) {
      localStorage.setItem(localeStorageKey, chosen ?? defaultLocale);
    }
  } catch {
    // Reading works without it.
  }
}

/** True while the browser makes the page ready for a reader who has not come yet (no browser but Chromium does). */
function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true;
}
