import { parseHTML } from 'linkedom';
import { settlePictures } from './settle-pictures.ts';
import { webAddress } from './web-address.ts';

/** The most tags and comments a page may have, attributes, and elements open at once: beyond is no article, and to look for one takes minutes. */
const maxTags = 40_000;
const maxAttributes = 100_000;
const maxDepth = 256;

function isTooDeep(root: Element): boolean {
  const waiting: [element: Element, depth: number][] = [[root, 1]];
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const [element, depth] = next;
    if (depth > maxDepth) return true;
    for (const child of element.children) waiting.push([child, depth + 1]);
  }
  return false;
}

const count = (html: string, sign: RegExp) => html.match(sign)?.length ?? 0;

/** A page or a piece of HTML as a document in which every link and picture has its absolute address. `address` is where it came from. Undefined for a page too large or too deep. */
export function parsePage(html: string, address: string): Document | undefined {
  if (count(html, /<[/!?a-z]/gi) > maxTags || count(html, /[^\s<>="']=["']/g) > maxAttributes)
    return undefined;
  const whole = /<html[\s>]/i.test(html) ? html : `<!doctype html><html><body>${html}</body></html>`;
  const { document } = parseHTML(whole);
  if (isTooDeep(document.documentElement)) return undefined;
  const base =
    webAddress(document.querySelector('base[href]')?.getAttribute('href') ?? '', address) ?? address;
  for (const link of document.querySelectorAll('a[href], link[href]')) {
    const href = link.getAttribute('href') ?? '';
    // Places within the page stay as they are; mailto: and tel: are the sanitiser's to judge.
    if (!href.startsWith('#')) link.setAttribute('href', URL.parse(href.trim(), base)?.href ?? '');
  }
  settlePictures(document, base);
  return document;
}

/** Absolute address of what a link or meta element names, else null. */
export function namedAddress(document: Document, selector: string, base: string): string | null {
  const element = document.querySelector(selector);
  return webAddress(element?.getAttribute('content') ?? element?.getAttribute('href') ?? null, base);
}

/** Trackers, emoji and portraits: pictures that are no picture of the article. */
const notPictures = /feedburner|feedsportal|doubleclick|pixel|\/emoji\/|gravatar\.com|wp-smiley|\.svg(\?|$)/i;

/** The address of the first picture in a document or a part of it, counting pixels aside. */
export function firstImage(document: Pick<Document, 'querySelectorAll'>): string | null {
  for (const image of document.querySelectorAll('img[src]')) {
    const tiny = ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 100) < 16);
    const source = image.getAttribute('src') ?? '';
    if (!tiny && !notPictures.test(`${source} ${image.className}`)) return source;
  }
  return null;
}
