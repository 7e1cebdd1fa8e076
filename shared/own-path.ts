/**
 * A text as a path of this site, in its plain spelling; undefined when a browser would go elsewhere with it. Browsers drop tabs and
 * line ends within an address and take `\` for `/`, so the standard parser is asked and not a pattern.
 */
export function ownPath(text: string): string | undefined {
  // The host is never seen: it only lets the standard parser read a path.
  const base = 'http://site.invalid';
  const url = text.startsWith('/') ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
