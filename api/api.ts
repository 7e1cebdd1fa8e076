import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import type { GeoError } from '../core/geo/find-country.ts';
import { mostOutsideLinks, outsideLinksSchema } from '../shared/checks/post-check.ts';
import { formatPostDate, machineDate } from '../shared/dates.ts';
import { type Readiness, slowAfterMs } from '../shared/health.ts';
import { localised, paths } from '../shared/paths.ts';
import { type Post, postLimits, postSchema } from '../shared/post.ts';
import { audit } from './audit.ts';
import { content } from './content.ts';
import { copies } from './copies.ts';
import { guard } from './guard.ts';
import { handover } from './handover.ts';
import { keptRuns } from './import-reports.ts';
import { importRuns, unfinishedImports } from './import-runs.ts';
import { imports } from './imports.ts';
import { media } from './media.ts';
import { docsPage, openApiDocument } from './openapi.ts';
import { passkeys, secondFactor } from './passkeys.ts';
import { postChecks } from './post-checks.ts';
import { postHistory, workingCopies } from './post-history.ts';
import { postList } from './post-list.ts';
import { postPin, posts } from './posts.ts';
import { refuse, respondToError } from './problem.ts';
import {
  type ApiEnvironment,
  atMost,
  createResource,
  jsonBody,
  jsonResponse,
  limitBody,
  ownerOnly,
  refusal,
} from './resource.ts';
import { reviews } from './reviews.ts';
import { openSessions, session } from './session.ts';
import { settings } from './settings.ts';
import { type CspViolation, cspReports } from './site.ts';
import { speech } from './speech.ts';
import { respondWithProgress } from './streaming.ts';
import { tags } from './tags.ts';
import { translations } from './translations.ts';

const shareRoute = createRoute({
  method: 'get',
  path: '/share/{slug}',
  operationId: 'getSharePage',
  tags: ['Sharing'],
  summary: 'What a share preview reads',
  description: 'A page with the post’s Open Graph data that sends people on to the article.',
  request: {
    params: z.object({
      slug: z
        .string()
        .max(400)
        .openapi({ param: { name: 'slug', in: 'path' } }),
    }),
  },
  responses: {
    200: { description: 'The page', content: { 'text/html': { schema: z.string() } } },
    301: { description: 'The post has another address now' },
    400: refusal('An address that is too long'),
    404: refusal('No such post'),
  },
});

