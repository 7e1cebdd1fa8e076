import { frame, notPosts, titled } from './article-cards.ts';
import { isCutOff } from './is-cut-off.ts';

/** The least text of an article that nothing but its text betrays, in characters. */
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

/** Whether a heading leads away, to a post of its own. */
function isLinked(heading: Element, page: URL): boolean {
  const link = heading.closest('a[href]') ?? heading.querySelector('a[href]');
  const href = link?.getAttribute('href') ?? '';
  return link !== null && !href.startsWith('#') && URL.parse(href)?.pathname !== page.pathname;
}

/** Whether the page's text stands, for the most part, under headings that are no links to it. */
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

/** Whether several posts are cut short, each with a link to the rest. */
function hasTeasers(document: Document): boolean {
  const links = [...document.querySelectorAll('a[href]')].filter(
    (link) => !link.closest(frame) && (link.textContent ?? '').length < 100 && isCutOff(link.outerHTML),
  );
  return links.length > 1;
}

/**
 * Whether a page is itself an article and not a list of them. `og:type` would not do: list pages that are a "page" of
 * WordPress call themselves articles, too.
 */
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
