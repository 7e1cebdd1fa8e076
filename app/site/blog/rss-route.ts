import { catalogs, type Messages } from '../../../messages/catalogs.ts';
import { feedInstant, rfc822 } from '../../../shared/dates.ts';
import type { Locale } from '../../../shared/locale.ts';
import { localized, paths } from '../../../shared/paths.ts';
import type { Post } from '../../../shared/post.ts';
import { pageContext } from '../../page-context.ts';
import { xmlAllowed, xmlText } from '../seo/text-response.ts';
import type { Route } from './+types/rss-route';
import { postTitle } from './post-text.ts';

const limit = 50;

/** `/blog/rss.xml`: the newest published posts in English; with `?lang=es`, in Spanish. */
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

export type FeedPost = Post & { summary: string };

interface Channel {
  origin: string;
  brand: string;
  locale: Locale;
  messages: Messages;
}

function cdata(text: string): string {
  return `<![CDATA[${xmlAllowed(text).replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;
}

/** Makes URLs absolute, because feed readers can't resolve relative ones. */
function withAbsoluteAddresses(html: string, origin: string): string {
  return html.replace(/ (href|src)="\/(?!\/)/g, ` $1="${origin}/`);
}

function item(post: FeedPost, { origin, locale }: Channel): string {
  const address = xmlText(origin + localized(paths.post(post.slug), locale));
  return `<item>
<title>${xmlText(postTitle(post, locale))}</title>
<link>${address}</link>
<guid isPermaLink="false">${xmlText(post.id)}</guid>
<pubDate>${feedInstant(post.date).toUTCString()}</pubDate>
<dc:language>${post.language}</dc:language>
${post.tags.map((tag) => `<category>${xmlText(tag)}</category>`).join('')}
<description>${xmlText(post.summary)}</description>
<content:encoded>${cdata(withAbsoluteAddresses(post.html, origin))}</content:encoded>
</item>`;
}

/** Returns an RSS 2.0 feed (https://www.rssboard.org/rss-specification) with full texts, newest first. */
export function feed(posts: readonly FeedPost[], channel: Channel): string {
  const { origin, brand, locale, messages } = channel;
  const sorted = posts.toSorted((a, b) => feedInstant(b.date).getTime() - feedInstant(a.date).getTime());
  const newest = posts
    .map((post) => post.updated_at)
    .sort()
    .at(-1);
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/">
<channel>
<title>${xmlText(`${brand}: ${messages.blog.heading}`)}</title>
<link>${xmlText(origin + localized(paths.blog, locale))}</link>
<description>${xmlText(messages.blog.intro)}</description>
<language>${locale}</language>
<atom:link href="${xmlText(origin + localized(paths.feed, locale))}" rel="self" type="application/rss+xml"/>
${newest ? `<lastBuildDate>${rfc822(newest)}</lastBuildDate>` : ''}
${sorted.map((post) => item(post, channel)).join('\n')}
</channel>
</rss>
`;
}
