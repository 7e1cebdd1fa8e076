import { parseHTML } from 'linkedom';
import { isEmbedded } from '../../../readers/embedded-pictures.ts';

/** Attributes in which lazy loaders and galleries store an image's URL, the largest image first. */
const lazySources = [
  'data-orig-file',
  'data-large-file',
  'data-lazy-src',
  'data-src',
  'data-original',
  'data-lazy',
  'data-image',
  'data-hi-res-src',
];
const lazySets = ['data-lazy-srcset', 'data-srcset', 'srcset'];

const placeholder =
  /^(data:|about:|$)|(^|[/_.-])(placeholder|blank|spacer|loading|loader|lazy(load)?|transparent|pixel|1x1|grey|gray)([_.-][^/]*)?\.(gif|png|svg|jpe?g|webp)([?#]|$)/i;

/** In UTF-16 code units. A real `srcset` is far shorter. */
const maxSrcsetLength = 10_000;

const isPicture = (source: string | null): source is string => !placeholder.test(source?.trim() ?? '');

/** Returns the largest image of a `srcset`. */
function largestOf(set: string | null): string | undefined {
  // URLs may contain commas, so a candidate ends at a comma after its size or before a space.
  const candidates = [
    ...(set ?? '').slice(0, maxSrcsetLength).matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g),
  ]
    .map(([, address = '', size]) => ({ address, size: Number(size ?? 1) }))
    .filter(({ address }) => isPicture(address));
  return candidates.sort((a, b) => b.size - a.size)[0]?.address;
}

const fromSets = (element: Element | null | undefined) =>
  lazySets.map((name) => largestOf(element?.getAttribute(name) ?? null)).find(Boolean);

/** Returns an image's URL. The lazy loader's takes precedence over the placeholder's. */
function pictureAddress(image: Element): string | undefined {
  const lazy = lazySources.map((name) => image.getAttribute(name)).find(isPicture);
  if (lazy) return lazy;
  const source = image.getAttribute('src');
  if (isPicture(source)) return source;
  return fromSets(image) ?? fromSets(image.closest('picture')?.querySelector('source'));
}

/** Replaces the placeholder before a `noscript`, which a script would fill, with the image inside it. */
function unwrapDuplicate(noscript: Element): void {
  const image = noscript.querySelector('img');
  const isPixel = Number(image?.getAttribute('width') ?? 100) < 3;
  if (!image || isPixel || noscript.textContent?.trim()) return;
  const before = noscript.previousElementSibling;
  const twin = before?.matches('img') ? before : before?.querySelector('img');
  // An image with a different URL isn't a placeholder.
  const isDuplicate = twin && (!pictureAddress(twin) || pictureAddress(twin) === pictureAddress(image));
  if (isDuplicate) twin.remove();
  noscript.replaceWith(image);
}

/** Makes image URLs absolute and removes images without one. */
function resolveImages(document: Document, base: string): void {
  for (const noscript of document.querySelectorAll('body noscript')) unwrapDuplicate(noscript);
  for (const lazy of document.querySelectorAll('amp-img, amp-anim')) {
    const image = document.createElement('img');
    for (const { name, value } of lazy.attributes) image.setAttribute(name, value);
    lazy.replaceWith(image);
  }
  for (const image of document.querySelectorAll('img')) {
    // If there is another URL, `src` is only a placeholder.
    const source = image.getAttribute('src');
    const address = pictureAddress(image);
    // `data:` images stay.
    if (address === undefined && isEmbedded(source ?? '')) continue;
    const settled = webAddress(address ?? source, base);
    if (settled) image.setAttribute('src', settled);
    else image.remove();
  }
}

/** The limits on nodes, attributes and depth. Beyond them, the search for an article takes minutes. */
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

/** Parses a page and makes its URLs absolute. Undefined if it is too large or too deep. */
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
    // Fragments stay, and the sanitizer handles mailto: and tel:.
    if (!href.startsWith('#')) link.setAttribute('href', URL.parse(href.trim(), base)?.href ?? '');
  }
  resolveImages(document, base);
  return document;
}

/** Returns the absolute URL in a link or meta element; null if there is none. */
export function namedAddress(document: Document, selector: string, base: string): string | null {
  const element = document.querySelector(selector);
  return webAddress(element?.getAttribute('content') ?? element?.getAttribute('href') ?? null, base);
}

/** Trackers, emoji and avatars aren't images of a post. */
const notPictures = /feedburner|feedsportal|doubleclick|pixel|\/emoji\/|gravatar\.com|wp-smiley|\.svg(\?|$)/i;

export function firstImage(document: Pick<Document, 'querySelectorAll'>): string | null {
  for (const image of document.querySelectorAll('img[src]')) {
    const tiny = ['width', 'height'].some((side) => Number(image.getAttribute(side) ?? 100) < 16);
    const source = image.getAttribute('src') ?? '';
    if (!tiny && !notPictures.test(`${source} ${image.className}`)) return source;
  }
  return null;
}

/** Returns `address` as an absolute http(s) URL; null for any other. */
export function webAddress(address: string | null, base: string): string | null {
  const url = address === null ? null : URL.parse(address.trim(), base);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}
