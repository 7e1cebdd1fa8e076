import type { LinkHolder } from '../../../core/reviews/review-core.ts';
import { readCookie } from '../../../shared/session-cookie.ts';
import type { PageContext } from '../../page-context.ts';

const cookieName = 'review_passphrase';

/** Who asks for a review's page, with the proof of its passphrase where the browser has one. */
export function holderOf(page: PageContext, token: string, request: Request): LinkHolder {
  return {
    token,
    client: page.client,
    proof: readCookie(request.headers.get('cookie'), nameOf(page.isSecure)),
    isNoAttempt: isOnlyLookedFor(request),
    signal: page.signal,
  };
}

/** Nobody reads what comes of it: whether the page is there, what is fetched before it is wanted, a page's image or frame. */
function isOnlyLookedFor({ method, headers }: Request): boolean {
  const destination = headers.get('sec-fetch-dest') ?? 'document';
  const purpose = headers.get('sec-purpose') ?? headers.get('purpose') ?? '';
  return method === 'HEAD' || destination !== 'document' || purpose.includes('prefetch');
}

/** Keeps the proof for this one page, until the browser is closed. */
export function proofCookie(page: PageContext, path: string, proof: string): string {
  const secure = page.isSecure ? '; Secure' : '';
  return `${nameOf(page.isSecure)}=${proof}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

function nameOf(isSecure: boolean): string {
  return isSecure ? `__Secure-${cookieName}` : cookieName;
}