function share(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(shareRoute, async (c) => {
    // Previews are public: even the owner shares only what everyone can read.
    const found = await c.env.core.posts.get({ owner: false }, c.req.valid('param').slug);
    if (!found.ok) return refuse(found.failure);
    const { post, movedTo } = found.value;
    if (!post) return c.redirect(paths.share(movedTo), 301);
    const { brand } = await c.env.core.settings.get();
    c.header('Cache-Control', 'public, max-age=300');
    const { description } = await c.env.core.posts.describe(post);
    return c.html(sharePage(post, description, brand, c.env.origin));
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

const copyRoute = createRoute({
  method: 'post',
  path: '/blog/posts/{slug}/copies',
  operationId: 'copyPost',
  tags: ['Posts'],
  summary: 'Copy a post',
  description:
    'A draft at an address of its own, dated today, with the text, cover, alt texts, excerpt, tags and language as they are saved; its title says in its language that it is a copy. The time it is scheduled for, its translation, reviews, versions and former addresses stay with the original.',
  middleware: [ownerOnly],
  request: {
    params: z.object({
      slug: z
        .string()
        .min(1)
        .max(400)
        .openapi({ param: { name: 'slug', in: 'path' } }),
    }),
    headers: z.object({
      'idempotency-key': z.string().min(1).max(255).optional().openapi({
        description: 'Made up anew for each copy. Sent again with the same key, the same copy is answered.',
      }),
    }),
  },
  responses: {
    201: jsonResponse('The copy', z.object(postSchema.shape).openapi('Post')),
    400: refusal('A part of the request that cannot be used'),
    401: refusal('Not signed in'),
    404: refusal('No such post, or its copy was deleted since'),
    409: refusal('The key was used for a copy of another text'),
    422: refusal('The text is too intricate to render'),
  },
});

/** Copies of posts, to be written on. */
function postCopies(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(copyRoute, async (c) => {
    const key = c.req.valid('header')['idempotency-key'];
    const copied = await c.env.core.posts.copy(c.req.valid('param').slug, key);
    return copied.ok ? c.json(copied.value, 201) : refuse(copied.failure);
  });
}

const checksSchema = z.object({
  database: z.enum(['ok', 'failed', 'unknown']),
  migrations: z.enum(['ok', 'missing', 'unknown']),
  disk: z.enum(['ok', 'low', 'full', 'unknown']),
  writing: z.enum(['ok', 'refused', 'unknown']),
  queue: z.enum(['ok', 'slow']),
});

const readyRoute = createRoute({
  method: 'get',
  path: '/ready',
  operationId: 'getReadiness',
  tags: ['Operation'],
  summary: 'Can the site do its work?',
  description:
    'Whether the database answers, has the form that this version needs and takes changes, and the disk has room. ' +
    'A disk that runs `low` (under 500 MB) is told, and so is work that has waited its turn for more than ten seconds (`queue`: `slow`); the site is ready then.',
  responses: {
    200: jsonResponse('It can', z.object({ status: z.literal('ready'), checks: checksSchema })),
    503: refusal('It can’t; `status` (`not_ready`) and `checks` stand beside the sentence'),
  },
});

function ready(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(readyRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    const queue = c.env.longestWaitMs() > slowAfterMs ? ('slow' as const) : ('ok' as const);
    const checks = { ...(await c.env.core.readiness()), queue };
    const detail = whatIsWrong(checks);
    if (detail === undefined) return c.json({ status: 'ready' as const, checks }, 200);
    c.header('Retry-After', '5');
    return c.json({ status: 'not_ready' as const, detail, checks }, 503);
  });
}

function whatIsWrong({ database, migrations, disk, writing }: Readiness): string | undefined {
  if (database !== 'ok') return 'The database does not answer.';
  if (migrations !== 'ok') return 'The database is older than this version of the site. Start the site anew.';
  if (disk === 'full') return 'The disk is full, so nothing can be saved.';
  if (writing !== 'ok') return 'The database can only be read, so nothing can be saved.';
  return undefined;
}

const geoRoute = createRoute({
  method: 'get',
  path: '/geo',
  operationId: 'getCountry',
  tags: ['Visitors'],
  summary: 'Which country does the visitor ask from?',
  description:
    'A trusted proxy’s header, else the owner’s geolocation service, else a table on this server. ' +
    'Null when nobody knows; prices are in US dollars then. Nothing of it is kept.',
  // Each may hold a connection to an outside service for two seconds.
  middleware: [atMost(50)],
  responses: {
    200: jsonResponse(
      'The country',
      z.object({ country_code: z.string().nullable().openapi({ example: 'MX' }) }),
    ),
    429: refusal('Too many visitors ask at once: see Retry-After'),
  },
});

/** `report` hears why a source of countries failed; the visitor is answered all the same. */
function geo(report: (error: Error, requestId: string) => void): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(geoRoute, async (c) => {
    const { core, client, clientCountry, requestId } = c.env;
    const { country, errors } = await core.geo.country({ address: client, proxyCountry: clientCountry });
    for (const error of errors) report(toError(error), requestId);
    c.header('Cache-Control', 'private, no-store');
    return c.json({ country_code: country }, 200);
  });
}

function toError(error: GeoError): Error {
  return error.code === 'geo_service_failed'
    ? new Error(`The geolocation service failed: ${error.failure.code}`)
    : new Error('The table of countries could not be read', { cause: error.cause });
}

const answer = z.object(outsideLinksSchema.shape).openapi('OutsideLinks');

const route = createRoute({
  method: 'post',
  path: '/blog/checks/links',
  operationId: 'checkLinks',
  tags: ['Checks'],
  summary: 'Whether the links of a text to other sites still lead somewhere',
  description: `Asks those sites for the heads of their pages: each address once, ${mostOutsideLinks} at most, a few sites at a time, for a minute at most. Nothing is kept. Links to this site are part of the advice. With \`Accept: application/x-ndjson\` progress comes as one JSON line after another, the answer (or \`{detail}\`) last.`,
  middleware: [ownerOnly, limitBody('post')],
  request: { body: jsonBody(z.object({ html: z.string().max(postLimits.html) })) },
  responses: {
    200: jsonResponse('What came of each, in the order of the text', answer),
    400: refusal('A value that does not fit'),
    401: refusal('Not signed in'),
    413: refusal('The body is too long'),
    415: refusal('The body is not sent as JSON'),
    422: refusal('The text is too intricate to read'),
  },
});

/** Links of a text to other sites, looked at when the owner asks for it. */
function outsideLinks(report: (error: Error, requestId: string) => void): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(route, (c) => {
    const { html } = c.req.valid('json');
    return respondWithProgress(c, {
      run: (onProgress, signal) => c.env.core.posts.checkOutsideLinks(html, { onProgress, signal }),
      report,
    });
  });
}

