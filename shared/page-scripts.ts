import { localeParameter, localeStorageKey, locales } from './locale.ts';

declare global {
  interface Window {
    /** Events recorded before the page's script ran. The script then replaces `push` (`enhance-page.ts`). */
    earlyPresses?: { push(event: Event): unknown };
  }
}

/** Events that show that a visitor has used a control. */
const presses = ['click', 'keydown', 'input', 'change', 'submit', 'reset', 'toggle'];

/**
 * Records events until the page's script can handle them. If the script failed to load, an event loads it
 * again, except during parsing, when it would run too early.
 */
const replayEarlyPresses = [
  `earlyPresses=[];for(let t of${JSON.stringify(presses)})addEventListener(t,e=>earlyPresses.push(e)&&document.readyState!='loading'&&`,
  `import(document.querySelector('[type=module]').src).catch(()=>earlyPresses.length=0),!0);`,
].join('');

/**
 * The language in local storage (docs/specification.md 4.2) takes precedence. The cookie is its copy for the
 * server. If the copy is missing or different, the script writes it (as `localeCookie` does) and reloads the
 * page. Without cookies, the page stays as it is. A returning visitor, or one who follows a link to an
 * anchor, has the fonts cached, so the script applies them at once: the style sheets and preloads that wait
 * for their `media`.
 */
const bringLanguagesTogether = [
  `try{let d=document,h=d.documentElement,f=()=>d.querySelectorAll('[media]').forEach(e=>e.media='all'),s=location.protocol=='https:',n,c;`,
  `location.hash&&f();`,
  `n=/^(${locales.join('|')})\\b/i.exec(localStorage.${localeStorageKey})[1];`,
  `f();c=(s?'__Host-':'')+'${localeStorageKey}='+n;`,
  `n==h.lang||/\\b${localeParameter}=(${locales.join('|')})\\b/i.test(location.search)||d.cookie.includes(c)||`,
  `(d.cookie=c+';path=/;max-age=31536000;samesite=lax'+(s?';secure':''),`,
  `d.cookie.includes(c)&&location.reload(h.hidden=1))}catch{}`,
].join('');

/**
 * The only inline script of public pages. It runs before the first paint. The `script-src` policy contains
 * its hash. Keep it short, because every page contains it.
 */
export const inlineScript = replayEarlyPresses + bringLanguagesTogether;

/** The version of `swagger-ui-dist`. Browsers cache its files forever, so a new version gets new URLs. */
export const apiViewerVersion = '5.35.0';

const address = (name: string) => `/assets/swagger-ui-${apiViewerVersion}/${name}`;

/** URLs of the files for `/api/docs`, by their names in the package. */
export const apiViewerFiles = {
  'swagger-ui-bundle.js': address('swagger-ui-bundle.js'),
  'swagger-ui.css': address('swagger-ui.css'),
  LICENSE: address('LICENSE.txt'),
  NOTICE: address('NOTICE.txt'),
} as const;
