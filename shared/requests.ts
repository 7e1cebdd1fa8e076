import { trimSlashes } from './addresses.ts';
import { paths } from './paths.ts';
import { sessionCookieName } from './sign-in.ts';

const base = '/api';

const blogCall = /^\/blog\/(posts(?:\/[^/]*)?|scrape|xml-proxy)\/?$/;

/** Returns the canonical path for either API prefix (docs/specification.md 7.1); undefined for others. */
export function canonicalApiPath(path: string): string | undefined {
  if (blogCall.test(path)) return `${base}${trimmed(path)}`;
  if (path !== base && !path.startsWith(`${base}/`)) return undefined;
  return trimmed(path.replace(/^(\/api)+(?=\/|$)/, base));
}

function trimmed(path: string): string {
  return path.length > 1 ? trimSlashes(path) : path;
}

const reviewPath = new RegExp(`^/+${paths.review('').slice(1)}`, 'i');

/** Checks whether a path is a review page, which can be opened only with its link. */
export function isReviewPath(path: string): boolean {
  return reviewPath.test(path) || (path.includes('%') && reviewPath.test(decoded(path)));
}

/** Paths where the owner can request drafts, whose slugs may reveal their subject. */
const ownPath = /^\/+(blog|share-pictures|api\/+share|api\/+blog\/+(?:posts|tags))\/.+/i;

/**
 * Returns a path for logs and reports: without the secret of a review link, and without slugs if the request
 * may be the owner's (`cookie` has a session).
 */
export function loggedPath(path: string, cookie = ''): string {
  if (isReviewPath(path)) return paths.review('…');
  if (!cookie.includes(sessionCookieName)) return path;
  const [, folder] = ownPath.exec(decoded(path)) ?? [];
  return folder === undefined ? path : `/${folder}/…`;
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // Decode only ASCII, which is enough to recognize the path.
    return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** Returns a loopback origin with the name `localhost`, and any other unchanged. */
export function localName(origin: string): string {
  const url = new URL(origin);
  if (/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

const minuteMs = 60_000;

/**
 * Limits events by name. The first `most` per minute are `isWithin`. `leftOut` returns, once, how many events
 * of the previous minute were over the limit. `now` in ms.
 */
export function limitPerMinute(
  most: number,
  now = () => performance.now(),
): (name: string) => { isWithin: boolean; leftOut: number } {
  const minutes = new Map<string, { start: number; count: number }>();
  return (name) => {
    const last = minutes.get(name);
    if (last && now() - last.start < minuteMs) {
      last.count += 1;
      return { isWithin: last.count <= most, leftOut: 0 };
    }
    minutes.set(name, { start: now(), count: 1 });
    return { isWithin: true, leftOut: Math.max(0, (last?.count ?? 0) - most) };
  };
}
