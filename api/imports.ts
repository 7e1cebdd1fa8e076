import { z } from '@hono/zod-openapi';
import type { Context } from 'hono';
import { isPostDate } from '../shared/dates.ts';
import { sourceKinds } from '../shared/import.ts';
import type { ImportChange } from '../shared/imported-post.ts';
import { localeSchema } from '../shared/locale.ts';
import { importStatuses, postLimits } from '../shared/post.ts';
import { storedText } from '../shared/text.ts';
import { atMost, Resource, unwrap } from './resource.ts';

const changes = z.array(z.object({ code: z.string(), what: z.string(), count: z.int() }));

/** What the core tells of a post that an import found. */
const postReport = z.object({
  sourceKey: z.string(),
  /** What it was where it was no article. */
  kind: z.string().optional(),
  /** The section whose draft a page became; `id` is that of its item. */
  text: z.object({ page_type: z.string(), section_key: z.string(), language: z.string() }).optional(),
  id: z.string(),
  version: z.int(),
  title: z.string(),
  slug: z.string(),
  status: z.string(),
  outcome: z.string(),
  changes,
});

const picturesReport = z.object({
  saved: z.int(),
  joined: z.int(),
  posts: z.int(),
  lost: z.array(
    z.object({
      title: z.string(),
      slug: z.string(),
      address: z.string(),
      reason: z.string(),
      status: z.int().nullable(),
    }),
  ),
  drafts: z.array(z.object({ title: z.string(), slug: z.string() })),
});

export const picturesReportSchema = z.object(picturesReport.shape).openapi('PicturesReport');

/** An import that is not at its end. */
export const unfinishedImport = z
  .object({
    id: z.string(),
    name: z.string(),
    state: z.enum(['running', 'pausing', 'paused', 'interrupted']),
    step: z.enum(['posts', 'links', 'pictures']),
    done: z.int(),
    total: z.int().nullable(),
    startedAt: z.string(),
    file: z.enum(['here', 'elsewhere', 'gone']),
    machine: z.string(),
    keepUntil: z.string(),
  })
  .openapi('UnfinishedImport');

export const reportSchema = z
  .object({
    kind: z.enum(sourceKinds).nullable(),
    dryRun: z.boolean(),
    counts: z.record(z.string(), z.int()),
    others: z.record(z.string(), z.int()),
    posts: z.array(postReport),
    skipped: z.array(
      z.object({
        title: z.string(),
        reason: z.string(),
        detail: z.string().nullable(),
        kind: z.string().optional(),
      }),
    ),
    otherKinds: z.record(z.string(), z.int()),
    offered: z.record(z.string(), z.int()),
    problems: z.array(z.looseObject({ code: z.string() })),
    state: z.enum(['finished', 'paused', 'stopped', 'interrupted']),
    run: z.string().nullable(),
    pictures: picturesReport.optional(),
  })
  .openapi('ImportReport');

/** A post as GET /blog/scrape gives it. */
const previewPost = z
  .object({
    id: z.string(),
    slug: z.string(),
    title: z.string(),
    date: z.string().nullable(),
    cover: z.string().nullable(),
    excerpt: z.string(),
    html: z.string(),
    source_key: z.string(),
    link: z.string(),
    language: localeSchema,
    changes,
    embedded: z.record(z.string(), z.string()).optional(),
    /** As the blog has it; foreign HTML. */
    original: z.string().optional(),
  })
  .openapi('PreviewPost');

export const sourceKey = storedText().min(1).max(500);

const webAddress = z.url({ protocol: /^https?$/ }).max(postLimits.cover);

