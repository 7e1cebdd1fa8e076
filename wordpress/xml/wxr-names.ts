/**
 * The usual name of a WXR element ("wp:status", "content:encoded", "title") whatever prefix, version
 * or scheme its namespace was given, and also where the namespace was never declared or points
 * elsewhere: exports in the wild do all of it. Other namespaces keep their own prefix.
 */
export function wxrName(prefix: string, uri: string, local: string): string {
  const family = familyOf(uri) ?? prefix;
  return family === '' ? local : `${family}:${local}`;
}

/** A file has a handful of namespaces and a million tags. */
const families = new Map<string, string | null>();
const mostFamilies = 100;

function familyOf(uri: string): string | null {
  const known = families.get(uri);
  if (known !== undefined) return known;
  const family = readFamily(uri);
  if (families.size < mostFamilies) families.set(uri, family);
  return family;
}

function readFamily(uri: string): string | null {
  const address = uri.replace(/^https?:\/\/(www\.)?/i, '').toLowerCase();
  if (address.startsWith('wordpress.org/export/')) return address.includes('excerpt') ? 'excerpt' : 'wp';
  if (address.startsWith('purl.org/rss/1.0/modules/content')) return 'content';
  if (address.startsWith('purl.org/dc/elements/')) return 'dc';
  // RSS 1.0 and 0.9 put their own elements into a namespace.
  if (address.startsWith('purl.org/rss/1.0') || address.startsWith('my.netscape.com/rdf')) return '';
  return null;
}
