import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { atMost } from './at-most.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { previewPost } from './import-schemas.ts';
import { limitBody } from './limit-body.ts';
import { ownerOnly } from './owner-only.ts';
import { refuse } from './problem.ts';
import { jsonBody, jsonResponse, refusal } from './schemas.ts';

const tags = ['Import'];

const pageList = z
  .string()
  .max(200)
  .regex(/^\d{1,4}(,\d{1,4})*$/, 'must be page numbers with commas between them, like 1,2,3')
  .transform((text) => [...new Set(text.split(',').map(Number))].filter((page) => page > 0).slice(0, 20));

/** How many readings of other sites may run at once: each can hold some tens of megabytes. */
const outbound = atMost(4);

/** Which posts are wanted of a blog's list. */
const range = {
  max_posts: z.coerce.number().int().min(1).max(36).default(36),
  source: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
};

const scrapeResponses = {
  200: jsonResponse('The posts found', z.array(previewPost)),
  400: refusal('Bad pages, number or address'),
  403: refusal('That address is not open to import'),
  404: refusal('No blog is set, or no posts were found there'),
  429: refusal('Too many readings at once'),
  502: refusal('The blog did not answer as one'),
  504: refusal('The blog did not answer in time'),
};

const scrapeRoute = createRoute({
  method: 'get',
  path: '/blog/scrape',
  operationId: 'previewOldBlog',
  tags,
  middleware: [outbound],
  summary: 'Read the old blog for a preview',
  description:
    'Reads the blog of the owner’s settings, or `source`. Only the hosts that the owner has set can be read, whoever asks.',
  request: { query: z.object({ pages: pageList.default([1, 2, 3]), ...range }) },
  responses: scrapeResponses,
});

const ownersScrapeRoute = createRoute({
  method: 'post',
  path: '/blog/scrape',
  operationId: 'previewBlog',
  tags,
  middleware: [ownerOnly, limitBody('reading'), outbound],
  summary: 'Read any public blog for a preview',
  request: {
    body: jsonBody(
      z.object({
        pages: z.array(z.int().min(1).max(9999)).min(1).max(20).default([1, 2, 3]),
        ...range,
      }),
    ),
  },
  responses: {
    ...scrapeResponses,
    401: refusal('Not signed in'),
    413: refusal('Longer than any address'),
  },
});

const address = z.string().min(1).max(2000);

const xmlResponses = {
  200: { description: 'The XML', content: { 'application/xml': { schema: z.string() } } },
  400: refusal('Not a web address'),
  403: refusal('That address is not open to import'),
  422: refusal('What is there is no export'),
  429: refusal('Too many readings at once'),
  502: refusal('The address did not answer with a file'),
  504: refusal('The address did not answer in time'),
};

const proxyRoute = createRoute({
  method: 'get',
  path: '/blog/xml-proxy',
  operationId: 'fetchOldExport',
  tags,
  middleware: [outbound],
  summary: 'The text of an export file at an address',
  description: 'Only the hosts that the owner has set can be read, whoever asks.',
  request: { query: z.object({ url: address }) },
  responses: xmlResponses,
});

const ownersProxyRoute = createRoute({
  method: 'post',
  path: '/blog/xml-proxy',
  operationId: 'fetchExport',
  tags,
  middleware: [ownerOnly, limitBody('reading'), outbound],
  summary: 'The text of an export file at any public address',
  request: { body: jsonBody(z.object({ url: address })) },
  responses: { ...xmlResponses, 401: refusal('Not signed in'), 413: refusal('Longer than any address') },
});

/** Who reads by GET: a link on another's page can make the owner's browser ask, so the session opens nothing there. */
const anyone = { owner: false };

/** What can be read of other blogs; bringing it along is in `import-runs.ts`. */
export function imports(): OpenAPIHono<ApiEnvironment> {
  return createResource()
    .openapi(scrapeRoute, async (c) => {
      const { pages, max_posts, source } = c.req.valid('query');
      const found = await c.env.core.imports.scrape(anyone, { pages, maxPosts: max_posts, source });
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(ownersScrapeRoute, async (c) => {
      const { pages, max_posts, source } = c.req.valid('json');
      const found = await c.env.core.imports.scrape(c.env, { pages, maxPosts: max_posts, source });
      return found.ok ? c.json(found.value, 200) : refuse(found.failure);
    })
    .openapi(proxyRoute, async (c) => {
      const text = await c.env.core.imports.exportText(anyone, c.req.valid('query').url);
      return text.ok ? foreignXml(c, text.value) : refuse(text.failure);
    })
    .openapi(ownersProxyRoute, async (c) => {
      const text = await c.env.core.imports.exportText(c.env, c.req.valid('json').url);
      return text.ok ? foreignXml(c, text.value) : refuse(text.failure);
    });
}

/** Never as a page: XML can carry scripts, and a foreign file must not be able to run as one of ours. */
function foreignXml(c: Context, text: string) {
  return c.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Disposition': 'attachment; filename="export.xml"',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
}
