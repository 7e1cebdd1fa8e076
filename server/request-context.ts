import type { IncomingMessage } from 'node:http';
import type { Core } from '../core/core.ts';
import type { Database } from '../db/connect.ts';
import { canonicalApiPath } from '../shared/api-path.ts';
import {
  defaultLocale,
  type Locale,
  localeCookieName,
  localeParameter,
  parseLocale,
} from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { readCookie, readSessionToken } from '../shared/session-cookie.ts';
import { accepts } from './accepts.ts';
import { hasOneLanguage } from './canonical-page.ts';
import { clientAddress } from './client-address.ts';
import { clientCountry } from './client-country.ts';
import { requestOrigin } from './middleware/same-origin.ts';

export interface RequestContext {
  id: string;
  url: URL;
  /** Where the browser opened the site: the origin of SITE_URL, or this machine's own http address. */
  origin: string;
  /** Decided by the `lang` parameter, else the cookie where the address heeds it, else the owner's default. */
  locale: Locale;
  /** The `lang` parameter's, when there was a usable one: then it is remembered. */
  chosenLocale: Locale | undefined;
  owner: boolean;
  /** There is a session, but its password was made up by the site: nothing is open to it until another is chosen. */
  mustChoosePassword: boolean;
  token: string | undefined;
  client: string;
  /** As a trusted proxy names it, ISO 3166-1 alpha-2. */
  clientCountry: string | undefined;
}

/** Undefined when the request line holds no address that can be parsed; who reads pages is led to one that is not there. */
export async function readRequestContext(
  request: IncomingMessage,
  site: { core: Core; source: Pick<Database, 'catchUp'>; origin: string; trustProxy: number },
  id: string,
): Promise<RequestContext | undefined> {
  const url = requestUrl(request.url, site.origin) ?? unreadableUrl(request, site.origin);
  if (!url) return undefined;
  const cookies = request.headers.cookie;
  const origin = requestOrigin(request, site.origin) ?? site.origin;
  const isSecure = origin.startsWith('https:');
  const token = readSessionToken(cookies, isSecure);
  // Who changes something here sees it there, too.
  if (token !== undefined) await site.source.catchUp();
  const chosenLocale = parseLocale(url.searchParams.get(localeParameter));
  const cookieLocale = hasOneLanguage(url.pathname)
    ? undefined
    : parseLocale(readCookie(cookies, localeCookieName(isSecure)));
  const session = token === undefined ? null : await site.core.session.check(token);
  return {
    id,
    url,
    origin,
    // The API speaks no language, and must be able to say that the database with the settings is down. A feed's address alone decides its language.
    locale:
      chosenLocale ??
      cookieLocale ??
      (canonicalApiPath(url.pathname) || url.pathname === paths.feed
        ? defaultLocale
        : (await site.core.settings.get()).language),
    chosenLocale,
    owner: session !== null && !session.hasGeneratedPassword,
    mustChoosePassword: session?.hasGeneratedPassword ?? false,
    token,
    client: clientAddress(request, site.trustProxy),
    clientCountry: clientCountry(request, site.trustProxy),
  };
}

function requestUrl(target: string | undefined, origin: string): URL | undefined {
  // An absolute or protocol-relative target must not be able to name another origin.
  const path = target?.startsWith('/') ? target.replace(/^\/+/, '/') : undefined;
  const url = path === undefined ? null : URL.parse(path, origin);
  // `/\host` names another origin, and `/.//host` would once it is sent back as a redirect.
  if (url?.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  // No address here holds a NUL, and PostgreSQL refuses to look for one.
  if (url.href.includes('%00')) return undefined;
  try {
    // One spelling of a path, so that `/%62log` is `/blog` to every rule and cache that looks at it.
    const segments = url.pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    url.pathname = segments.join('/');
  } catch {
    return undefined;
  }
  return url;
}

/** An address of the site's own spelling at which there is nothing, for a browser that asks for one that can't be read. */
function unreadableUrl({ url = '', headers }: IncomingMessage, origin: string): URL | undefined {
  if (!accepts(headers.accept)('text/html')) return undefined;
  const path = url
    .replace(/[?#].*/s, '')
    .slice(1)
    .toLowerCase();
  return new URL(`/${encodeURIComponent(path || ' ')}`, origin);
}
