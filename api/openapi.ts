import { randomBytes } from 'node:crypto';
import type { OpenAPIHono } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { html, raw } from 'hono/html';
import { apiViewerFiles } from '../shared/page-scripts.ts';
import { paths } from '../shared/paths.ts';
import { sessionCookieName } from '../shared/sign-in.ts';
import type { ApiEnvironment } from './resource.ts';

/** The parts of JSON Schema that this API uses. */
interface JsonSchema {
  $ref?: string;
  type?: string | string[];
  example?: unknown;
  default?: unknown;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  format?: string;
  pattern?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
}

const aMoment = '2026-02-10T09:30:00.000Z';
const anId = '0192f3a4-7c1b-7d52-9a3e-5b6f7a8c9d10';

/** Example values by field name. Values that a field's schema doesn't allow are skipped. */
const usual: Readonly<Record<string, unknown[]>> = {
  title: ['Write the last line first'],
  slug: ['write-the-last-line-first'],
  made_slug: ['write-the-last-line-first'],
  former_slug: ['write-the-last-line'],
  other_slug: ['escriba-primero-la-ultima-linea'],
  date: ['2026-02-10'],
  cover: ['/media/3f9c2b7a1d?w=1200', 'https://example.com/cover.jpg'],
  cover_alt: ['A desk with a marked-up speech'],
  alt: ['A desk with a marked-up speech'],
  excerpt: ['Turn the page over and begin where the audience will stop listening.'],
  summary: ['Turn the page over and begin where the audience will stop listening.'],
  html: ['<p>Write the last line first.</p>'],
  body: ['<p>Write the last line first.</p>'],
  content: ['<p>Words worth signing.</p>'],
  text: ['Write the last line first.'],
  passage: ['Write the last line first.'],
  quote: ['Write the last line first.'],
  original: ['Write the last line first.'],
  proposal: ['Begin with the last line.'],
  before: ['Write the last line first, '],
  after: ['and the rest will follow.', '0.5:12'],
  tags: [['speeches', 'endings']],
  tag: ['speeches'],
  language: ['en'],
  lang: ['es'],
  status: ['published', 'draft', 'ok'],
  publish_at: [null, '2026-03-01T09:00:00.000Z'],
  version: [3],
  id: [anId, '3f9c2b7a1d', 'p1'],
  post_id: [anId],
  run: [anId],
  etag: ['"3"'],
  key: ['a1b2c3'],
  hash: ['9f86d081884c7d65'],
  source_key: ['https://old.example.com/2019/05/a-post/'],
  url: ['https://example.com/'],
  href: ['https://example.com/'],
  link: ['https://example.com/'],
  links: [['https://example.com/']],
  address: ['https://example.com/picture.jpg'],
  source: ['compose', 'https://old.example.com'],
  origin: ['https://example.com'],
  host: ['old.example.com'],
  client: ['203.0.113.7'],
  browser: ['Firefox'],
  system: ['Windows'],
  name: ['Example'],
  reader: ['A. Reader'],
  writer: ['a1b2c3d4'],
  file: ['export.xml'],
  file_name: ['desk.jpg'],
  file_data: ['/9j/4AAQSkZJRgABAQ=='],
  mime_type: ['image/jpeg'],
  width: [1200],
  height: [800],
  bytes: [182_044],
  words: [740],
  seconds: [260],
  total: [8],
  count: [2],
  q: ['last line'],
  year: ['2026'],
  years: [['2026', '2025']],
  pages: ['1,2,3'],
  'idempotency-key': ['b1946ac9-2f1c-4d6e-8f0a-6a1c2d3e4f50'],
  'x-file-name': ['desk.jpg'],
  page: [1],
  limit: [20],
  password: ['correct horse battery staple'],
  current_password: ['correct horse battery staple'],
  new_password: ['a longer sentence that nobody guesses'],
  passphrase: ['seven words that nobody else would choose'],
  code: ['h4k2-9xq7-mm3w'],
  country_code: ['MX'],
  detail: ['Post not found'],
  message: ['Created 2 items, kept 3.'],
  reason: ['The client agreed in writing.'],
  note: ['Shorter, please.'],
  answer: ['Shortened.'],
  time_zone: ['America/Mexico_City'],
  brand: ['Under Your Name'],
  price_usd: [67],
  price_mxn: [900],
  failure: [null],
  problem: [null],
  position: [1],
};