/** The same as it comes back to be imported. */
export const previewedPost = z.object({
  id: z.string().max(postLimits.slug).optional(),
  slug: storedText().max(postLimits.slug),
  title: storedText().trim().min(1).max(2000),
  date: z.string().refine(isPostDate, 'must be a date like 2026-03-31 or an ISO timestamp').nullable(),
  cover: webAddress.nullable(),
  excerpt: storedText().max(20_000),
  html: storedText().max(postLimits.html),
  source_key: sourceKey,
  link: webAddress,
  language: localeSchema,
  original: storedText().max(postLimits.html).optional(),
  changes: z
    .array(z.object({ code: z.string().max(50), what: storedText().max(200), count: z.int() }))
    .max(500)
    // Told back to the one who sent them, and to nobody else.
    .transform((list) => list as ImportChange[])
    .openapi({ type: 'array' }),
  /** Pictures in the text itself, as `data:` addresses. */
  embedded: z.record(z.string().max(200), z.string().startsWith('data:image/')).optional(),
});

export const statusChoice = z.enum(importStatuses).optional();

/** A yes or no of a query. */
export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((text) => text === '1' || text === 'true');

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

const scrapeAnswers = {
  200: ['The posts found', z.array(previewPost)],
  400: 'Bad pages, number or address',
  403: 'That address is not open to import',
  404: 'No blog is set, or no posts were found there',
  429: 'Too many readings at once',
  502: 'The blog did not answer as one',
  504: 'The blog did not answer in time',
} as const;

const address = z.string().min(1).max(2000);

const xmlAnswers = {
  200: { description: 'The XML', content: { 'application/xml': { schema: z.string() } } },
  400: 'Not a web address',
  403: 'That address is not open to import',
  422: 'What is there is no export',
  429: 'Too many readings at once',
  502: 'The address did not answer with a file',
  504: 'The address did not answer in time',
};

/** Who reads by GET: a link on another's page can make the owner's browser ask, so the session opens nothing there. */
const anyone = { owner: false };

/** What can be read of other blogs; bringing it along is in `import-runs.ts`. */
export function imports(): Resource {
  return new Resource('Import')
    .add({
      route: 'GET /blog/scrape',
      id: 'previewOldBlog',
      summary: 'Read the old blog for a preview',
      description:
        'Reads the blog of the owner’s settings, or `source`. Only the hosts that the owner has set can be read, whoever asks.',
      access: 'anyone',
      middleware: [outbound],
      query: { pages: pageList.default([1, 2, 3]), ...range },
      answers: scrapeAnswers,
      run: async ({ core, query }) => {
        const { pages, max_posts, source } = query;
        return unwrap(await core.imports.scrape(anyone, { pages, maxPosts: max_posts, source }));
      },
    })
    .add({
      route: 'POST /blog/scrape',
      id: 'previewBlog',
      summary: 'Read any public blog for a preview',
      limit: 'reading',
      middleware: [outbound],
      body: z.object({
        pages: z.array(z.int().min(1).max(9999)).min(1).max(20).default([1, 2, 3]),
        ...range,
      }),
      answers: {
        ...scrapeAnswers,
        413: 'Longer than any address',
      },
      run: async ({ env, core, body }) => {
        const { pages, max_posts, source } = body;
        return unwrap(await core.imports.scrape(env, { pages, maxPosts: max_posts, source }));
      },
    })
    .add({
      route: 'GET /blog/xml-proxy',
      id: 'fetchOldExport',
      summary: 'The text of an export file at an address',
      description: 'Only the hosts that the owner has set can be read, whoever asks.',
      access: 'anyone',
      middleware: [outbound],
      query: { url: address },
      answers: xmlAnswers,
      run: async ({ c, core, query }) => {
        const text = unwrap(await core.imports.exportText(anyone, query.url));
        return foreignXml(c, text);
      },
    })
    .add({
      route: 'POST /blog/xml-proxy',
      id: 'fetchExport',
      summary: 'The text of an export file at any public address',
      limit: 'reading',
      middleware: [outbound],
      body: z.object({ url: address }),
      answers: { ...xmlAnswers, 413: 'Longer than any address' },
      run: async ({ c, env, core, body }) => {
        const text = unwrap(await core.imports.exportText(env, body.url));
        return foreignXml(c, text);
      },
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
