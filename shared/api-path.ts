import { trimSlashes } from './trim-slashes.ts';

const base = '/api';

const blogCall = /^\/blog\/(posts(?:\/[^/]*)?|scrape|xml-proxy)\/?$/;

/**
 * The one address of an API call, or undefined for a path that is none. Both readings of the call
 * table answer (docs/specification.md 7.1): `/api/api/…` is `/api/…`, and `/blog/posts`,
 * `/blog/posts/{slug}`, `/blog/scrape`, `/blog/xml-proxy` are `/api/blog/…`.
 */
export function canonicalApiPath(path: string): string | undefined {
  if (blogCall.test(path)) return `${base}${trimmed(path)}`;
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return trimmed(path.replace(/^(\/api)+(?=\/|$)/, base));
}

function trimmed(path: string): string {
  return path.length > 1 ? trimSlashes(path) : path;
}