/** Optional fields that examples omit, because few requests need them. */
const special = new Set([
  ...['override', 'override_reason', 'without_approval', 'second_factor', 'current_password'],
  ...['must_choose_password', 'held_for', 'permanent', 'body'],
]);

/** Returns an example for a schema. `schemas` contains the schemas it refers to. */
function exampleOf(schema: JsonSchema, schemas: Readonly<Record<string, JsonSchema>>, name = ''): unknown {
  if (schema.$ref)
    return exampleOf(schemas[schema.$ref.replace('#/components/schemas/', '')] ?? {}, schemas, name);
  if (schema.example !== undefined) return schema.example;
  if (schema.const !== undefined) return schema.const;
  const known = usualOf(schema, name);
  if (known !== undefined) return known;
  if (schema.allOf) return Object.assign({}, ...schema.allOf.map((part) => exampleOf(part, schemas, name)));
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) {
    const [choice] = choices.filter(({ type }) => type !== 'null');
    return choice ? exampleOf(choice, schemas, name) : null;
  }
  if (schema.enum) return schema.enum[0];
  const [type] = [schema.type ?? 'object'].flat().filter((each) => each !== 'null');
  if (type === 'object') return objectOf(schema, schemas);
  if (schema.default !== undefined && schema.default !== '') return schema.default;
  switch (type) {
    case 'array':
      return schema.items ? [exampleOf(schema.items, schemas, name)] : [];
    case 'boolean':
      return false;
    case 'integer':
    case 'number':
      return numberOf(schema);
    case 'string':
      return stringOf(schema, name);
    default:
      return null;
  }
}

function objectOf(
  { properties = {}, required = [] }: JsonSchema,
  schemas: Readonly<Record<string, JsonSchema>>,
): Record<string, unknown> {
  const shown = Object.entries(properties).filter(([name]) => required.includes(name) || !special.has(name));
  return Object.fromEntries(shown.map(([name, schema]) => [name, exampleOf(schema, schemas, name)]));
}

function numberOf({ minimum, exclusiveMinimum, maximum = Number.POSITIVE_INFINITY }: JsonSchema): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? 0 : exclusiveMinimum + 1);
  return Math.min(Math.max(1, least), maximum);
}

function stringOf(schema: JsonSchema, name: string): string {
  if (/(_at|At|_until|Until|^at|^since)$/.test(name) || schema.format === 'date-time') return aMoment;
  const candidates = ['text', '/media/3f9c2b7a1d', anId, 'https://example.com/', ''];
  return candidates.find((text) => fits(schema, text)) ?? 'x'.repeat(schema.minLength ?? 0);
}

function usualOf(schema: JsonSchema, name: string): unknown {
  const values = Object.hasOwn(usual, name) ? usual[name] : undefined;
  return values?.find((value) => fits(schema, value));
}

/** Whether a schema allows a plain value. `exampleOf` handles schemas that consist of others. */
function fits(schema: JsonSchema, value: unknown): boolean {
  if (schema.anyOf) return schema.anyOf.some((each) => fits(each, value));
  if (schema.enum && !schema.enum.includes(value)) return false;
  const types = [schema.type ?? []].flat();
  if (value === null) return types.includes('null');
  if (Array.isArray(value))
    return types.includes('array') && value.every((each) => fits(schema.items ?? {}, each));
  if (typeof value === 'number') {
    const { minimum = Number.NEGATIVE_INFINITY, maximum = Number.POSITIVE_INFINITY } = schema;
    return (types.includes('integer') || types.includes('number')) && minimum <= value && value <= maximum;
  }
  if (typeof value !== 'string' || !types.includes('string')) return false;
  const { minLength = 0, maxLength = Number.POSITIVE_INFINITY, format, pattern } = schema;
  if (value.length < minLength || value.length > maxLength) return false;
  if (format === 'uri' && !URL.canParse(value)) return false;
  if (format === 'date-time' && !/T.*Z$/.test(value)) return false;
  return pattern === undefined || new RegExp(pattern).test(value);
}