const healthRoute = createRoute({
  method: 'get',
  path: '/health',
  operationId: 'getHealth',
  tags: ['Operation'],
  summary: 'Is the site able to answer?',
  responses: {
    200: jsonResponse('It is', z.object({ status: z.literal('ok') })),
    503: refusal('The database does not answer'),
  },
});

function health(): OpenAPIHono<ApiEnvironment> {
  return createResource().openapi(healthRoute, async (c) => {
    c.header('Cache-Control', 'no-store');
    try {
      await c.env.core.health();
    } catch {
      // Whoever watches needs the status alone; the cause is in the log of whatever request met it.
      return c.json({ detail: 'The database does not answer.' }, 503);
    }
    return c.json({ status: 'ok' as const }, 200);
  });
}

/** Who hears of what no answer tells. */
export interface ApiListeners {
  /** Of errors that nobody expected. */
  report: (error: Error, requestId: string) => void;
  /** Of what browsers refused because of a page's policy. */
  onViolation: (violation: CspViolation, requestId: string) => void;
}

/** The whole JSON API under `/api`. */
export function createApi({ report, onViolation }: ApiListeners): OpenAPIHono<ApiEnvironment> {
  const api = createResource();
  for (const resource of [
    posts(),
    postHistory(),
    postCopies(),
    postChecks(),
    outsideLinks(report),
    postPin(),
    postList(),
    workingCopies(),
    speech(),
    handover(),
    reviews(),
    tags(),
    translations(),
    content(),
    media(),
    session(),
    secondFactor(),
    passkeys(),
    openSessions(),
    settings(),
    guard(),
    audit(report),
    copies(),
    imports(),
    importRuns(report),
    unfinishedImports(),
    keptRuns(report),
    share(),
    geo(report),
    health(),
    ready(),
    cspReports(onViolation),
  ])
    api.route('/api', resource);
  api.get('/api/openapi.json', (c) => c.json(openApiDocument(api, c.env.origin)));
  api.get('/api/docs', docsPage);
  const methodsAt = allowedMethods(api.routes);
  api.all('/api/*', (c) => {
    const methods = methodsAt(c.req.path);
    if (c.req.method !== 'OPTIONS' || methods.length === 0)
      return c.json({ detail: 'There is nothing at this address.' }, 404);
    return c.body(null, 204, { Allow: methods.join(', ') });
  });
  api.onError((error, c) => respondToError(error, c, (cause) => report(cause, c.env.requestId)));
  return api;
}

interface Route {
  method: string;
  /** With `:name` for a part that can be anything. */
  path: string;
}

/** Which methods are there for a path, OPTIONS among them; none for a path at which there is nothing. */
function allowedMethods(routes: readonly Route[]): (path: string) => string[] {
  const known = routes
    .filter(({ method }) => method !== 'ALL')
    .map(({ method, path }) => ({ method, parts: path.split('/') }));
  return (path) => {
    const asked = path.split('/');
    const methods = new Set(known.filter(({ parts }) => fits(parts, asked)).map(({ method }) => method));
    if (methods.size === 0) return [];
    // Whatever can be read is answered HEAD, too.
    if (methods.has('GET')) methods.add('HEAD');
    return [...methods, 'OPTIONS'].sort();
  };
}

function fits(parts: readonly string[], asked: readonly string[]): boolean {
  return (
    parts.length === asked.length &&
    parts.every((part, at) => part === asked[at] || (part.startsWith(':') && asked[at] !== ''))
  );
}
