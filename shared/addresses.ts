/** Returns a URL as people type it (`example.com/blog`), trimmed and with `https://` if it has no scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** Adds `https://` to text that begins with a host name. Returns other text unchanged. */
export function completedAddress(typed: string): string {
  return /^\s*[^\s/\\:?#@.][^\s/\\:?#@]*\.[^\s/\\:?#@.]{2,}(:\d+)?([/?#]|\s*$)/.test(typed)
    ? withScheme(typed)
    : typed;
}

/** Adds `https://` to a file's URL. A name without a path (`logo.png`) isn't a host. */
export function completedFile(typed: string): string {
  return typed.includes('/') ? completedAddress(typed) : typed;
}

/**
 * Returns the text as a path on this site; undefined if it isn't one. Uses the URL parser instead of a
 * pattern, because browsers drop tabs and read `\` as `/`.
 */
export function ownPath(text: string): string | undefined {
  // The URL parser needs an origin to read a path. This one is never shown.
  const base = 'http://site.invalid';
  const url = text.startsWith('/') ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** Removes trailing slashes in linear time; `/\/+$/` would be quadratic. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
}

/** Decodes percent escapes. Returns the text unchanged if they are malformed or not UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns a decoded path in lower case. Escapes that aren't UTF-8 stay as they are. */
function readable(pathname: string): string {
  const decoded = pathname.replace(/(?:%[\da-f]{2})+/gi, percentDecoded).toLowerCase();
  return trimSlashes(decoded.replace(/\/{2,}/g, '/'));
}

/**
 * Returns a post's old path, decoded and in lower case, or `/?p=123`, which also covers `/?page_id=123`.
 * Undefined for a home page or an invalid URL.
 */
export function oldPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://blog.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const number = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  const path = readable(url.pathname);
  // `/index.php?p=123` means `/?p=123`.
  if (number !== null && /^\d{1,18}$/.test(number))
    return `${path.replace(/\/index\.php$/, '')}/?p=${Number(number)}`;
  return path || undefined;
}

/** Suffixes that WordPress adds to a post's path: feeds, formats, and pages of the post or its comments. */
const behindPost =
  /\/(?:amp|embed|trackback|feed(?:\/(?:rss2?|rdf|atom))?|comment-page-\d{1,6}|(?:page\/)?\d{1,4})$/;

/**
 * Returns the old paths that a URL can mean, most likely first: the path itself, the path without a number,
 * and the path of the post it belongs to.
 */
export function oldPathsAt(address: string): string[] {
  const path = oldPath(address);
  if (path === undefined) return [];
  const written = path.replace(/\/\?p=\d+$/, '');
  return [...new Set([path, written, written.replace(behindPost, '')])].filter((each) => each !== '');
}

/** Returns a URL's host without `www.`, for recognizing links between posts. */
export function oldHost(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, '') || undefined;
}

/** Returns a post's host and old path. */
export function oldPlace(address: string): string | undefined {
  const host = oldHost(address);
  const path = host && oldPath(address);
  return path && `${host}${path}`;
}

/** The longest stored path, in characters: PostgreSQL can't index text of more than 2,700 bytes. */
const maxPathLength = 600;

/** Returns the distinct old paths of post URLs. Ignores text that is neither a URL nor a path. */
export function oldPaths(addresses: readonly (string | null)[]): string[] {
  const paths = addresses.flatMap((address) =>
    address !== null && /^(?:https?:|\/)/i.test(address) ? (oldPath(address) ?? []) : [],
  );
  return [...new Set(paths)].filter((path) => path.length <= maxPathLength);
}
