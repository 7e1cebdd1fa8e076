import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { workerPolicyName } from '../shared/offline.ts';
import { inlineScript } from '../shared/page-scripts.ts';
import { paths, trustedTypesNames } from '../shared/paths.ts';

/**
 * Trusted Types: browsers that support them turn text into markup or scripts only through these policies.
 * Public pages have one, which allows the URL of one script.
 */
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

const languageScript = `'sha256-${createHash('sha256').update(inlineScript).digest('base64')}'`;

interface PolicyOptions {
  /** The nonce for inline scripts. Without one, only the language script may run. */
  nonce?: string | undefined;
  /** Hashes of inline styles: `'sha256-…' 'sha256-…'`. */
  styleSource?: string | undefined;
  development?: boolean | undefined;
  /** True for pages behind a secret link, which load nothing from other sites. */
  isSealed?: boolean | undefined;
}

/** Returns the policy of what a page may load. */
export function contentSecurityPolicy({
  nonce,
  styleSource,
  development = false,
  isSealed = false,
}: PolicyOptions): string {
  const styles = development ? "'unsafe-inline'" : styleSource;
  return [
    "default-src 'none'",
    // A missing page under an owner URL is shown as a public page, which contains the language script.
    `script-src 'self' ${nonce ? `'nonce-${nonce}' ` : ''}${languageScript}`,
    // In development, Vite inlines styles and reports changes through a socket.
    `style-src 'self'${styles ? ` ${styles}` : ''}`,
    // Posts have text-align in style attributes, the only style the sanitizer keeps.
    "style-src-attr 'unsafe-inline'",
    // Images and videos of imported posts stay on the old blog until they are downloaded.
    `img-src 'self' data:${isSealed ? '' : ' https: http:'}`,
    `media-src 'self'${isSealed ? '' : ' https:'}`,
    // The video on the home page, once a visitor plays it.
    `frame-src ${isSealed ? "'none'" : 'https://www.youtube-nocookie.com https://player.vimeo.com'}`,
    "font-src 'self'",
    // The owner area, which has a nonce, uploads images to the owner's image host (docs/specification.md
    // 7.2).
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

/** Sets the security headers of a response. A `nonce` is for pages that are never cached. */
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
  // Other sites may embed images, feeds and public pages.
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

/** Names that always mean this machine; DNS can't reassign them. */
const loopback = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns the origin under which the browser opened the site: SITE_URL, or this machine's own http address
 * without a proxy. Undefined if the Host header names neither.
 */
export function requestOrigin(request: IncomingMessage, siteOrigin: string): string | undefined {
  const { host, origin } = request.headers;
  // HTTP/1.0 clients may omit the host; browsers always send it.
  if (host === undefined) return siteOrigin;
  if (parseHost(new URL(siteOrigin).protocol, host)?.origin === siteOrigin) return siteOrigin;
  const own = parseHost('http:', host);
  if (!own || !isThisMachine(own, request)) return undefined;
  // Some proxies send this server's address as the host.
  const isProxied = origin === siteOrigin || request.headers['x-forwarded-for'] !== undefined;
  return isProxied && origin !== own.origin ? siteOrigin : own.origin;
}

/**
 * Returns why a writing request is refused. Undefined if it came from a page of this site, or from a program,
 * which sends no Origin header. Checks the host too, because someone else's domain could resolve to this
 * server.
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

/** Allows only characters of a host, so that the parser can't find a path or password. */
function parseHost(protocol: string, host: string): URL | null {
  return /[\s/?#@\\]/.test(host) ? null : URL.parse(`${protocol}//${host}`);
}

function isThisMachine({ hostname, port }: URL, { socket }: IncomingMessage): boolean {
  // A dual-stack socket shows an IPv4 address inside an IPv6 one.
  const address = (socket.localAddress ?? '').replace(/^::ffff:/i, '');
  const names = [...loopback, address.includes(':') ? `[${address}]` : address];
  return names.includes(hostname) && (port || '80') === String(socket.localPort);
}
