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

/** The client behind `trustProxy` proxies, the rest of X-Forwarded-For can be made up; of IPv6 its /64, which one client owns. */
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

/** Without what is not the client's own: the port that some proxies add, and the interface it came in by. */
function bare(address: string): string {
  const withoutPort = /^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address.replace(/^([\d.]+):\d+$/, '$1');
  return withoutPort.split('%', 1)[0] ?? '';
}

/** Where proxies write the country: Cloudflare, Vercel, CloudFront, and the name that the others are mostly set to. */
const countryHeaders = ['cf-ipcountry', 'x-vercel-ip-country', 'cloudfront-viewer-country', 'x-country-code'];

/** The client's country as a trusted proxy names it. Without a proxy, any client could set the header. */
export function clientCountry(request: IncomingMessage, trustProxy: number): string | undefined {
  if (trustProxy === 0) return undefined;
  return (
    countryHeaders.map((name) => parseCountryCode(request.headers[name])).find((code) => code !== null) ??
    undefined
  );
}

/** Who a request acts for in the audit trail; what a page of this site asks of the API is done on the site. */
export function auditActor(
  request: Pick<IncomingMessage, 'headers'>,
  { url, owner, token, client }: Pick<RequestContext, 'url' | 'owner' | 'token' | 'client'>,
): AuditActor {
  const isProgram =
    canonicalApiPath(url.pathname) !== undefined && request.headers['sec-fetch-site'] !== 'same-origin';
  return { source: isProgram ? 'api' : 'site', token: owner ? token : undefined, client };
}

/** A core for one request: where the database fails, nobody is signed in, settings are the defaults, and `failure` says why. */
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
