import { createRoute, type OpenAPIHono, z } from '@hono/zod-openapi';
import { html } from 'hono/html';
import { formatPostDate, machineDate } from '../shared/dates.ts';
import { localised, paths } from '../shared/paths.ts';
import type { Post } from '../shared/post.ts';
import { createResource } from './create-resource.ts';
import type { ApiEnvironment } from './environment.ts';
import { refuse } from './problem.ts';
import { refusal } from './schemas.ts';

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

export function share(): OpenAPIHono<ApiEnvironment> {
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
