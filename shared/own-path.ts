/** A text as a path of this site, or undefined. The parser tells, no pattern: browsers drop tabs and take `\` for `/`. */
export function ownPath(text: string): string | undefined {
  // The host is never seen: it only lets the standard parser read a path.
  const base = 'http://site.invalid';
  const url = text.startsWith('/') ? URL.parse(text, base) : null;
  if (url?.origin !== base || url.pathname.startsWith('//')) return undefined;
  return url.pathname + url.search + url.hash;
}
