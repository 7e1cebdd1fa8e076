import anyAscii from 'any-ascii';

/** The longest slug in characters. An import shortens longer ones and redirects their old URLs. */
export const maxSlugLength = 100;

/** Slugs that would hide one of the blog's own URLs (`/api/blog/posts`, `/blog/rss`, …). */
export const reservedSlugs: ReadonlySet<string> = new Set(['posts', 'scrape', 'xml-proxy', 'rss']);

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}

function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const lastWord = slug.lastIndexOf('-', length);
  return slug.slice(0, lastWord > length / 2 ? lastWord : length).replace(/-$/, '');
}

/** Returns a text's slug (docs/specification.md 5.2) of at most `maxSlugLength` characters, possibly ''. */
export function slugify(text: string): string {
  // Composed first, because decomposed Hangul would be transliterated differently.
  const ascii = anyAscii(text.normalize('NFC')).toLowerCase();
  return cut(ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), maxSlugLength);
}

/** Returns a 32-bit FNV-1a hash over UTF-16 code units, in hexadecimal (http://www.isthe.com/chongo/tech/comp/fnv/). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** Returns a title's slug, never empty. Without letters or digits, it is `post-` and a hash of the title. */
export function slugFromTitle(title: string): string {
  return slugify(title) || (title.trim() ? `post-${fingerprint(title.trim())}` : 'post');
}

/** Returns the slug from a URL's percent-encoded last segment; '' if no characters remain. */
export function slugFromAddress(encoded: string): string {
  const decoded = encoded.replace(/(?:%[0-9a-f]{2})+/gi, (escapes) => {
    try {
      return decodeURIComponent(escapes);
    } catch {
      return escapes;
    }
  });
  return slugify(decoded);
}

/** How many numbers to try in order. */
const triedInOrder = 20;

/**
 * Returns `wanted` if it is free, otherwise the first free one of `wanted-2`, `wanted-3`, …. Reserved slugs
 * count as taken. If very many are taken, searches in growing steps, which may leave gaps.
 */
export async function uniqueSlug(
  wanted: string,
  isTaken: (slug: string) => boolean | Promise<boolean>,
): Promise<string> {
  const numbered = (count: number) => {
    const suffix = count === 1 ? '' : `-${count}`;
    return cut(wanted, maxSlugLength - suffix.length) + suffix;
  };
  const isFree = async (count: number) =>
    !isReservedSlug(numbered(count)) && !(await isTaken(numbered(count)));
  for (let count = 1; count <= triedInOrder; count += 1) {
    if (await isFree(count)) return numbered(count);
  }
  let [taken, free] = [triedInOrder, triedInOrder * 2];
  while (!(await isFree(free))) [taken, free] = [free, free * 2];
  while (free - taken > 1) {
    const middle = Math.floor((taken + free) / 2);
    if (await isFree(middle)) free = middle;
    else taken = middle;
  }
  return numbered(free);
}

/** Returns a tag's identity and URL segment. Tags that differ only in case, accents or signs are the same. */
export function tagSlug(name: string): string {
  return slugFromTitle(name);
}

/** Returns a post's distinct tags, by their first spelling. */
export function tagsOfPost(names: readonly string[]): { tag: string; name: string }[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const tag = tagSlug(name);
    if (name.trim() && !tags.has(tag)) tags.set(tag, name);
  }
  return [...tags].map(([tag, name]) => ({ tag, name }));
}
