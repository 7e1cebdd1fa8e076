/** A web address as people write it (`example.com/blog`), trimmed and with `https://` before it where it has no scheme. */
export function withScheme(typed: string): string {
  const address = typed.trim();
  return address === '' || /^[a-z][a-z\d+.-]*:\/\//i.test(address) ? address : `https://${address}`;
}

/** The same where it begins with the name of a host; anything else as it is. */
export function completedAddress(typed: string): string {
  return /^\s*[^\s/\\:?#@.][^\s/\\:?#@]*\.[^\s/\\:?#@.]{2,}(:\d+)?([/?#]|\s*$)/.test(typed)
    ? withScheme(typed)
    : typed;
}

/** The same for a file: a name without a path (`logo.png`) is no host. */
export function completedFile(typed: string): string {
  return typed.includes('/') ? completedAddress(typed) : typed;
}

/** A text as a path of this site, or undefined. The parser tells, no pattern: browsers drop tabs and take `\` for `/`. */
export function ownPath(text: string): string | undefined {
  // The host is never seen: it only lets the standard parser read a path.
  const base = 'http://site.invalid';
  const url = text.startsWith('/') ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}

/** A path without the slashes at its end, in linear time: `/\/+$/` begins anew at each of them. */
export function trimSlashes(path: string): string {
  let end = path.length;
  while (end > 0 && path.charCodeAt(end - 1) === 0x2f) end -= 1;
  return path.slice(0, end);
}

/** What a percent-encoded text says, or the text as it stands when its escapes are none, or no UTF-8. */
export function percentDecoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** A path as it reads, in lower case; escapes that are no UTF-8 stay as they are, and cost the others nothing. */
function readable(pathname: string): string {
  const decoded = pathname.replace(/(?:%[\da-f]{2})+/gi, percentDecoded).toLowerCase();
  return trimSlashes(decoded.replace(/\/{2,}/g, '/'));
}

/** A post's old path, decoded and in lower case, or `/?p=123`, which a page's `/?page_id=123` stands for, too. Undefined for a home page and for no address. */
export function oldPath(address: string): string | undefined {
  const url = URL.parse(address, 'http://blog.invalid');
  if (!url || !/^https?:$/.test(url.protocol)) return undefined;
  const number = url.searchParams.get('p') ?? url.searchParams.get('page_id');
  const path = readable(url.pathname);
  // `/index.php?p=123` is what `/?p=123` stands for.
  if (number !== null && /^\d{1,18}$/.test(number))
    return `${path.replace(/\/index\.php$/, '')}/?p=${Number(number)}`;
  return path || undefined;
}

/** What WordPress puts behind a post's path: its feed, its other forms, a page of it or of its comments. */
const behindPost =
  /\/(?:amp|embed|trackback|feed(?:\/(?:rss2?|rdf|atom))?|comment-page-\d{1,6}|(?:page\/)?\d{1,4})$/;

/** The old paths that an address can stand for, the likelier first: its own, without a number, and that of the post it belongs to. */
export function oldPathsAt(address: string): string[] {
  const path = oldPath(address);
  if (path === undefined) return [];
  const written = path.replace(/\/\?p=\d+$/, '');
  return [...new Set([path, written, written.replace(behindPost, '')])].filter((each) => each !== '');
}

/** An address's host, by which links between posts know each other: with `www.` and without it is the same. */
export function oldHost(address: string): string | undefined {
  return URL.parse(address)?.hostname.replace(/^www\./, '') || undefined;
}

/** A post's old path behind its host. */
export function oldPlace(address: string): string | undefined {
  const host = oldHost(address);
  const path = host && oldPath(address);
  return path && `${host}${path}`;
}

/** Longest path that is remembered, in characters: PostgreSQL sorts no text of more than 2,700 bytes. */
const longestPath = 600;

/** The paths among addresses that name a post, each once. What is neither a web address nor a path leads nowhere. */
export function oldPaths(addresses: readonly (string | null)[]): string[] {
  const paths = addresses.flatMap((address) =>
    address !== null && /^(?:https?:|\/)/i.test(address) ? (oldPath(address) ?? []) : [],
  );
  return [...new Set(paths)].filter((path) => path.length <= longestPath);
}
