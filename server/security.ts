import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { inlineScript } from '../shared/page-scripts.ts';
import { paths, trustedTypesNames, workerPolicyName } from '../shared/paths.ts';

/** Browsers that have them let no text become markup or a script but by these policies; that of the public pages is for one script's address. */
function trustedTypes(nonce: string | undefined): string[] {
  const policies = nonce ? Object.values(trustedTypesNames).join(' ') : workerPolicyName;
  return ["require-trusted-types-for 'script'", `trusted-types ${policies}`];
}

const permissions = [
  ...['accelerometer', 'camera', 'display-capture', 'geolocation', 'gyroscope', 'magnetometer', 'microphone'],
  ...['midi', 'payment', 'usb', 'xr-spatial-tracking'],
]
  .map((name) => `${name}=()`)
  .join(', ');

/** The one inline script of the public pages. */
const languageScript = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

interface PolicyOptions {
  /** Of inline scripts; without one, the language's may run alone. */
  nonce?: string | undefined;
  /** Of styles within the page: `'sha256-…' 'sha256-…'`. */
  styleSource?: string | undefined;
  development?: boolean | undefined;
  /** Of a page behind a secret link: it loads nothing from elsewhere. */
  isSealed?: boolean | undefined;
}

/** What a page may load, and from where besides its own origin. */
export function contentSecurityPolicy({
  nonce,
  styleSource,
  development = false,
  isSealed = false,
}: PolicyOptions): string {
  const styles = development ? "'unsafe-inline'" : styleSource;
  return [
    "default-src 'none'",
    // A page below an owner's page that does not exist is a public one.
    `script-src 'self' ${nonce ? `'nonce-${nonce}' ` : ''}${languageScript}`,
    // In development Vite writes styles into the page and tells it of changes over a socket.
    `style-src 'self'${styles ? ` ${styles}` : ''}`,
    // Articles carry text-align in style attributes, the only style the sanitiser leaves.
    "style-src-attr 'unsafe-inline'",
    // Pictures and films of imported articles stay where the old blog had them until they are moved.
    `img-src 'self' data:${isSealed ? '' : ' https: http:'}`,
    `media-src 'self'${isSealed ? '' : ' https:'}`,
    // The film on the home page, once a reader plays it.
    `frame-src ${isSealed ? "'none'" : 'https://www.youtube-nocookie.com https://player.vimeo.com'}`,
    "font-src 'self'",
    // The owner's pages, which carry a nonce, upload pictures to the owner's image host (docs/specification.md 7.2).
    `connect-src 'self'${nonce ? ' https://api.cloudinary.com' : ''}${development ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "object-src 'none'",
    ...(development ? [] : trustedTypes(nonce)),
    `report-uri ${paths.apiCspReports}`,
    'report-to csp',
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Headers of every answer. A `nonce` is for pages made for one request and never cached. */
export function setSecurityHeaders(
  response: ServerResponse,
  options: Pick<PolicyOptions, 'nonce' | 'development' | 'isSealed'> & { https: boolean },
): void {
  response.setHeader('Content-Security-Policy', contentSecurityPolicy(options));
  response.setHeader('Reporting-Endpoints', `csp="${paths.apiCspReports}"`);
  response.setHeader('X-Content-Type-Options', 'nosniff');
  response.setHeader('X-Frame-Options', 'DENY');
  const { isSealed = false } = options;
  response.setHeader('Referrer-Policy', isSealed ? 'no-referrer' : 'strict-origin-when-cross-origin');
  response.setHeader('Cross-Origin-Opener-Policy', isSealed ? 'same-origin' : 'same-origin-allow-popups');
  if (isSealed) response.setHeader('X-Robots-Tag', 'noindex, nofollow, noarchive');
  // Pictures, feeds and public pages are for other sites too.
  response.setHeader(
    'Cross-Origin-Resource-Policy',
    options.nonce || isSealed ? 'same-origin' : 'cross-origin',
  );
  const passkeys = options.nonce ? '(self)' : '()';
  response.setHeader(
    'Permissions-Policy',
    `${permissions}, publickey-credentials-create=${passkeys}, publickey-credentials-get=${passkeys}`,
  );
  if (options.https) {
    response.setHeader('Strict-Transport-Security', 'max-age=31536000');
  }
}

const reading = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Names that always mean this machine; no name server can give them to another. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * The origin under which the browser opened the site: that of SITE_URL, or this machine's own http address when no proxy
 * stands between. Undefined when the Host header names neither.
 */
export function requestOrigin(request: IncomingMessage, siteOrigin: string): string | undefined {
  const { host, origin } = request.headers;
  // HTTP/1.0 clients may leave the host out; browsers always send it.
  if (host === undefined) return siteOrigin;
  if (parseHost(new URL(siteOrigin).protocol, host)?.origin === siteOrigin) return siteOrigin;
  const own = parseHost('http:', host);
  if (!own || !isThisMachine(own, request)) return undefined;
  // Some proxies send this server's address as the host instead of the site's name.
  const isProxied = origin === siteOrigin || request.headers['x-forwarded-for'] !== undefined;
  return isProxied && origin !== own.origin ? siteOrigin : own.origin;
}

/**
 * Why a request that changes something is refused; undefined when it came from a page of this site, or from a program, which
 * sends no Origin header. The host counts too: someone else's domain that resolves to this server must not pass as ours.
 */
export function foreignOrigin(request: IncomingMessage, siteOrigin: string): string | undefined {
  if (reading.has(request.method ?? 'GET')) return undefined;
  const origin = requestOrigin(request, siteOrigin);
  if (origin === undefined) {
    return `Unknown host “${request.headers.host?.slice(0, 100)}”. If this is your site, set SITE_URL on the server to its URL.`;
  }
  const { 'sec-fetch-site': fetchSite, origin: sender } = request.headers;
  const isOurs =
    fetchSite === undefined
      ? sender === undefined || sender === origin
      : fetchSite === 'same-origin' || fetchSite === 'none';
  return isOurs ? undefined : 'This request came from another site.';
}

/** Only what can be a host in a URL, so that the parser finds no path or password in it. */
function parseHost(protocol: string, host: string): URL | null {
  return /[\s/?#@\\]/.test(host) ? null : URL.parse(`${protocol}//${host}`);
}

function isThisMachine({ hostname, port }: URL, { socket }: IncomingMessage): boolean {
  // A dual-stack socket writes an IPv4 address inside an IPv6 one.
  const address = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
  const names = [...loopback, address.includes(':') ? `[${address}]` : address];
  return names.includes(hostname) && (port || '80') === String(socket.localPort);
}