const info = {
  title: 'Site API',
  version: '1',
  description:
    'Published content can be read without signing in. Other operations require the session cookie set by `POST /api/compose/auth`. ' +
    'Every error is `{"detail": "a sentence"}`.',
};

/** The tags, in the order in which they are shown. */
const tags = [
  { name: 'Posts', description: 'Read, write, publish, schedule, pin, delete and restore posts.' },
  { name: 'Next version', description: 'Saved but unpublished changes to a published post.' },
  { name: 'Revisions', description: 'Earlier saved versions of a post.' },
  { name: 'Autosave', description: 'Unsaved changes, with one entry per post or new text.' },
  { name: 'Tags', description: 'The tags of the blog.' },
  { name: 'Checks', description: 'Pre-publish checks of a post or text.' },
  { name: 'Translations', description: 'Linked posts in English and Spanish.' },
  { name: 'Reviews', description: 'Versions sent to a reviewer for comments and approval.' },
  { name: 'Speech', description: 'Speaking time, and sentences that are hard to say.' },
  {
    name: 'Files',
    description: 'Export posts as Word, PDF, Markdown, plain text or email, and convert Word files.',
  },
  { name: 'Sharing', description: 'The page that provides link previews of a post.' },
  { name: 'Content', description: 'Editable page sections.' },
  { name: 'Media', description: 'The media library.' },
  { name: 'Import', description: 'Import posts and pages from another blog, and read import reports.' },
  { name: 'Settings', description: 'The site’s settings.' },
  { name: 'Confidential names', description: 'Names that must not be published.' },
  { name: 'Sign-in', description: 'Sessions and the password.' },
  { name: 'Passkeys', description: 'Passkeys and recovery codes.' },
  { name: 'Activity', description: 'The activity log.' },
  { name: 'Backups', description: 'Backups and restore tests.' },
  { name: 'Visitors', description: 'Requests that pages make for a visitor.' },
  { name: 'Operation', description: 'Monitoring, load balancing and browser reports.' },
];

interface Media {
  schema?: JsonSchema;
  example?: unknown;
}

interface Operation {
  parameters?: { name: string; schema?: JsonSchema; example?: unknown }[];
  requestBody?: { content?: Record<string, Media> };
  responses?: Record<string, { description?: string; content?: Record<string, Media> }>;
}

/** Returns the API of a site at `origin` as an OpenAPI 3.1 document, with an example for every JSON body. */
export function openApiDocument(api: OpenAPIHono<ApiEnvironment>, origin: string) {
  const document = api.getOpenAPI31Document({ openapi: '3.1.0', info, tags, servers: [{ url: origin }] });
  const schemas = (document.components?.schemas ?? {}) as Record<string, JsonSchema>;
  for (const path of Object.values(document.paths ?? {}))
    for (const operation of Object.values(path as Record<string, Operation>)) addExamples(operation, schemas);
  return {
    ...document,
    components: { ...document.components, securitySchemes: { session: sessionScheme(origin) } },
  };
}

function sessionScheme(origin: string) {
  const prefix = origin.startsWith('https:') ? '__Host-' : '';
  return {
    type: 'apiKey',
    in: 'cookie',
    name: prefix + sessionCookieName,
    description: 'Set by `POST /api/compose/auth`. Expires after 24 hours.',
  };
}

function addExamples(operation: Operation, schemas: Readonly<Record<string, JsonSchema>>): void {
  for (const parameter of operation.parameters ?? [])
    parameter.example ??= exampleOf(parameter.schema ?? {}, schemas, parameter.name);
  for (const media of jsonIn(operation.requestBody?.content))
    media.example ??= exampleOf(media.schema ?? {}, schemas);
  for (const [status, { description = '', content }] of Object.entries(operation.responses ?? {}))
    for (const media of jsonIn(content))
      media.example ??=
        Number(status) < 400 ? exampleOf(media.schema ?? {}, schemas) : { detail: `${description}.` };
}

function jsonIn(content: Record<string, Media> = {}): Media[] {
  const json = content['application/json'];
  return json ? [json] : [];
}

/**
 * Starts the viewer with every group closed. It is read-only and sends no requests. It writes its page with
 * innerHTML, which the policy `default` allows on this page only. Scripts may come only from the page's own two elements.
 */
