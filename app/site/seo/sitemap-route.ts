import { paths } from '../../../shared/paths.ts';
import { publicPages } from '../../../shared/public-pages.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/sitemap-route';
import { sitemap, sitemapIndex } from './sitemap.ts';

/**
 * Posts in one file. The protocol allows 50,000 addresses (25,000 posts in two languages) and 50 MB; this keeps a part
 * near 2 MB, so that the page cache holds many of them.
 */
const postsInPart = 2500;

/**
 * `/sitemap.xml`: all indexed pages and published posts; for more posts than one part holds an index, whose parts are
 * `/sitemap.xml?page=1` and on. The parts keep the path, as a sitemap speaks only for the folder it lies in.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const { core, origin } = context.get(pageContext);
  const part = url.searchParams.get('page');
  if (part !== null && !/^[1-9]\d{0,5}$/.test(part)) return notFound();
  const page = Number(part ?? 1);
  const { posts, total } = await core.posts.addresses({ page, limit: postsInPart });
  const parts = Math.max(1, Math.ceil(total / postsInPart));
  if (page > parts) return notFound();
  if (part === null && parts > 1) return xml(sitemapIndex(parts, origin));
  const places = posts.map(({ slug, updated_at }) => ({ path: paths.post(slug), changed: updated_at }));
  const pages = page === 1 ? publicPages.filter(({ isIndexed }) => isIndexed) : [];
  return xml(sitemap([...pages, ...places], origin));
}

function xml(text: string): Response {
  return new Response(text, { headers: { 'Content-Type': 'application/xml; charset=utf-8' } });
}

function notFound(): Response {
  return new Response('Not found', { status: 404, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
