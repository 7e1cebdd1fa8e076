import { isImageAddress } from '../../readers/wordpress/attachments.ts';
import type { Post } from '../../shared/post.ts';
import { escapeAttribute } from '../../shared/rich-text/html.ts';

/** In sanitized HTML, the URL is a tag's first attribute, in double quotes, and `<` occurs only in tags. */
const places = { link: /(<a href=")([^"]*)/g, picture: /(<img src=")([^"]*)/g } as const;

type Place = keyof typeof places;

const characters: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&nbsp;': '\u00a0',
};

function unescaped(value: string): string {
  return value.replace(/&(?:amp|lt|gt|quot|nbsp);/g, (entity) => characters[entity] ?? entity);
}

/** Returns the link or image URLs in sanitized HTML, with duplicates. */
export function addressesIn(html: string, place: Place): string[] {
  return [...html.matchAll(places[place])].map(([, , written = '']) => unescaped(written));
}

export type ToAddress = (address: string) => string | undefined;

export function mapAddresses(html: string, place: Place, to: ToAddress): string {
  return html.replace(places[place], (whole, start: string, written: string) => {
    const address = to(unescaped(written));
    return address === undefined ? whole : start + escapeAttribute(address);
  });
}

/** Whether a URL is a separate upload although its name looks like a size of another one. */
export type IsUpload = (address: string) => boolean;

/** Avatars have no original. They are created in the requested size. */
const portraits = /(?:^|\.)gravatar\.com$/;

/** WordPress' image CDN (https://developer.wordpress.com/docs/photon/). */
const photon = /^i\d\.wp\.com$/;
const photonQuery = ['w', 'h', 'resize', 'fit', 'crop', 'lb', 'quality', 'strip', 'zoom', 'ssl'];
const wordPressPath = /\/wp-content\/|\/files\/|\/uploads\//;

const substack = /^(?:substackcdn\.com|cdn\.substack\.com)$/;
const blogger = /\.bp\.blogspot\.com$|(?:^|\.)(?:googleusercontent|ggpht)\.com$/;
const bloggerFolder = /\/(?:s\d{1,4}|w\d{1,4}(?:-h\d{1,4})?|h\d{1,4})(?:-[a-z\d]{1,12}){0,6}\/(?=[^/]+$)/;
const bloggerEnd = /=(?:s\d{1,4}|w\d{1,4}(?:-h\d{1,4})?|h\d{1,4})(?:-[a-z\d]{1,12}){0,6}$/;
const medium = /(?:^|\.)medium\.com$/;
const ghost = /(\/content\/images\/)size\/w\d{1,5}(?:h\d{1,5})?\/(?:format\/\w{1,5}\/)?/;
const squarespace = /(?:^|\.)squarespace(?:-cdn)?\.com$/;

const ending = '(\\.(?:jpe?g|jpe|png|gif|webp|avif))$';
const sizedName = new RegExp(`-(\\d{1,5})x(\\d{1,5})${ending}`, 'i');
const derivedName = new RegExp(`-(?:scaled|rotated)${ending}`, 'i');
const editedName = new RegExp(`-e\\d{10,13}${ending}`, 'i');

export function sizeInName(address: string): { width: number; height: number } | undefined {
  const [, width, height] = sizedName.exec(URL.parse(address)?.pathname ?? '') ?? [];
  return width && height ? { width: Number(width), height: Number(height) } : undefined;
}

