import type { IncomingMessage } from 'node:http';
import ipaddr from 'ipaddr.js';
import type { AuditActor } from '../core/audit/audit.ts';
import type { Core } from '../core/core.ts';
import { parseCountryCode } from '../core/geo/find-country.ts';
import type { Database } from '../db/connect.ts';
import {
  defaultLocale,
  type Locale,
  localeCookieName,
  localeParameter,
  parseLocale,
} from '../shared/locale.ts';
import { paths } from '../shared/paths.ts';
import { canonicalApiPath } from '../shared/requests.ts';
import { DatabaseFailure } from '../shared/result.ts';
import { settingsSchema } from '../shared/settings.ts';
import { readCookie, readSessionToken } from '../shared/sign-in.ts';
import { hasOneLanguage } from './addresses.ts';
import { accepts } from './response.ts';
import { requestOrigin } from './security.ts';

export interface RequestContext {
  id: string;
  url: URL;
  /** Where the browser opened the site: the origin of SITE_URL, or this machine's own http address. */
  origin: string;
  /** From the `lang` parameter, else the cookie if the URL uses it, else the owner's default. */
  locale: Locale;
  /** The language from a valid `lang` parameter, which is then stored in a cookie. */
  chosenLocale: Locale | undefined;
  owner: boolean;
  /** The session's password is temporary and has to be replaced before anything else. */
  mustChoosePassword: boolean;
  token: string | undefined;
  client: string;
  clientCountry: string | undefined;
}

/** Returns undefined if the URL can't be parsed. A browser gets the URL of a page that doesn't exist instead. */
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
  // Ensures that a change by one process is visible to the owner in every other process.
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
    // The API has no language and must work without the database. A feed's language comes from its URL alone.
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
  // The target must not be able to name another origin.
  const path = target?.startsWith('/') ? target.replace(/^\/+/, '/') : undefined;
  const url = path === undefined ? null : URL.parse(path, origin);
  // `/\host` names another origin, and `/.//host` would after a redirect.
  if (url?.origin !== new URL(origin).origin || url.pathname.startsWith('//')) return undefined;
  // No URL on this site contains NUL, and PostgreSQL rejects it.
  if (url.href.includes('%00')) return undefined;
  try {
    // Normalizes the encoding, so that rules and caches treat `/%62log` as `/blog`.
    const segments = url.pathname
      .split('/')
      .map((segment) => encodeURIComponent(decodeURIComponent(segment)));
    url.pathname = segments.join('/');
  } catch {
    return undefined;
  }
  return url;
}

/** Returns a URL without a page for a browser that sent an unreadable one, so that it gets the "not found" page. */
function unreadableUrl({ url = '', headers }: IncomingMessage, origin: string): URL | undefined {
  if (!accepts(headers.accept)('text/html')) return undefined;
  const path = url
    .replace(/[?#].*/s, '')
    .slice(1)
    .toLowerCase();
  return new URL(`/${encodeURIComponent(path || ' ')}`, origin);
}

/**
 * Returns the client's address behind `trustProxy` proxies; the rest of X-Forwarded-For can be forged. For
 * IPv6, returns the /64 network, which belongs to one client.
 */
export function clientAddress(request: IncomingMessage, trustProxy: number): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []]
    .flat()
    .join(',')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const chain = [...forwarded, request.socket.remoteAddress ?? ''];
  const address = bare(chain.at(-1 - Math.min(trustProxy, chain.length - 1)) ?? '');
  if (!ipaddr.isValid(address)) return address || 'unknown';
  const parsed = ipaddr.process(address);
  if (parsed.kind() === 'ipv4') return parsed.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`;
}

/** Removes the port that some proxies add, and the network interface. */
function bare(address: string): string {
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return withoutPort.split('%', 1)[0] ?? '';
}

/** Headers with the client's country: Cloudflare, Vercel, CloudFront, and the usual name elsewhere. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code'];

/** Returns the client's country from a trusted proxy's header. Without a proxy, clients could forge it. */
export function clientCountry(request: IncomingMessage, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  return (
    countryHeaders.map((name) => parseCountryCode(request.headers[name])).find((code) => code !== null) ??
    undefined
  );
}

/** Returns the actor for the audit log. Calls to the API by the site's own pages count as actions on the site. */
export function auditActor(
  request: Pick<IncomingMessage, 'headers'>,
  { url, owner, token, client }: Pick<RequestContext, 'url' | 'owner' | 'token' | 'client'>,
): AuditActor {
  const isProgram =
    canonicalApiPath(url.pathname) !== undefined && request.headers['sec-fetch-site'] !== 'same-origin';
  return { source: isProgram ? 'api' : 'site', token: owner ? token : undefined, client };
}

/**
 * Returns a core for one request that survives database errors: nobody is signed in, settings have their
 * defaults, and `failure` returns the error.
 */
export function catchDatabaseFailures(core: Core): { core: Core; failure(): DatabaseFailure | undefined } {
  let failure: DatabaseFailure | undefined;
  const instead = <Value>(error: unknown, value: Value): Value => {
    if (!(error instanceof DatabaseFailure)) throw error;
    failure ??= error;
    return value;
  };
  return {
    failure: () => failure,
    core: {
      ...core,
      settings: {
        ...core.settings,
        get: () => core.settings.get().catch((error: unknown) => instead(error, settingsSchema.parse({}))),
      },
      session: {
        ...core.session,
        check: (token) => core.session.check(token).catch((error: unknown) => instead(error, null)),
      },
    },
  };
}
