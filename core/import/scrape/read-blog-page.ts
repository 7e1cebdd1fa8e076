import { firstImage, namedAddress, parsePage } from './parse-page.ts';
import type { FoundPost } from './preview-body.ts';
import { isCutOff, readDate } from './read-article.ts';

const posts =
  'article, .hentry, .type-post, .post, .blog-post, .post-item, .post-card, [itemprop="blogPost"]';
const titleLinks = 'h1 a[href], h2 a[href], h3 a[href], .entry-title a[href], a[rel="bookmark"][href]';
const frame = 'nav, header:not(article header, .post header), footer, aside, form';

/** URLs that aren't posts: lists, archives, people, files and accounts. */
const notPosts =
  /\/(page|tag|tags|category|categories|categoria|etiqueta|author|autor|feed|wp-[a-z]+|login|search|cart)(\/|$)|\.(jpe?g|png|gif|webp|svg|pdf|zip|xml|mp[34]|css|js)$/i;

/** A path that looks like a title or a date: `/2024/05/…`, `/three-words-or-more`. */
const titled = /\/\d{4}\/\d\d\/|\/[^/]*[^/-]-[^/-]+-[^/]+\/?$/;

function postAddress(link: Element, page: URL, hosts: Set<string>): string | undefined {
  const url = URL.parse(link.getAttribute('href') ?? '');
  if (!url || !hosts.has(url.hostname) || notPosts.test(url.pathname)) return undefined;
  url.hash = '';
  const isList = url.pathname === '/' && !url.search;
  return isList || url.href === page.href ? undefined : url.href;
}

/** Returns the blog's hosts: the page's and the one of its canonical URL. */
function ownHosts(document: Document, page: URL): Set<string> {
  const named = ['link[rel="canonical"]', 'meta[property="og:url"]'].map((selector) => {
    const element = document.querySelector(selector);
    return URL.parse(element?.getAttribute('href') ?? element?.getAttribute('content') ?? '')?.hostname;
  });
  return new Set([page.hostname, ...named.filter((host) => host !== undefined)]);
}

/** Returns the links to posts, by the first pattern that matches any. */
function postLinks(document: Document): Element[] {
  const inBody = [...document.querySelectorAll('a[href]')].filter((link) => !link.closest(frame));
  const headings = new Set<Element>(document.querySelectorAll(titleLinks));
  const heads = inBody.filter((link) => headings.has(link) || link.querySelector('h1, h2, h3, h4'));
  const inPosts = heads.filter((link) => link.closest(posts));
  if (inPosts.length > 0) return inPosts;
  if (heads.length > 1) return heads;
  return inBody.filter((link) => titled.test(link.getAttribute('href') ?? ''));
}

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

function cardDate(card: Element): string | null {
  const time = card.querySelector('time[datetime]')?.getAttribute('datetime');
  // Visible dates come first, because themes hide the modification date next to them.
  const spoken = [...card.querySelectorAll('time, .entry-date, .post-date, .date, .published, span')].map(
    (element) => element.textContent,
  );
  const visible = spoken.filter((text) => !/^\s*\d{4}-/.test(text ?? ''));
  return [time, ...visible, ...spoken].map(readDate).find((date) => date !== null) ?? null;
}

/** Returns a card's teaser without byline, date and "read more". */
function cardTeaser(card: Element): string | null {
  const paragraphs = [...card.querySelectorAll('p')].filter(
    ({ className }) => !/meta|byline|date|author|more/i.test(className),
  );
  return paragraphs.map((paragraph) => paragraph.outerHTML).join('') || null;
}

function cardTitle(link: Element): string {
  return spaced((link.querySelector('h1, h2, h3, h4') ?? link).textContent);
}

/** Returns the posts of a list page, with the facts on their cards. */
export function articleCards(document: Document, page: URL): FoundPost[] {
  const hosts = ownHosts(document, page);
  const cards = new Map<string, FoundPost>();
  for (const link of postLinks(document)) {
    const found = postAddress(link, page, hosts);
    const title = cardTitle(link);
    if (!found || !title || cards.has(found)) continue;
    const card = link.closest(posts) ?? link.closest('li') ?? link;
    cards.set(found, {
      address: found,
      slug: '',
      title,
      date: cardDate(card),
      cover: firstImage(card),
      teaser: cardTeaser(card),
      html: null,
    });
  }
  return [...cards.values()];
}

/** Returns the URL of page `number` of the list, by the page's own links, else by WordPress' pattern. */
export function listPageAddress(document: Document, page: URL, number: number): string {
  const numbered = /(\/page\/|[?&](?:paged?|p)=)\d+/;
  for (const link of document.querySelectorAll('a[href], link[rel="next"]')) {
    const url = URL.parse(link.getAttribute('href') ?? '');
    if (url?.hostname === page.hostname && numbered.test(url.href))
      return url.href.replace(numbered, `$1${number}`);
  }
  const own = new URL(page);
  if (numbered.test(own.href)) return own.href.replace(numbered, `$1${number}`);
  own.pathname = `${own.pathname.replace(/\/$/, '')}/page/${number}/`;
  return own.href;
}

