import { localeParameter, localeStorageKey, locales } from './locale.ts';

/**
 * The one script that stands in the public pages themselves: it runs before anything is drawn. The language that the browser
 * has stored (docs/specification.md 4.2) is what counts, the cookie its copy for the server. Where that copy is missing or
 * another, it is written (as `localeCookie` does) and the page asked for again; where cookies are refused the page stays as
 * it is. In `script-src` it is named by its hash. Short, as every page carries it.
 */
export const storedLanguageScript = [
  `try{let d=document,l=location,h=d.documentElement,s=l.protocol=='https:',`,
  `r=t=>/^(${locales.join('|')})(?![a-z])/i.exec(t)?.[1].toLowerCase(),`,
  `n=r(localStorage.${localeStorageKey}),`,
  `c=(s?'__Host-':'')+'${localeStorageKey}='+n,`,
  `k=()=>d.cookie.split('; ').includes(c);`,
  `if(n&&n!=h.lang&&!r(new URLSearchParams(l.search).get('${localeParameter}'))&&l.host&&!k()){`,
  `d.cookie=c+'; Path=/; Max-Age=31536000; SameSite=Lax'+(s?'; Secure':'');`,
  `if(k())h.hidden=true,l.reload()}}catch{}`,
].join('');
