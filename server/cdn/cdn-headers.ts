import type { CdnEnv } from './cdn-env.ts';

/** What the pages are called where caches can forget by name. */
export const pagesTag = 'pages';

/** What caches in front are told of answers that they may keep. */
export interface Cdn {
  headers: Readonly<Record<string, string>>;
  hasLanguageKey: boolean;
}

/** Undefined where no cache may keep a page. */
export function createCdn(env: Omit<CdnEnv, 'purge'>): Cdn | undefined {
  if (env.maxAge === 0) return undefined;
  const control = [
    `public, max-age=0, s-maxage=${env.maxAge}`,
    ...(env.staleWhileRevalidate > 0 ? [`stale-while-revalidate=${env.staleWhileRevalidate}`] : []),
    ...(env.staleIfError > 0 ? [`stale-if-error=${env.staleIfError}`] : []),
  ];
  return {
    headers: { 'Cache-Control': control.join(', '), ...tagHeaders(pagesTag) },
    hasLanguageKey: env.hasLanguageKey,
  };
}

/** A name under which caches can forget: Fastly and Varnish read the first header, Cloudflare the second, bunny the third. */
function tagHeaders(tag: string): Readonly<Record<string, string>> {
  return { 'Surrogate-Key': tag, 'Cache-Tag': tag, 'CDN-Tag': tag };
}
