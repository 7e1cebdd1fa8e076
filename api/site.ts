import { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { GeoError } from '../core/geo/find-country.ts';
import { formatPostDate, machineDate } from '../shared/dates.ts';
import { type Readiness, slowAfterMs } from '../shared/health.ts';
import { localized, paths } from '../shared/paths.ts';
import type { Post } from '../shared/post.ts';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';
import { sessionCookieName } from '../shared/sign-in.ts';
import { atMost, Resource, unwrap } from './resource.ts';

/** What a browser blocked, without personal data: no query, no sample. */
export interface CspViolation {
  /** Path of the page. */
  page: string;
  directive: string;
  /** The source that was blocked, or a keyword such as `inline`. */
  blocked: string;
}

/** Logged reports per minute from all browsers together: anyone can send them, and they must not fill the log. */
const maxPerMinute = 30;

const maxPerRequest = 5;

const reportField = z.string().max(8192).optional().catch(undefined);

/** Browsers send the form of `report-uri` or of the Reporting API (https://www.w3.org/TR/CSP3/#reporting). */
const oldReport = z.object({
  'csp-report': z.object({
    'document-uri': reportField,
    'effective-directive': reportField,
    'violated-directive': reportField,
    'blocked-uri': reportField,
  }),
});
const newReport = z.object({
  type: z.literal('csp-violation'),
  body: z.object({ documentURL: reportField, effectiveDirective: reportField, blockedURL: reportField }),
});

export function cspReports(onViolation: (violation: CspViolation, requestId: string) => void): Resource {
  const limit = limitPerMinute(maxPerMinute);
  return new Resource('Operation').add(
    'POST /csp-reports',
    'reportCspViolation',
    'Report a content policy violation',
    {
      description: 'Used by browsers. Malformed reports and reports over the rate limit are ignored.',
      access: 'anyone',
      limit: 'short',
      content: {
        content: {
          'application/csp-report': { schema: z.unknown() },
          'application/reports+json': { schema: z.unknown() },
        },
      },
      answers: { 204: 'Accepted' },
      run: async ({ c, env }) => {
        for (const violation of violationsIn(await c.req.text())) {
          if (limit('csp').isWithin) onViolation(violation, env.requestId);
        }
        return undefined;
      },
    },
  );
}

function violationsIn(text: string): CspViolation[] {
  const parsed = parseJson(text);
  const reports = Array.isArray(parsed) ? parsed.slice(0, maxPerRequest) : [parsed];
  return reports.flatMap((report) => {
    const old = oldReport.safeParse(report).data?.['csp-report'];
    if (old) {
      const directive = old['effective-directive'] ?? old['violated-directive'];
      return [violation(old['document-uri'], directive, old['blocked-uri'])];
    }
    const body = newReport.safeParse(report).data?.body;
    return body ? [violation(body.documentURL, body.effectiveDirective, body.blockedURL)] : [];
  });
}

function violation(page = '', directive = '', blocked = ''): CspViolation {
  const source = URL.parse(blocked);
  return {
    // Browsers send reports without the page's cookies.
    page: plain(loggedPath(URL.parse(page)?.pathname ?? '', sessionCookieName)),
    directive: plain(directive),
    blocked: plain(source ? `${source.protocol}//${source.host}${source.pathname}` : blocked),
  };
}

/** Shortened, without characters that break a log line or control a terminal. */
function plain(text: string): string {
  return text
    .slice(0, 200)
    .replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, '')
    .toWellFormed();
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function health(): Resource {
  return new Resource('Operation').add('GET /health', 'getHealth', 'Check health', {
    access: 'anyone',
    answers: {
      200: ['Healthy', z.object({ status: z.literal('ok') })],
      503: 'Database not responding',
    },
    run: async ({ c, core }) => {
      c.header('Cache-Control', 'no-store');
      try {
        await core.health();
      } catch {
        // Monitoring needs only the status; the request that failed logged the cause.
        return c.json({ detail: 'The database isn’t responding.' }, 503);
      }
      return { status: 'ok' as const };
    },
  });
}

const checksSchema = z.object({
  database: z.enum(['ok', 'failed', 'unknown']),
  migrations: z.enum(['ok', 'missing', 'unknown']),
  disk: z.enum(['ok', 'low', 'full', 'unknown']),
  writing: z.enum(['ok', 'refused', 'unknown']),
  queue: z.enum(['ok', 'slow']),
});

export function ready(): Resource {
  return new Resource('Operation').add('GET /ready', 'getReadiness', 'Check readiness', {
    description:
      'Ready if the database responds, is migrated and writable, and the disk has room. Still ready, but reported: ' +
      'a `low` disk (under 500 MB), and a `slow` queue (jobs waiting for more than ten seconds).',
    access: 'anyone',
    answers: {
      200: ['Ready', z.object({ status: z.literal('ready'), checks: checksSchema })],
      503: 'Not ready: the body includes `status` and `checks`',
    },
    run: async ({ c, env, core }) => {
      c.header('Cache-Control', 'no-store');
      const queue = env.maxWaitMs() > slowAfterMs ? ('slow' as const) : ('ok' as const);
      const checks = { ...(await core.readiness()), queue };
      const detail = whatIsWrong(checks);
      if (detail === undefined) return { status: 'ready' as const, checks };
      c.header('Retry-After', '5');
      return c.json({ status: 'not_ready' as const, detail, checks }, 503);
    },
  });
}

function whatIsWrong({ database, migrations, disk, writing }: Readiness): string | undefined {
  if (database !== 'ok') return 'The database isn’t responding.';
  if (migrations !== 'ok') return 'The database schema is out of date. Restart the site to migrate it.';
  if (disk === 'full') return 'The disk is full, so nothing can be saved.';
  if (writing !== 'ok') return 'The database is read-only. Changes can’t be saved.';
  return undefined;
}

export function geo(report: (error: Error, requestId: string) => void): Resource {
  return new Resource('Visitors').add('GET /geo', 'getCountry', 'Get the visitor’s country', {
    description:
      'From a trusted proxy’s header, the owner’s geolocation service, or a table on this server. ' +
      'Null if unknown; prices are then in US dollars. Nothing is stored.',
    access: 'anyone',
    // Each request can hold a connection to an outside service for two seconds.
    throttle: atMost(50),
    answers: {
      200: ['The country', z.object({ country_code: z.string().nullable().openapi({ example: 'MX' }) })],
    },
    run: async ({ c, env, core }) => {
      const { client, clientCountry, requestId } = env;
      const { country, errors } = await core.geo.country({ address: client, proxyCountry: clientCountry });
      for (const error of errors) report(toError(error), requestId);
      c.header('Cache-Control', 'private, no-store');
      return { country_code: country };
    },
  });
}

function toError(error: GeoError): Error {
  return error.code === 'geo_service_failed'
    ? new Error(`The geolocation service failed: ${error.failure.code}`)
    : new Error('The country table couldn’t be read', { cause: error.cause });
}

export function share(): Resource {
  return new Resource('Sharing').add('GET /share/{slug}', 'getSharePage', 'Get the share preview page', {
    description: 'A page with the post’s Open Graph data that redirects to the post.',
    access: 'anyone',
    params: { slug: z.string().max(400) },
    answers: {
      200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
      301: 'Moved: see Location',
      404: 'Post not found',
    },
    run: async ({ c, env, core, params }) => {
      // Previews are public, so the owner's session doesn't count.
      const { post, movedTo } = unwrap(await core.posts.get({ owner: false }, params.slug));
      if (!post) return c.redirect(paths.share(movedTo), 301);
      const { brand } = await core.settings.get();
      c.header('Cache-Control', 'public, max-age=300');
      const { description } = await core.posts.describe(post);
      return c.html(sharePage(post, description, brand, env.origin));
    },
  });
}

function sharePage(post: Post, description: string, brand: string, origin: string) {
  const address = origin + localized(paths.post(post.slug), post.language);
  const title = post.title.trim() || formatPostDate(post.date, post.language);
  const cover = post.cover ? URL.parse(post.cover, origin)?.href : undefined;
  // The generated image shows the title and brand. A cover without alt text gets the title.
  const alt = cover ? post.cover_alt || title : `${title.replace(/\.$/, '')}. ${brand}`;
  const image = cover ?? origin + paths.sharePicture(paths.post(post.slug), post.language);
  return html`<!doctype html>
<html lang="${post.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} | ${brand}</title>
<meta name="robots" content="noindex">
<meta name="description" content="${description}">
<link rel="canonical" href="${address}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<meta property="og:type" content="article">
<meta property="og:site_name" content="${brand}">
<meta property="og:title" content="${title}">
<meta property="og:description" content="${description}">
<meta property="og:url" content="${address}">
<meta property="og:locale" content="${post.language === 'es' ? 'es_ES' : 'en_US'}">
<meta property="og:image" content="${image}">
<meta property="og:image:alt" content="${alt}">
${cover ? '' : html`<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">`}
<meta property="article:published_time" content="${machineDate(post.date)}">
<meta name="twitter:card" content="summary_large_image">
<meta http-equiv="refresh" content="0; url=${address}">
</head>
<body><p><a href="${address}">${title}</a></p></body>
</html>`;
}
