import { catalogs } from '../../../messages/catalogs.ts';
import { pageContext } from '../../page-context.ts';
import type { Route } from './+types/rss-route';
import { type FeedPost, feed } from './feed.ts';

const limit = 50;

/** `/blog/rss.xml`: the newest published English posts; with `?lang=es` the Spanish ones. */
export async function loader({ context }: Route.LoaderArgs) {
  const { core, locale, origin } = context.get(pageContext);
  const [posts, { brand }] = await Promise.all([
    core.posts.list({ owner: false }, { page: 1, limit, language: locale }),
    core.settings.get(),
  ]);
  const described: FeedPost[] = [];
  for (const post of posts) described.push({ ...post, summary: (await core.posts.describe(post)).summary });
  return new Response(feed(described, { origin, brand, locale, messages: catalogs[locale] }), {
    headers: { 'Content-Type': 'application/rss+xml; charset=utf-8' },
  });
}