/** Removes the parts of a URL that don't change which upload it shows. */
export function uploadKey(address: string): string {
  return address.replace(/^https?:\/\/(?:www\.)?/i, '').replace(/[?#].*$/, '');
}

/**
 * Returns the keys of uploads whose names only look like sizes: `plan-1920x1080.jpg` uploaded under that
 * name, or `map-scaled.jpg` next to `map.jpg`.
 */
export function misleadingUploads(addresses: readonly string[]): string[] {
  const keys = new Set(addresses.map(uploadKey));
  return [...keys].filter((key) => {
    const isDerived = derivedName.test(key) && keys.has(key.replace(derivedName, '$1'));
    return sizedName.test(key) || isDerived;
  });
}

/**
 * Returns URLs at which an image may be larger, the largest first and its own last, by the conventions of
 * WordPress, Jetpack, Blogger, Medium, Substack, Ghost and Squarespace. Edited images (`-e1234567890`) are
 * originals.
 */
export function largerAddresses(address: string, isUpload: IsUpload): string[] {
  const url = URL.parse(address);
  if (!url || portraits.test(url.hostname)) return [address];
  return [...new Set([...largerOf(url, isUpload), address])];
}

function largerOf(url: URL, isUpload: IsUpload): string[] {
  const { hostname, pathname } = url;
  if (photon.test(hostname)) return within(`https:/${pathname}`, isUpload);
  if (substack.test(hostname)) {
    const inner = /^\/image\/fetch\/[^?]*?\/(https?(?::|%3A).+)$/i.exec(pathname)?.[1];
    return inner === undefined ? [] : within(decoded(inner), isUpload);
  }
  if (blogger.test(hostname))
    return [changed(url, pathname.replace(bloggerFolder, '/s0/').replace(bloggerEnd, '=s0'))];
  if (medium.test(hostname)) return mediumAddresses(pathname);
  if (squarespace.test(hostname)) return squarespaceAddresses(url);
  if (ghost.test(pathname)) return [changed(url, pathname.replace(ghost, '$1'))];
  return wordPressAddresses(url, isUpload);
}

/** Returns the URL that is inside another one, and its larger sizes. */
function within(address: string, isUpload: IsUpload): string[] {
  const url = URL.parse(address);
  const isPlain = url?.hostname.includes('.') && !photon.test(url.hostname) && !portraits.test(url.hostname);
  return url && isPlain ? largerAddresses(url.href, isUpload) : [];
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return '';
  }
}

function changed(url: URL, pathname: string): string {
  return Object.assign(new URL(url), { pathname }).href;
}

/** Medium's image id is the same for all sizes and servers. */
function mediumAddresses(pathname: string): string[] {
  const id = /\/([01](?:\*|%2A)[\w.@-]+)$/i.exec(pathname)?.[1];
  const host = 'https://miro.medium.com/v2';
  return id === undefined ? [] : [`${host}/${id}`, `${host}/resize:fit:4800/${id}`];
}

function squarespaceAddresses(url: URL): string[] {
  const original = new URL(url);
  if (!/^\d{2,4}w$/.test(url.searchParams.get('format') ?? '')) return [];
  original.searchParams.set('format', 'original');
  return [original.href];
}

function wordPressAddresses(url: URL, isUpload: IsUpload): string[] {
  const bare = new URL(url);
  const isWordPress = url.hostname.endsWith('.wordpress.com') || wordPressPath.test(url.pathname);
  if (isWordPress) for (const name of photonQuery) bare.searchParams.delete(name);
  const names = largerNames(url.pathname, (path) => isUpload(uploadKey(changed(bare, path))));
  return [...names.map((path) => changed(bare, path)), ...(bare.search === url.search ? [] : [bare.href])];
}

/** `a.jpg` for `a-300x200.jpg` and `a-scaled.jpg`. */
function largerNames(path: string, isUpload: (path: string) => boolean): string[] {
  if (isUpload(path)) return [];
  if (derivedName.test(path)) return [path.replace(derivedName, '$1')];
  if (!sizedName.test(path)) return [];
  const original = path.replace(sizedName, '$3');
  if (isUpload(original) || editedName.test(original)) return [original];
  if (derivedName.test(original)) return [original.replace(derivedName, '$1'), original];
  return [original, original.replace(new RegExp(ending, 'i'), '-scaled$1')];
}

type Addressed = Pick<Post, 'html' | 'cover'>;

function isRemote(address: string | null): address is string {
  return address !== null && /^https?:\/\//i.test(address);
}

const largestOf = (address: string) => largerAddresses(address, () => false)[0] ?? address;

function isSizeOf(address: string, originals: ReadonlySet<string>): boolean {
  const largest = largestOf(address);
  return largest !== address && originals.has(largest);
}

/** Returns images on other sites: the cover image, those in the text, and larger ones that they link to. */
export function remotePictures({ html, cover }: Addressed): string[] {
  const shown = addressesIn(html, 'picture');
  const originals = new Set(shown.map(largestOf));
  // The URLs of some images end in a size instead of a file extension.
  const isPicture = (address: string) => isImageAddress(address) || isSizeOf(address, originals);
  const linked = addressesIn(html, 'link').filter(isPicture);
  return [...new Set([cover, ...shown, ...linked].filter(isRemote))];
}

/** Replaces image URLs. */
export function withPicturesAt(
  { html, cover }: Addressed,
  to: (address: string) => string | undefined,
): Addressed {
  const mapped = mapAddresses(html, 'picture', to);
  return { html: mapAddresses(mapped, 'link', to), cover: (cover && to(cover)) ?? cover };
}
