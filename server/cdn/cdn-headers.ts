import type { CdnEnv } from './cdn-env.ts';

/** What the pages are called where caches can forget by name. */
export const cdnTag = 'pages';

/** Headers with which caches of the site's own keep a public page: Fastly and Varnish read one name, Cloudflare the other. */
export function cdnHeaders({
  maxAge,
  staleWhileRevalidate,
}: Pick<CdnEnv, 'maxAge' | 'staleWhileRevalidate'>): Readonly<Record<string, string>> {
  if (maxAge === 0) return {};
  const stale = staleWhileRevalidate > 0 ? `, stale-while-revalidate=${staleWhileRevalidate}` : '';
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${maxAge}${stale}`,
    'Surrogate-Key': cdnTag,
    'Cache-Tag': cdnTag,
  };
}
