import { trimSlashes } from './trim-slashes.ts';

const base = '/api';

const blogCall = /^\/blog\/(posts(?:\/[^/]*)?|scrape|xml-proxy)\/?$/;

/** The one address of an API call, under both of its readings (docs/specification.md 7.1); undefined for a path that is none. */
export function canonicalApiPath(path: string): string | undefined {
  if (blogCall.test(path)) return `${base}${trimmed(path)}`;
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return trimmed(path.replace(/^(\/api)+(?=\/|$)/, base));
}

function trimmed(path: string): string {
  return path.length > 1 ? trimSlashes(path) : path;
}
