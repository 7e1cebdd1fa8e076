import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { localeCookieName, parseLocale } from '../shared/locale.ts';
import { readCookie } from '../shared/sign-in.ts';
import { feedAddress, hasOneLanguage } from './addresses.ts';
import { type CdnPurge, pagesTag } from './env.ts';
import type { RequestContext } from './request-context.ts';

export type CdnHeaders = Readonly<Record<string, string>>;

/** How long a CDN may send a stored page while the site fails, in seconds. */
const staleIfError = 86_400;

/** Returns undefined if a CDN may not store pages. */
export function cdnHeaders(maxAge: number): CdnHeaders | undefined {
  if (maxAge === 0) return undefined;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${maxAge}, stale-if-error=${staleIfError}`,
    // Fastly and Cloudflare purge by these tags.
    'Surrogate-Key': pagesTag,
    'Cache-Tag': pagesTag,
  };
}

export interface PageHeaders {
  vary: string;
  /** Headers that replace the usual ones while the page is current. */
  current: CdnHeaders;
}

/**
 * Returns the cache headers of a page. A URL with only one language is the same for everyone. For any other
 * URL, a CDN stores only the version for visitors without a language cookie, because some CDNs ignore `Vary`.
 * Responses in a session are never stored.
 */
export function pageHeaders(
  request: Pick<IncomingMessage, 'headers'>,
  context: Pick<RequestContext, 'url' | 'origin' | 'chosenLocale' | 'token'>,
  { cdn }: { cdn?: CdnHeaders },
): PageHeaders {
  const { url, chosenLocale, token } = context;
  const isForAll =
    chosenLocale !== undefined || hasOneLanguage(url.pathname) || feedAddress(url) !== undefined;
  const vary = isForAll ? 'Accept-Encoding' : 'Accept-Encoding, Cookie';
  const cookie = readCookie(request.headers.cookie, localeCookieName(context.origin.startsWith('https:')));
  const isStorable = token === undefined && (isForAll || parseLocale(cookie) === undefined);
  return { vary, current: (isStorable && cdn) || {} };
}

/**
 * Delays before each attempt, delays before the repeated purges, and limits, in milliseconds. `maxWaitMs`
 * limits `Retry-After`. Other processes learn of a change within 150 ms, or within two seconds if their
 * database connection was lost unnoticed.
 */
const times = {
  before: [0, 250, 1_000, 5_000, 15_000, 60_000, 180_000],
  again: [400, 2_200],
  responseMs: 5_000,
  pollMs: 50,
  maxWaitMs: 60_000,
} as const;

/** Purges that the CDN hasn't accepted yet, for the metrics. */
export const purges = { waiting: 0 };

/**
 * Purges the CDN, with up to seven attempts. Then purges twice more, because another process or a slow
 * connection may have sent the CDN outdated pages. Stops when `shouldContinue` returns false.
 */
export async function purgeCdn(purge: CdnPurge, log: Logger, shouldContinue: () => boolean): Promise<void> {
  if (!(await purgeOnce(purge, log, shouldContinue))) return;
  log.info({ cdn: new URL(purge.url).host }, 'CDN purged');
  for (const waitMs of times.again) {
    await waitWhile(shouldContinue, waitMs);
    await purgeOnce(purge, log, shouldContinue);
  }
}

async function purgeOnce(purge: CdnPurge, log: Logger, shouldContinue: () => boolean): Promise<boolean> {
  // The path may contain a secret.
  const cdn = new URL(purge.url).host;
  let retryAfterMs = 0;
  purges.waiting += 1;
  try {
    for (const [attempt, waitMs] of times.before.entries()) {
      await waitWhile(shouldContinue, Math.max(waitMs, retryAfterMs));
      if (!shouldContinue()) return false;
      try {
        await send(purge);
        return true;
      } catch (error) {
        retryAfterMs = error instanceof PurgeRefused ? error.retryAfterMs : 0;
        if (attempt < times.before.length - 1) log.warn({ err: error, cdn }, 'CDN purge failed');
        else log.error({ err: error, cdn }, 'CDN purge failed; pages expire after CDN_MAX_AGE');
      }
    }
    return false;
  } finally {
    purges.waiting -= 1;
  }
}

class PurgeRefused extends Error {
  readonly retryAfterMs: number;

  constructor(status: number, retryAfter: string | null) {
    super(`The CDN returned ${status}`);
    this.retryAfterMs = Math.min((Number(retryAfter) || 0) * 1000, times.maxWaitMs);
  }
}

async function send({ url, method, headers, body }: CdnPurge): Promise<void> {
  const response = await fetch(url, {
    method,
    headers,
    ...(body !== undefined && { body }),
    // The secret must not be sent to another URL.
    redirect: 'error',
    signal: AbortSignal.timeout(times.responseMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new PurgeRefused(response.status, response.headers.get('retry-after'));
}

async function waitWhile(shouldContinue: () => boolean, forMs: number): Promise<void> {
  for (let waited = 0; waited < forMs && shouldContinue(); waited += times.pollMs) await delay(times.pollMs);
}
