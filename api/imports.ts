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

const postReport = z.object({
  sourceKey: z.string(),
  /** The content type, if the item isn't a post. */
  kind: z.string().optional(),
  /** The section that a page became; `id` is the section's. */
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

/** A post in a preview of another blog. */
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
    /** The blog's own HTML, unsanitized. */
    original: z.string().optional(),
  })
  .openapi('PreviewPost');

export const sourceKey = storedText().min(1).max(500);

const webAddress = z.url({ protocol: /^https?$/ }).max(postLimits.cover);

/** A previewed post, sent back to be imported. */
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
    // The change codes aren't checked, because they are only returned to the sender.
    .transform((list) => list as ImportChange[])
    .openapi({ type: 'array' }),
  /** Images in the text, as `data:` URLs. */
  embedded: z.record(z.string().max(200), z.string().startsWith('data:image/')).optional(),
});

export const statusChoice = z.enum(importStatuses).optional();

/** A yes or no in a query. */
export const yesOrNo = z
  .enum(['0', '1', 'true', 'false'])
  .default('0')
  .transform((text) => text === '1' || text === 'true');

const pageList = z
  .string()
  .max(200)
  .regex(/^\d{1,4}(,\d{1,4})*$/, 'must be comma-separated page numbers, like 1,2,3')
  .transform((text) => [...new Set(text.split(',').map(Number))].filter((page) => page > 0).slice(0, 20));

/** Each fetch can take tens of megabytes of memory. */
const outbound = atMost(4);

const range = {
  max_posts: z.coerce.number().int().min(1).max(36).default(36),
  source: z
    .url({ protocol: /^https?$/ })
    .max(2000)
    .optional(),
};

const scrapeAnswers = {
  200: ['The posts', z.array(previewPost)],
  403: 'URL not allowed',
  404: 'No blog set, or no posts found',
  502: 'The site returned an error',
  504: 'The site didn’t respond in time',
} as const;

const address = z.string().min(1).max(2000);

const xmlAnswers = {
  200: { description: 'The XML', content: { 'application/xml': { schema: z.string() } } },
  403: 'URL not allowed',
  422: 'Not a supported export file',
  502: 'The site returned an error',
  504: 'The site didn’t respond in time',
};

/** GET ignores the session, because links on other sites can make the owner's browser send one. */
const anyone = { owner: false };

export function imports(): Resource {
  return new Resource('Import')
    .add('GET /blog/scrape', 'previewOldBlog', 'Preview the old blog', {
      description: 'Reads the blog from the settings, or `source`. Limited to hosts the owner has allowed.',
      access: 'anyone',
      throttle: outbound,
      query: { pages: pageList.default([1, 2, 3]), ...range },
      answers: scrapeAnswers,
      run: async ({ core, query }) => {
        const { pages, max_posts, source } = query;
        return unwrap(await core.imports.scrape(anyone, { pages, maxPosts: max_posts, source }));
      },
    })
    .add('POST /blog/scrape', 'previewBlog', 'Preview any public blog', {
      limit: 'short',
      throttle: outbound,
      body: z.object({
        pages: z.array(z.int().min(1).max(9999)).min(1).max(20).default([1, 2, 3]),
        ...range,
      }),
      answers: scrapeAnswers,
      run: async ({ env, core, body }) => {
        const { pages, max_posts, source } = body;
        return unwrap(await core.imports.scrape(env, { pages, maxPosts: max_posts, source }));
      },
    })
    .add('GET /blog/xml-proxy', 'fetchOldExport', 'Fetch an export file', {
      description: 'Limited to hosts the owner has allowed.',
      access: 'anyone',
      throttle: outbound,
      query: { url: address },
      answers: xmlAnswers,
      run: async ({ c, core, query }) => {
        return foreignXml(c, unwrap(await core.imports.exportText(anyone, query.url)));
      },
    })
    .add('POST /blog/xml-proxy', 'fetchExport', 'Fetch any public export file', {
      limit: 'short',
      throttle: outbound,
      body: z.object({ url: address }),
      answers: xmlAnswers,
      run: async ({ c, env, core, body }) => {
        return foreignXml(c, unwrap(await core.imports.exportText(env, body.url)));
      },
    });
}

/** Sent as an attachment: XML can contain scripts, which must not run on this site. */
function foreignXml(c: Context, text: string) {
  return c.body(text, 200, {
    'Content-Type': 'application/xml; charset=utf-8',
    'Content-Disposition': 'attachment; filename="export.xml"',
    'Content-Security-Policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'X-Content-Type-Options': 'nosniff',
  });
}
