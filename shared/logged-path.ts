import { paths } from './paths.ts';

const reviewPath = new RegExp(`^/+${paths.review('').slice(1)}`, 'i');

/** Whether an address is that of a review's page, which its link alone leads to. */
export function isReviewPath(path: string): boolean {
  return reviewPath.test(path) || (path.includes('%') && reviewPath.test(decoded(path)));
}

/** A path as logs, traces and reports may have it: without the secret of a review's link. */
export function loggedPath(path: string): string {
  return isReviewPath(path) ? paths.review('…') : path;
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
