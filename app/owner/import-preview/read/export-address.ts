/** The XML of a blog whose address is known: what already names a feed or a file, else WordPress's own feed. */
export function exportAddress(source: string): string {
  if (source === '' || /\.xml$|\/(feed|rss|atom)\/?$|[?&]feed=/i.test(source)) return source;
  return `${source.replace(/[?#].*$/, '').replace(/\/+$/, '')}/feed/`;
}
