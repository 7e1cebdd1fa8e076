import { Readability } from '@mozilla/readability';
import { isPostDate } from '../../../shared/dates.ts';
import { escapeText } from '../../../shared/rich-text/html.ts';
import { plainText } from '../../../shared/rich-text/parse-html.ts';
import { namedAddress, parsePage } from './parse-page.ts';

/** URL patterns of an article's pages: `/a/2/` or `/a?page=2`. */
const manners = [
  (first: string, number: number) => `${first}/${number}`,
  (first: string, number: number) => `${first}${first.includes('?') ? '&' : '?'}page=${number}`,
];

/** Normalizes a URL, ignoring scheme, fragment and trailing slash. */
function plainAddress(address: string): string {
  return address
    .replace(/^https?:/, '')
    .replace(/#.*$/, '')
    .replace(/\/(?=$|\?)/, '');
}

export interface PagePlace {
  first: string;
  /** Counted from 1. */
  number: number;
}

/**
 * Finds the next page of an article: a link to its URL with the next number. Ignores `rel="next"`, which
 * WordPress uses for the next article.
 */
export function nextPage(document: Document, { first, number }: PagePlace): string | null {
  const links = [...document.querySelectorAll('a[href], link[rel~="next"][href]')].map(
    (link) => link.getAttribute('href') ?? '',
  );
  const wanted = manners.map((manner) => manner(plainAddress(first), number + 1));
  return links.find((href) => wanted.includes(plainAddress(href))) ?? null;
}

/** Months in English, Spanish, German, French, Portuguese and Italian, without accents. */
const months: [month: number, pattern: RegExp][] = [
  [1, /^(jan|ene|gen)/],
  [2, /^(feb|fev)/],
  [3, /^(mar|mrz)/],
  [4, /^(apr|abr|avr)/],
  [5, /^(may|mai|mag)/],
  [6, /^(jun|juin|giu)/],
  [7, /^(jul|juil|lug)/],
  [8, /^(aug|ago|aou)/],
  [9, /^(sep|set)/],
  [10, /^(oct|okt|out|ott)/],
  [11, /^nov/],
  [12, /^(dec|dic|dez)/],
];

/** Zone names of RFC 822. */
const zones: Record<string, string> = {
  z: 'Z',
  ut: 'Z',
  utc: 'Z',
  gmt: 'Z',
  est: '-05:00',
  edt: '-04:00',
  cst: '-06:00',
  cdt: '-05:00',
  mst: '-07:00',
  mdt: '-06:00',
  pst: '-08:00',
  pdt: '-07:00',
};

const dayFirst = /\b(\d{1,2})(?:st|nd|rd|th|er)?\.?\s+(?:de\s+)?([a-z]{3,})\.?,?\s+(?:de\s+|del\s+)?(\d{4})/;
const monthFirst = /\b([a-z]{3,})\.?\s+(\d{1,2})(?:st|nd|rd|th)?,?\s+(\d{4})/;
const timeOfDay = /^,?\s+(\d{1,2}):(\d{2})(?::(\d{2}))?\s*(?:([+-]\d{2}):?(\d{2})|([a-z]+))?/;

/** Parses ISO 8601 and similar forms: a space instead of the T, `+0200`, extra digits. */
function isoDate(text: string): string | undefined {
  const parts =
    /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d)?)(?:\.\d+)?\s?(?:(Z)|([+-]\d\d):?(\d\d))?)?/i.exec(text);
  if (!parts) return undefined;
  const [, day = '', time, zulu, hours, minutes] = parts;
  if (!time) return day;
  return `${day}T${time}${zulu ? 'Z' : hours ? `${hours}:${minutes}` : ''}`;
}

