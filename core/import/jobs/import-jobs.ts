import { parseFeed } from 'feedsmith';
import { compareContent, comparePost, type PostHead } from '../../../readers/fidelity/compare-content.ts';
import { readVisible } from '../../../readers/fidelity/read-visible.ts';
import { sourceJobs } from '../../../readers/source-jobs.ts';
import type { PostComparison, PostOriginal } from '../../../shared/imported-post.ts';
import { plainText } from '../../../shared/rich-text/parse-html.ts';
import { markPair, packOriginal, placePictures } from '../mark-pair.ts';
import { webAddress } from '../scrape/parse-page.ts';
import { type FoundPost, previewBody } from '../scrape/preview-body.ts';
import { extractArticle, isCutOff, type PagePlace, readDate } from '../scrape/read-article.ts';
import { readBlogPage, readCards } from '../scrape/read-blog-page.ts';
import { convertKnown, learnBlog, readPost } from './known-blogs.ts';

type ParsedFeed = ReturnType<typeof parseFeed>;
type RssItem = NonNullable<Extract<ParsedFeed, { format: 'rss' }>['feed']['items']>[number];
type RdfItem = NonNullable<Extract<ParsedFeed, { format: 'rdf' }>['feed']['items']>[number];
type AtomEntry = NonNullable<Extract<ParsedFeed, { format: 'atom' }>['feed']['entries']>[number];
type JsonItem = NonNullable<Extract<ParsedFeed, { format: 'json' }>['feed']['items']>[number];

const shortestBody = 1500;

const first = (...texts: (string | null | undefined)[]) => texts.find((text) => text?.trim()) ?? '';

/** The parser returns dates as written and untyped. */
function firstDate(...dates: unknown[]): string | null {
  return dates.map((date) => readDate(typeof date === 'string' ? date : null)).find(Boolean) ?? null;
}

/** Treats an unfinished or short text as a teaser, because the body is on the post's page. */
function asTeaserOrBody(text: string): Pick<FoundPost, 'teaser' | 'html'> {
  return plainText(text).length < shortestBody || isCutOff(text)
    ? { teaser: text || null, html: null }
    : { teaser: null, html: text };
}

function fromRss(item: Partial<RssItem> & Partial<RdfItem>): FoundPost {
  const body = first(item.content?.encoded);
  const description = first(item.description);
  const pictures = [...(item.media?.contents ?? []), ...(item.media?.groups?.[0]?.contents ?? [])];
  const picture = [...(item.enclosures ?? []), ...pictures].find(
    (file) => /^image\//.test(file.type ?? '') || ('medium' in file && file.medium === 'image'),
  );
  return {
    address: first(item.link, item.guid?.isPermaLink === false ? '' : item.guid?.value, item.rdf?.about),
    slug: '',
    title: first(item.title, item.dc?.titles?.[0], item.media?.title?.value),
    date: firstDate(
      item.pubDate,
      ...(item.dc?.dates ?? []),
      ...(item.dcterms?.issued ?? []),
      item.atom?.updated,
    ),
    cover: first(picture?.url, item.media?.thumbnails?.[0]?.url, item.itunes?.image) || null,
    guid: item.guid?.value,
    ...(body ? { teaser: description || null, html: body } : asTeaserOrBody(description)),
  };
}

function fromAtom(entry: Partial<AtomEntry>): FoundPost {
  const link = entry.links?.find(({ rel }) => rel === undefined || rel === 'alternate');
  const summary = first(entry.summary?.value, entry.media?.groups?.[0]?.description?.value);
  const body = first(entry.content?.value);
  const thumbnail = entry.media?.thumbnails?.[0] ?? entry.media?.groups?.[0]?.thumbnails?.[0];
  return {
    address: first(link?.href, entry.id),
    slug: '',
    title: first(entry.title?.value),
    date: firstDate(entry.published, entry.updated),
    cover: thumbnail?.url ?? null,
    ...(summary && body ? { teaser: summary, html: body } : asTeaserOrBody(body || summary)),
  };
}

function fromJson(item: Partial<JsonItem>): FoundPost {
  const body = first(item.content_html, item.content_text);
  const summary = first(item.summary);
  return {
    address: first(item.url, item.external_url, item.id),
    slug: '',
    title: first(item.title),
    date: firstDate(item.date_published, item.date_modified),
    cover: item.image ?? item.banner_image ?? null,
    ...(summary && body ? { teaser: summary, html: body } : asTeaserOrBody(body || summary)),
  };
}

function items(parsed: ParsedFeed): FoundPost[] {
  if (parsed.format === 'atom') return (parsed.feed.entries ?? []).map(fromAtom);
  if (parsed.format === 'json') return (parsed.feed.items ?? []).map(fromJson);
  return (parsed.feed.items ?? []).map(fromRss);
}

/** Parses a feed (RSS, RDF, Atom, JSON Feed); undefined if the text isn't one. */
export function parseFeedItems(text: string, address: string): FoundPost[] | undefined {
  let parsed: ParsedFeed;
  try {
    parsed = parseFeed(text.trimStart());
  } catch {
    return undefined; // The parser throws if it doesn't recognize a feed.
  }
  return items(parsed)
    .filter((post) => post.title || post.teaser || post.html)
    .map((post) => ({
      ...post,
      address: webAddress(post.address, address) ?? address,
      cover: webAddress(post.cover, address),
    }));
}

interface PreviewInput {
  html: string;
  address: string;
  pictures?: { file: number; room: number };
}

/** Jobs that run in workers (`core/jobs/pool.ts`), because other sites' texts may take long. */
export const importJobs = {
  article: ({ page, address, place }: { page: string; address: string; place?: PagePlace }) =>
    extractArticle(page, address, place),
  blogPage: ({ page, address, pages }: { page: string; address: string; pages: number[] }) =>
    readBlogPage(page, address, pages),
  cards: ({ page, address }: { page: string; address: string }) => readCards(page, address),
  feed: ({ text, address }: { text: string; address: string }) => parseFeedItems(text, address),
  previewBody: ({ html, address, pictures }: PreviewInput) => previewBody(html, address, pictures),
  learnBlog,
  convert: convertKnown,
  ...sourceJobs,
  sourcePost: (input: Parameters<typeof sourceJobs.sourcePost>[0]) => readPost(sourceJobs.sourcePost(input)),
  compareBodies,
  markPair,
  placePictures,
} as const;

export type ImportJobs = typeof importJobs;

/** Compares a previewed post with what the blog shows, and compresses the original. */
function compareBodies({ original, copy }: { original: PostOriginal; copy: PostHead & { html: string } }): {
  comparison: PostComparison;
  packedOriginal: Uint8Array;
} {
  const body = compareContent(readVisible(original.html, original), readVisible(copy.html));
  return { comparison: comparePost(original, copy, body), packedOriginal: packOriginal(original) };
}
