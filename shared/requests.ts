import { trimSlashes } from './addresses.ts';
import { paths } from './paths.ts';
import { sessionCookieName } from './sign-in.ts';

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

const reviewPath = new RegExp(`^/+${paths.review('').slice(1)}`, 'i');

/** Whether an address is that of a review's page, which its link alone leads to. */
export function isReviewPath(path: string): boolean {
  return reviewPath.test(path) || (path.includes('%') && reviewPath.test(decoded(path)));
}

/** Below these the owner reaches drafts, whose addresses may say what they are about. */
const ownPath = /^\/+(blog|share-pictures|api\/+share|api\/+blog\/+(?:posts|tags))\/.+/i;

/**
 * A path as logs, traces and reports may have it: without the secret of a review's link, and where the owner may have asked
 * (`cookie` has a session), without addresses of posts.
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
    // Half a sign: what can be read of it is enough to know the address by.
    return path.replace(/%([0-7][0-9a-f])/gi, (_, code: string) =>
      String.fromCharCode(Number.parseInt(code, 16)),
    );
  }
}

/** An origin at which this machine reaches itself, by the name `localhost`; any other as it is. */
export function localName(origin: string): string {
  const url = new URL(origin);
  if (/^(127(\.\d+){3}|0\.0\.0\.0|\[::1?\])$/.test(url.hostname)) url.hostname = 'localhost';
  return url.origin;
}

const minuteMs = 60_000;

/** Counts by name what anyone can cause without end: the first `most` of a minute are `isWithin`; `leftOut` tells once how many of the minute before were not. `now`: milliseconds. */
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
