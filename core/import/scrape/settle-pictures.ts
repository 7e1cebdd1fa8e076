import { isEmbedded } from '../../../sources/embedded/cut-text.ts';
import { webAddress } from './web-address.ts';

/** Where lazy loaders and galleries keep the address, the largest picture first. */
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

/** Far beyond the sizes that anybody offers; in UTF-16 units. */
const longestSet = 10_000;

const isPicture = (source: string | null): source is string => !placeholder.test(source?.trim() ?? '');

/** The largest picture of a `srcset`, by its widths or densities. */
function largestOf(set: string | null): string | undefined {
  // Addresses hold commas, too: a candidate ends at a comma behind its size, or before a space.
  const candidates = [
    ...(set ?? '').slice(0, longestSet).matchAll(/([^\s,]\S*[^\s,])(?:\s+([\d.]+)[wx])?\s*(?:,|$)/g),
  ]
    .map(([, address = '', size]) => ({ address, size: Number(size ?? 1) }))
    .filter(({ address }) => isPicture(address));
  return candidates.sort((a, b) => b.size - a.size)[0]?.address;
}

const fromSets = (element: Element | null | undefined) =>
  lazySets.map((name) => largestOf(element?.getAttribute(name) ?? null)).find(Boolean);

/** Where the picture really is: what a lazy loader would put in place, before the placeholder that stands there. */
function pictureAddress(image: Element): string | undefined {
  const lazy = lazySources.map((name) => image.getAttribute(name)).find(isPicture);
  if (lazy) return lazy;
  const source = image.getAttribute('src');
  if (isPicture(source)) return source;
  return fromSets(image) ?? fromSets(image.closest('picture')?.querySelector('source'));
}

/** Gives the picture of a `noscript` the place of the twin before it, which a script would have filled. */
function unwrapTwin(noscript: Element): void {
  const image = noscript.querySelector('img');
  const isPixel = Number(image?.getAttribute('width') ?? 100) < 3;
  if (!image || isPixel || noscript.textContent?.trim()) return;
  const before = noscript.previousElementSibling;
  const twin = before?.matches('img') ? before : before?.querySelector('img');
  // What stands before it with an address of its own is the picture before, not its twin.
  const isTwin = twin && (!pictureAddress(twin) || pictureAddress(twin) === pictureAddress(image));
  if (isTwin) twin.remove();
  noscript.replaceWith(image);
}

/** Puts every picture of a document where a reader without scripts looks for it, at its absolute address; takes out those that have none. */
export function settlePictures(document: Document, base: string): void {
  for (const noscript of document.querySelectorAll('body noscript')) unwrapTwin(noscript);
  for (const lazy of document.querySelectorAll('amp-img, amp-anim')) {
    const image = document.createElement('img');
    for (const { name, value } of lazy.attributes) image.setAttribute(name, value);
    lazy.replaceWith(image);
  }
  for (const image of document.querySelectorAll('img')) {
    // A name like a placeholder's proves nothing where no other address is given.
    const source = image.getAttribute('src');
    const address = pictureAddress(image);
    // A picture in the page itself stays as it is.
    if (address === undefined && isEmbedded(source ?? '')) continue;
    const settled = webAddress(address ?? source, base);
    if (settled) image.setAttribute('src', settled);
    else image.remove();
  }
}
