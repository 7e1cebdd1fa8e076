import type { FoundPost } from './found-post.ts';
import { firstImage } from './parse-page.ts';
import { readDate } from './read-date.ts';

const posts =
  'article, .hentry, .type-post, .post, .blog-post, .post-item, .post-card, [itemprop="blogPost"]';
const titleLinks = 'h1 a[href], h2 a[href], h3 a[href], .entry-title a[href], a[rel="bookmark"][href]';
/** What surrounds the content of a page. */
export const frame = 'nav, header:not(article header, .post header), footer, aside, form';

/** Lists, archives, people, files and accounts: addresses that are no posts. */
export const notPosts =
  /\/(page|tag|tags|category|categories|categoria|etiqueta|author|autor|feed|wp-[a-z]+|login|search|cart)(\/|$)|\.(jpe?g|png|gif|webp|svg|pdf|zip|xml|mp[34]|css|js)$/i;

/** A path that reads like a title or a date: `/2024/05/…`, `/three-words-or-more`. */
export const titled = /\/\d{4}\/\d\d\/|\/[^/]*[^/-]-[^/-]+-[^/]+\/?$/;

function postAddress(link: Element, page: URL, hosts: Set<string>): string | undefined {
  const url = URL.parse(link.getAttribute('href') ?? '');
  if (!url || !hosts.has(url.hostname) || notPosts.test(url.pathname)) return undefined;
  url.hash = '';
  const isList = url.pathname === '/' && !url.search;
  return isList || url.href === page.href ? undefined : url.href;
}

/** The hosts whose links are the blog's own: where the page was found, and where it says that it belongs. */
function ownHosts(document: Document, page: URL): Set<string> {
  const named = ['link[rel="canonical"]', 'meta[property="og:url"]'].map((selector) => {
    const element = document.querySelector(selector);
    return URL.parse(element?.getAttribute('href') ?? element?.getAttribute('content') ?? '')?.hostname;
  });
  return new Set([page.hostname, ...named.filter((host) => host !== undefined)]);
}

/** Links that name a post, in the first manner of these that the page knows. */
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
  // The visible date before hidden ones: themes hide the date of the last change beside it.
  const spoken = [...card.querySelectorAll('time, .entry-date, .post-date, .date, .published, span')].map(
    (element) => element.textContent,
  );
  const visible = spoken.filter((text) => !/^\s*\d{4}-/.test(text ?? ''));
  return [time, ...visible, ...spoken].map(readDate).find((date) => date !== null) ?? null;
}

/** The paragraphs of a card but for the lines that name date, author and the way on. */
function cardTeaser(card: Element): string | null {
  const paragraphs = [...card.querySelectorAll('p')].filter(
    ({ className }) => !/meta|byline|date|author|more/i.test(className),
  );
  return paragraphs.map((paragraph) => paragraph.outerHTML).join('') || null;
}

function cardTitle(link: Element): string {
  return spaced((link.querySelector('h1, h2, h3, h4') ?? link).textContent);
}

/** The posts that a list page shows, in its order, with what their cards tell of them; the body is on their own pages. */
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

/** Where page `number` of the same list is: as the page's own links to other pages have it, else WordPress's way. */
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
