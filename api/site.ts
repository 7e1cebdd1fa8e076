import { z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { GeoError } from '../core/geo/find-country.ts';
import { formatPostDate, machineDate } from '../shared/dates.ts';
import { type Readiness, slowAfterMs } from '../shared/health.ts';
import { localised, paths } from '../shared/paths.ts';
import type { Post } from '../shared/post.ts';
import { limitPerMinute, loggedPath } from '../shared/requests.ts';
import { sessionCookieName } from '../shared/sign-in.ts';
import { atMost, Resource, unwrap } from './resource.ts';

/** What a browser refused, without anything that could tell of a person: no query, no sample of what was refused. */
export interface CspViolation {
  /** Path of the page. */
  page: string;
  directive: string;
  /** Where what was refused would have come from, or a word for it (`inline`). */
  blocked: string;
}

/** Reports that are told in a minute, from all browsers together: anyone can send them, and the log is no one's to fill. */
const mostPerMinute = 30;

/** Reports looked at in one request. */
const mostPerRequest = 5;

const reportField = z.string().max(8192).optional().catch(undefined);

/** Both forms that browsers send: that of `report-uri`, and of the Reporting API (https://www.w3.org/TR/CSP3/#reporting). */
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
  const limit = limitPerMinute(mostPerMinute);
  return new Resource('Operation').add({
    route: 'POST /csp-reports',
    id: 'reportCspViolation',
    summary: 'What a page’s security policy refused',
    description:
      'For browsers. What is no report is left out; so are reports beyond what is told in a minute.',
    access: 'anyone',
    limit: 'report',
    content: {
      content: {
        'application/csp-report': { schema: z.unknown() },
        'application/reports+json': { schema: z.unknown() },
      },
    },
    answers: { 204: 'Taken', 413: 'Longer than any report' },
    run: async ({ c, env }) => {
      for (const violation of violationsIn(await c.req.text())) {
        if (limit('csp').isWithin) onViolation(violation, env.requestId);
      }
      return undefined;
    },
  });
}

function violationsIn(text: string): CspViolation[] {
  const parsed = parseJson(text);
  const reports = Array.isArray(parsed) ? parsed.slice(0, mostPerRequest) : [parsed];
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
    // Browsers send a report without the cookies of the page.
    page: plain(loggedPath(URL.parse(page)?.pathname ?? '', sessionCookieName)),
    directive: plain(directive),
    blocked: plain(source ? `${source.protocol}//${source.host}${source.pathname}` : blocked),
  };
}

/** Short, and without what would break a line of the log or steer a terminal. */
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
  return new Resource('Operation').add({
    route: 'GET /health',
    id: 'getHealth',
    summary: 'Is the site able to answer?',
    access: 'anyone',
    answers: {
      200: ['It is', z.object({ status: z.literal('ok') })],
      503: 'The database does not answer',
    },
    run: async ({ c, core }) => {
      c.header('Cache-Control', 'no-store');
      try {
        await core.health();
      } catch {
        // Monitoring needs only the status; the request that failed logged the cause.
        return c.json({ detail: 'The database does not answer.' }, 503);
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
  return new Resource('Operation').add({
    route: 'GET /ready',
    id: 'getReadiness',
    summary: 'Can the site do its work?',
    description:
      'Whether the database answers, has the form that this version needs and takes changes, and the disk has room. ' +
      'A disk that runs `low` (under 500 MB) is told, and so is work that has waited its turn for more than ten seconds (`queue`: `slow`); the site is ready then.',
    access: 'anyone',
    answers: {
      200: ['It can', z.object({ status: z.literal('ready'), checks: checksSchema })],
      503: 'It can’t; `status` (`not_ready`) and `checks` stand beside the sentence',
    },
    run: async ({ c, env, core }) => {
      c.header('Cache-Control', 'no-store');
      const queue = env.longestWaitMs() > slowAfterMs ? ('slow' as const) : ('ok' as const);
      const checks = { ...(await core.readiness()), queue };
      const detail = whatIsWrong(checks);
      if (detail === undefined) return { status: 'ready' as const, checks };
      c.header('Retry-After', '5');
      return c.json({ status: 'not_ready' as const, detail, checks }, 503);
    },
  });
}

function whatIsWrong({ database, migrations, disk, writing }: Readiness): string | undefined {
  if (database !== 'ok') return 'The database does not answer.';
  if (migrations !== 'ok') return 'The database is older than this version of the site. Start the site anew.';
  if (disk === 'full') return 'The disk is full, so nothing can be saved.';
  if (writing !== 'ok') return 'The database can only be read, so nothing can be saved.';
  return undefined;
}

/** `report` hears why a source of countries failed; the visitor is answered all the same. */
export function geo(report: (error: Error, requestId: string) => void): Resource {
  return new Resource('Visitors').add({
    route: 'GET /geo',
    id: 'getCountry',
    summary: 'Which country does the visitor ask from?',
    description:
      'A trusted proxy’s header, else the owner’s geolocation service, else a table on this server. ' +
      'Null when nobody knows; prices are in US dollars then. Nothing of it is kept.',
    access: 'anyone',
    // Each may hold a connection to an outside service for two seconds.
    middleware: [atMost(50)],
    answers: {
      200: ['The country', z.object({ country_code: z.string().nullable().openapi({ example: 'MX' }) })],
      429: 'Too many visitors ask at once: see Retry-After',
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
    : new Error('The table of countries could not be read', { cause: error.cause });
}

export function share(): Resource {
  return new Resource('Sharing').add({
    route: 'GET /share/{slug}',
    id: 'getSharePage',
    summary: 'What a share preview reads',
    description: 'A page with the post’s Open Graph data that sends people on to the article.',
    access: 'anyone',
    params: { slug: z.string().max(400) },
    answers: {
      200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
      301: 'The post has another address now',
      400: 'An address that is too long',
      404: 'No such post',
    },
    run: async ({ c, env, core, params }) => {
      // Previews are public: even the owner shares only what everyone can read.
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
  const address = origin + localised(paths.post(post.slug), post.language);
  const title = post.title.trim() || formatPostDate(post.date, post.language);
  const cover = post.cover ? URL.parse(post.cover, origin)?.href : undefined;
  // A drawn picture shows the title and the brand; a cover without words is at least named.
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
