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
    signal: page.signal,
  };
}

/** Keeps the proof for this one page, until the browser is closed. */
export function proofCookie(page: PageContext, path: string, proof: string): string {
  const secure = page.isSecure ? '; Secure' : '';
  return `${nameOf(page.isSecure)}=${proof}; Path=${path}; HttpOnly; SameSite=Lax${secure}`;
}

function nameOf(isSecure: boolean): string {
  return isSecure ? `__Secure-${cookieName}` : cookieName;
}