/** The minimum number of characters in an article without any other sign of being one. */
const shortestArticle = 400;

const articleTypes = /"@type"\s*:\s*\[?\s*"(BlogPosting|\w*Article)"/g;
const listTypes = /"@type"\s*:\s*\[?\s*"(Blog|CollectionPage|ItemList|ProfilePage|SearchResultsPage)"/;

function isStructuredArticle(document: Document): boolean {
  const data = [...document.querySelectorAll('script[type="application/ld+json"]')]
    .map((script) => script.textContent)
    .join('\n');
  const named = document.querySelectorAll('[itemtype$="/BlogPosting"], [itemtype$="Article"]');
  return named.length === 1 || (data.match(articleTypes)?.length === 1 && !listTypes.test(data));
}

/** Whether a heading links to another post. */
function isLinked(heading: Element, page: URL): boolean {
  const link = heading.closest('a[href]') ?? heading.querySelector('a[href]');
  const href = link?.getAttribute('href') ?? '';
  return link !== null && !href.startsWith('#') && URL.parse(href)?.pathname !== page.pathname;
}

/** Whether most text is under headings that aren't links. */
function isMostlyOwnText(document: Document, page: URL): boolean {
  let isCard = false;
  const length = { own: 0, cards: 0 };
  for (const element of document.querySelectorAll('h1, h2, h3, h4, p')) {
    if (element.closest(frame)) continue;
    if (element.localName !== 'p') isCard = isLinked(element, page);
    else length[isCard ? 'cards' : 'own'] += (element.textContent ?? '').trim().length;
  }
  return length.own >= shortestArticle && length.own > 2 * length.cards;
}

/** Whether several posts end in a link to the rest. */
function hasTeasers(document: Document): boolean {
  const links = [...document.querySelectorAll('a[href]')].filter(
    (link) => !link.closest(frame) && (link.textContent ?? '').length < 100 && isCutOff(link.outerHTML),
  );
  return links.length > 1;
}

/** Whether a page is one article. Ignores `og:type`, because WordPress' lists claim to be articles too. */
export function isArticlePage(document: Document, page: URL): boolean {
  if (document.querySelector('meta[property="article:published_time"]')) return true;
  if (page.pathname === '/' && !page.search) return false;
  // https://developer.wordpress.org/reference/functions/get_body_class/
  if (document.querySelector('body.single, body.single-post')) return true;
  if (document.querySelector('body.home, body.blog, body.archive, body.search')) return false;
  if (notPosts.test(page.pathname) || hasTeasers(document)) return false;
  if (isStructuredArticle(document)) return true;
  const hasSign =
    titled.test(page.pathname) ||
    document.querySelector('[itemprop="datePublished"], #respond, #commentform') !== null;
  return hasSign && isMostlyOwnText(document, page);
}

export interface BlogPage {
  language: string | null;
  /** False for a list of posts. */
  isArticle: boolean;
  /** The feeds, except those of comments. */
  feeds: string[];
  /** The root of the REST API, if the page names it. */
  api: string | null;
  /** The URLs of the requested list pages. The first is this page. */
  lists: string[];
}

function namedFeeds(document: Document): string[] {
  return [...document.querySelectorAll('link[rel~="alternate"][href]')]
    .filter((link) => /(rss|atom|rdf|feed)\+(xml|json)/i.test(link.getAttribute('type') ?? ''))
    .map((link) => ({ href: link.getAttribute('href') ?? '', title: link.getAttribute('title') ?? '' }))
    .filter(({ href, title }) => !/comment|coment|kommentar/i.test(`${href} ${title}`))
    .map(({ href }) => href);
}

/** Reads a page of a blog; undefined if it isn't HTML or is too large. `pages` counts from 1. */
export function readBlogPage(page: string, address: string, pages: number[]): BlogPage | undefined {
  const document = parsePage(page, address);
  if (!document) return undefined;
  const url = new URL(address);
  return {
    language: document.documentElement?.getAttribute('lang') ?? null,
    isArticle: isArticlePage(document, url),
    feeds: namedFeeds(document),
    api: namedAddress(document, 'link[rel="https://api.w.org/"]', address),
    lists: pages.map((number) => (number === 1 ? address : listPageAddress(document, url, number))),
  };
}

export function readCards(page: string, address: string): FoundPost[] {
  const document = parsePage(page, address);
  return document ? articleCards(document, new URL(address)) : [];
}
