import { localeParameter, localeStorageKey, locales } from './locale.ts';

/**
 * The one script that stands in the public pages themselves: it runs before anything is drawn. The language that the browser
 * has stored (docs/specification.md 4.2) is what counts, the cookie its copy for the server. Where that copy is missing or
 * another, it is written and the page asked for again; where cookies are refused the page stays as it is.
 * In `script-src` it is named by its hash.
 */
export const storedLanguageScript = `try {
  const read = (text) => /^\\s*(${locales.join('|')})(?![a-z])/i.exec(text)?.[1].toLowerCase();
  const stored = read(localStorage.getItem('${localeStorageKey}'));
  const named = read(new URLSearchParams(location.search).get('${localeParameter}'));
  const secure = location.protocol === 'https:';
  const cookie = (secure ? '__Host-' : '') + '${localeStorageKey}=' + stored;
  const isKnown = () => document.cookie.split('; ').includes(cookie);
  if (stored && !named && stored !== document.documentElement.lang && /^http/.test(location.protocol) && !isKnown()) {
    document.cookie = cookie + '; Path=/; Max-Age=31536000; SameSite=Lax' + (secure ? '; Secure' : '');
    if (isKnown()) {
      document.documentElement.hidden = true;
      location.reload();
    }
  }
} catch {}`;
