import { localeParameter, localeStorageKey, locales } from './locale.ts';

declare global {
  interface Window {
    /** Presses made before the page's script ran; that script then puts its own `push` here (`enhance-sections.ts`). */
    earlyPresses?: { push(event: Event): unknown };
  }
}

/** The events that tell that a reader has used a control. */
const presses = ['click', 'keydown', 'input', 'change', 'submit', 'reset', 'toggle'];

/**
 * Records presses until the page's script is there to handle them. If that script failed to load, a press loads it again, but not
 * while the page is still being parsed: it would run too early.
 */
const keepEarlyPresses = [
  `earlyPresses=[];for(let t of${JSON.stringify(presses)})addEventListener(t,e=>earlyPresses.push(e)&&document.readyState!='loading'&&`,
  `import(document.querySelector('[type=module]').src).catch(()=>earlyPresses.length=0),!0);`,
].join('');

/**
 * The language that the browser has stored (docs/specification.md 4.2) is what counts, the cookie its copy for the server. Where
 * that copy is missing or another, it is written (as `localeCookie` does) and the page asked for again; where cookies are refused
 * the page stays as it is. Who has a language stored was here before, and has the typefaces: they are used from the start, as they
 * are for who comes to a place far down. That is what waits for its `media`: the faces, and what fetches them early.
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
 * The one script that stands in the public pages themselves: it runs before anything is drawn. In `script-src` it is named by its
 * hash. Short, as every page carries it.
 */
export const inlineScript = keepEarlyPresses + bringLanguagesTogether;

/** Of the package `swagger-ui-dist`; its files are kept for ever by browsers, so a new version has new addresses. */
export const apiViewerVersion = '5.35.0';

const address = (name: string) => `/assets/swagger-ui-${apiViewerVersion}/${name}`;

/** Where the site has what the viewer of `/api/docs` consists of, by the names in its package. */
export const apiViewerFiles = {
  'swagger-ui-bundle.js': address('swagger-ui-bundle.js'),
  'swagger-ui.css': address('swagger-ui.css'),
  LICENSE: address('LICENSE.txt'),
  NOTICE: address('NOTICE.txt'),
} as const;
