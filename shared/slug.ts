import anyAscii from 'any-ascii';

/** Longest slug, in characters; an import's longer ones are cut, and their old addresses lead to the cut one. */
export const maxSlugLength = 100;

/** Slugs that would hide an address of the blog's own (`/api/blog/posts`, `/blog/rss`, …). */
export const reservedSlugs: ReadonlySet<string> = new Set(['posts', 'scrape', 'xml-proxy', 'rss']);

export function isReservedSlug(slug: string): boolean {
  return reservedSlugs.has(slug);
}

function cut(slug: string, length: number): string {
  if (slug.length <= length) return slug;
  const lastWord = slug.lastIndexOf('-', length);
  return slug.slice(0, lastWord > length / 2 ? lastWord : length).replace(/-$/, '');
}

/** The slug of a text (docs/specification.md 5.2), at most `maxSlugLength` characters; '' when nothing is left. */
export function slugify(text: string): string {
  // Composed first: decomposed Hangul would otherwise read differently from the same word composed.
  const ascii = anyAscii(text.normalize('NFC')).toLowerCase();
  return cut(ascii.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, ''), maxSlugLength);
}

/** 32-bit FNV-1a over UTF-16 code units, as hexadecimal (http://www.isthe.com/chongo/tech/comp/fnv/). */
function fingerprint(text: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  }
  return (hash >>> 0).toString(16).padStart(8, '0');
}

/** The slug of a title, never empty: without a letter or digit, `post-` and a fingerprint of it. */
export function slugFromTitle(title: string): string {
  return slugify(title) || (title.trim() ? `post-${fingerprint(title.trim())}` : 'post');
}

/** The slug behind the percent-encoded last segment of an address; '' when nothing is left. */
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

/** Numbers that are tried one after another. */
const triedInOrder = 20;

/**
 * `wanted` where it is free, else the first free of `wanted-2`, `wanted-3`, …; reserved slugs count as taken. Where very
 * many have the same, one behind a taken one is looked for in ever longer steps, and may leave a gap before it free.
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

/** What a tag is known by, and stands in its address: tags that differ in case, accents and signs alone are one. */
export function tagSlug(name: string): string {
  return slugFromTitle(name);
}

/** The tags of a post, each once, by the name that stands first. */
export function tagsOfPost(names: readonly string[]): { tag: string; name: string }[] {
  const tags = new Map<string, string>();
  for (const name of names) {
    const tag = tagSlug(name);
    if (name.trim() && !tags.has(tag)) tags.set(tag, name);
  }
  return [...tags].map(([tag, name]) => ({ tag, name }));
}
