import { paths } from './paths.ts';
import { sessionCookieName } from './session-cookie.ts';

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