function spokenDate(text: string): string | undefined {
  const plain = text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const found = dayFirst.exec(plain) ?? monthFirst.exec(plain);
  if (!found) return undefined;
  const [whole, first = '', second = '', year] = found;
  const [day, name] = /\d/.test(first) ? [first, second] : [second, first];
  const month = months.find(([, pattern]) => pattern.test(name))?.[0];
  if (!month) return undefined;
  const date = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = timeOfDay.exec(plain.slice(found.index + whole.length));
  if (!time) return date;
  const [, hour = '', minute, seconds = '00', offsetHours, offsetMinutes, zone = ''] = time;
  const offset = offsetHours ? `${offsetHours}:${offsetMinutes}` : (zones[zone] ?? '');
  // With "10:15 pm" or an unknown zone, only the day is certain.
  if (zone && !offset) return date;
  return `${date}T${hour.padStart(2, '0')}:${minute}:${seconds}${offset}`;
}

/** Parses a date from a blog or feed; null for anything else, including bare numbers. */
export function readDate(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  const date = isoDate(trimmed) ?? spokenDate(trimmed);
  return date && isPostDate(date) ? date : null;
}

export interface Article {
  address: string;
  title: string;
  date: string | null;
  cover: string | null;
  teaser: string | null;
  html: string;
  /** The text as one line. */
  text: string;
  /** URL of the article's next page. */
  next: string | null;
  /** The original page, if this is its AMP version. */
  canonical: string | null;
}

/** The maximum number of elements. Readability gets slow before this number and throws beyond it. */
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

const dateElements = [
  '[itemprop="datePublished"]',
  'time[pubdate]',
  'article time',
  '.entry-date, .post-date, .published, .posted-on, .entry-meta',
  'time',
];

function structuredDate(document: Document): string | null {
  for (const script of document.querySelectorAll('script[type="application/ld+json"]')) {
    // JSON-LD is often a graph, a list or invalid, so a pattern finds the date.
    const date = readDate(/"datePublished"\s*:\s*"([^"]+)"/.exec(script.textContent ?? '')?.[1]);
    if (date) return date;
  }
  return null;
}

/** Returns the publication date from the metadata, else from the text, else from the URL. */
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

/** Removes the site's name from a title, if a heading shows where the title ends. */
function ownTitle(title: string, headings: string[]): string {
  const own = headings.find(
    (heading) => heading && title.startsWith(heading) && /^\s*[|–—\-·»:]/.test(title.slice(heading.length)),
  );
  return own ?? title;
}

const spaced = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim();

/** Whether a page is made of AMP (https://amp.dev/documentation/guides-and-tutorials/learn/spec/amphtml). */
const isAmp = ({ documentElement: root }: Document) => root.hasAttribute('amp') || root.hasAttribute('⚡');

/** Extracts the article of a page; null if there is none. Throws Readability's errors. */
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
  // Readability runs last, because it changes the document.
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

const more =
  'read (more|on|the rest)|continue reading|keep reading|leer más|sigue leyendo|seguir leyendo|continuar leyendo|weiterlesen|mehr lesen|lire la suite|leggi tutto|continua a leggere|ler mais|continuar a ler';

/** The end of a teaser: an ellipsis, "read more", or a link such as "Continue reading On pauses →". */
const cutOff = new RegExp(`(…|\\.\\.\\.)\\W*$|\\b(${more})\\b[^.!?]{0,80}$`, 'i');

const moreLink = /class="[^"]{0,100}\b(more-link|read-?more)\b/i;

/** The characters of HTML in which the end of a text is searched. */
const tail = 2000;

/** Removes the footer of WordPress feeds, which may follow a teaser. */
function withoutFooter(html: string): string {
  const last = html.lastIndexOf('<p');
  const links = last < 0 ? 0 : html.slice(last).split('<a ').length - 1;
  return links === 2 ? html.slice(0, last) : html;
}

/** Whether a text ends like a teaser. */
export function isCutOff(html: string): boolean {
  const end = html.trimEnd().slice(-tail);
  const leadsOn = (text: string) =>
    cutOff.test(plainText(text).slice(-200)) || moreLink.test(text.slice(-500));
  return leadsOn(end) || leadsOn(withoutFooter(end));
}

/** Returns the text content as one line. */
export function lineOf(html: string): string {
  return plainText(html).replace(/\s+/g, ' ').trim();
}
