import { Readability } from '@mozilla/readability';
import { escapeText } from '../../../shared/rich-text/html.ts';
import { nextPage, type PagePlace } from './next-page.ts';
import { namedAddress, parsePage } from './parse-page.ts';
import { readDate } from './read-date.ts';

export interface Article {
  /** Where its page was found. */
  address: string;
  title: string;
  date: string | null;
  cover: string | null;
  teaser: string | null;
  /** As the page has it, not sanitised. */
  html: string;
  /** Its words as one line. */
  text: string;
  /** Of its next page, where it goes on there. */
  next: string | null;
  /** Of the page whose AMP twin this is. */
  canonical: string | null;
}

/** Readability looks at every element several times; it throws for a page that has more. */
const maxElements = 20_000;

const dateMetas = [
  'meta[property="article:published_time"]',
  'meta[itemprop="datePublished"]',
  'meta[name="date"]',
  'meta[name="pubdate"]',
  'meta[name="dc.date" i]',
  'meta[name="DC.date.issued" i]',
  'meta[name="parsely-pub-date"]',
];

/** Visible dates, the surest first. */
const dateElements = [
  '[itemprop="datePublished"]',
  'time[pubdate]',
  'article time',
  '.entry-date, .post-date, .published, .posted-on, .entry-meta',
  'time',
];

function structuredDate(document: Document): string | null {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    // Read by pattern: the data is often a graph, a list, or not quite JSON.
    const date = readDate(/"datePublished"\s*:\s*"([^"]+)"/.exec(script.textContent ?? '')?.[1]);
    if (date) return date;
  }
  return null;
}

/** When a page says its article was published: by its metadata, else by its text, else by its address. */
function publishedDate(document: Document, address: string): string | null {
  for (const selector of dateMetas) {
    const date = readDate(document.querySelector(selector)?.getAttribute('content'));
    if (date) return date;
  }
  const structured = structuredDate(document);
  if (structured) return structured;
  for (const element of dateElements.flatMap((selector) => [...document.querySelectorAll(selector)])) {
    const date = readDate(element.getAttribute('datetime')) ?? readDate(element.textContent);
    if (date) return date;
  }
  const [, year, month, day = '01'] = /\/(\d{4})\/(\d\d)\/(?:(\d\d)\/)?/.exec(address) ?? [];
  return year ? readDate(`${year}-${month}-${day}`) : null;
}

/** A title without the site's name behind it, where one of the page's headings shows where it ends. */
function ownTitle(title: string, headings: string[]): string {
  const own = headings.find(
    (heading) => heading && title.startsWith(heading) && /^\s*[|–—\-·»:]/.test(title.slice(heading.length)),
  );
  return own ?? title;
}

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a page is made of AMP (https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml). */
const isAmp = ({ documentElement: root }: Document) => root.hasAttribute('amp') || root.hasAttribute('⚡');

/** The article on a page fetched from `address`, by itself or as one of several; null where there is none. Throws what Readability throws. */
export function extractArticle(
  page: string,
  address: string,
  place: PagePlace = { first: address, number: 1 },
): Article | null {
  const document = parsePage(page, address);
  if (!document?.documentElement) return null;
  const date = publishedDate(document, address);
  const cover =
    namedAddress(document, 'meta[property="og:image"]', address) ??
    namedAddress(document, 'meta[name="twitter:image"]', address) ??
    namedAddress(document, 'link[rel="image_src"]', address);
  const headings = [...document.querySelectorAll('h1, h2')].map((heading) => spaced(heading.textContent));
  const next = nextPage(document, place);
  const canonical = isAmp(document) ? namedAddress(document, 'link[rel="canonical"]', address) : null;
  for (const numbers of document.querySelectorAll('.page-links, .post-nav-links')) numbers.remove();
  // Readability takes the document apart, so it comes last.
  const found = new Readability(document, { maxElemsToParse: maxElements }).parse();
  const text = spaced(found?.textContent);
  if (!found?.content || !text) return null;
  return {
    address,
    title: ownTitle(spaced(found.title), headings) || (headings[0] ?? ''),
    date: date ?? readDate(found.publishedTime),
    cover,
    teaser: escapeText(spaced(found.excerpt)) || null,
    html: found.content,
    text,
    next,
    canonical,
  };
}