const start = `
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => text });
addEventListener('DOMContentLoaded', () => {
  const nothing = () => () => null;
  const search = (Original, { React }) => (props) =>
    React.createElement('div', { role: 'search' }, React.createElement(Original, props));
  const session = (_Original, { React }) => () =>
    React.createElement('span', { className: 'session' }, 'session');
  SwaggerUIBundle({
    url: '/api/openapi.json',
    dom_id: '#viewer',
    docExpansion: 'none',
    defaultModelsExpandDepth: -1,
    displayOperationId: true,
    filter: true,
    supportedSubmitMethods: [],
    syntaxHighlight: false,
    validatorUrl: null,
    plugins: [
      {
        wrapComponents: {
          FilterContainer: search,
          InfoContainer: nothing,
          ServersContainer: nothing,
          AuthorizeBtnContainer: nothing,
          authorizeOperationBtn: session,
        },
      },
    ],
  });
});`;

const style = `
body{margin:0;font:1rem/1.55 Georgia,serif;color:#14171f;background:#f7f3ea}
header,noscript p{max-width:1420px;margin:0 auto;padding:2rem 20px 0;box-sizing:border-box}
h1{font-weight:400;font-size:2.4rem;line-height:1.1;margin:0 0 .75rem}h2{font-size:1.2rem;margin:1.5rem 0 0}
header p{margin:.4rem 0;max-width:46rem}header a,noscript a{color:inherit}
.swagger-ui .renderedMarkdown code{color:#14171f!important;background:none}
.swagger-ui .parameter__in,.swagger-ui .prop-format,.swagger-ui .parameter__type{color:#464952;opacity:1}
.swagger-ui .scheme-container,.swagger-ui .response-col_links,.swagger-ui .response-control-media-type__accept-message{display:none}.swagger-ui .filter .operation-filter-input{width:100%;box-sizing:border-box}
.swagger-ui .opblock-tag{flex-wrap:wrap}.swagger-ui .opblock-tag a{flex:1}.swagger-ui .opblock-tag small{flex-basis:100%;order:1;padding:0}
.swagger-ui .opblock .opblock-summary-method{color:#14171f;background:#fff;border:1px solid #6b6e78;text-shadow:none}
.swagger-ui pre.microlight{overflow:visible!important;max-height:none!important;white-space:pre-wrap!important;overflow-wrap:anywhere}
.swagger-ui .session{border:1px dashed #6b6e78;border-radius:2px;padding:0 .4rem;margin:0 .25rem;font:400 .8rem/1.5 sans-serif;color:#464952;white-space:nowrap}
@media (max-width:40rem){.swagger-ui .opblock .opblock-summary .opblock-summary-operation-id,.swagger-ui .opblock .opblock-summary .copy-to-clipboard{display:none}}`;

/** Responds with the OpenAPI document as a page (Swagger UI), loaded only from this server. */
export function docsPage(c: Context): Response | Promise<Response> {
  const nonce = randomBytes(16).toString('base64');
  c.header(
    'Content-Security-Policy',
    [
      "default-src 'none'",
      `script-src 'nonce-${nonce}'`,
      `style-src 'nonce-${nonce}'`,
      "img-src 'self' data:",
      "connect-src 'self'",
      "object-src 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default dompurify',
      `report-uri ${paths.apiCspReports}`,
      "form-action 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ].join('; '),
  );
  return c.html(html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="${apiViewerFiles['swagger-ui.css']}" nonce="${nonce}">
<style nonce="${nonce}">${raw(style)}</style>
<script src="${apiViewerFiles['swagger-ui-bundle.js']}" nonce="${nonce}" defer></script>
<script nonce="${nonce}">${raw(start)}</script>
</head>
<body>
<header>
<h1>API</h1>
<p>Operations marked “session” require the cookie set by <code>POST /api/compose/auth</code>. Published content can be read without it.
Every error is <code>{"detail": "a sentence"}</code>.</p>
<p><a href="/api/openapi.json">OpenAPI 3.1 document</a></p>
<h2>Operations</h2>
</header>
<noscript><p>This list requires JavaScript. Without it, read the <a href="/api/openapi.json">OpenAPI document</a>.</p></noscript>
<div id="viewer"></div>
</body>
</html>`);
}
