/** A WXR element's usual name, however its namespace was declared, or not; other namespaces keep their prefix. */
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
  if (address.startsWith('w3.org/2005/atom')) return 'atom';
  if (address.startsWith('w3.org/2007/app') || address.startsWith('purl.org/atom/app')) return 'app';
  return address.startsWith('schemas.google.com/blogger/') ? 'blogger' : null;
}
