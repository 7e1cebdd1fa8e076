import type { IncomingMessage } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { localeCookieName, parseLocale } from '../shared/locale.ts';
import { readCookie } from '../shared/sign-in.ts';
import { feedAddress, hasOneLanguage } from './addresses.ts';
import { type CdnPurge, pagesTag } from './env.ts';
import type { RequestContext } from './request-context.ts';

/** Headers of pages that a CDN may store. */
export type CdnHeaders = Readonly<Record<string, string>>;

/** How long a CDN may send a stored page while the site fails, in seconds. */
const staleIfError = 86_400;

/** Undefined where no CDN may store a page. */
export function cdnHeaders(maxAge: number): CdnHeaders | undefined {
  if (maxAge === 0) return undefined;
  return {
    'Cache-Control': `public, max-age=0, s-maxage=${maxAge}, stale-if-error=${staleIfError}`,
    // What Fastly and Cloudflare purge by.
    'Surrogate-Key': pagesTag,
    'Cache-Tag': pagesTag,
  };
}

/** What the response to a public page says to caches. */
export interface PageHeaders {
  vary: string;
  /** Added, replacing others, while the page is current. */
  current: CdnHeaders;
}

/**
 * A URL that names its language, or has only one, is the same for everyone. Any other depends on the language cookie; a CDN
 * stores it only as visitors without that cookie get it, since some ignore `Vary`. Responses to a session are never stored.
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
 * Milliseconds: before each attempt; before each repetition; for one response; between polls; the longest `Retry-After` that
 * is respected. Another process knows of a change after 150 ms, or after two seconds where its connection to the database
 * was lost unnoticed.
 */
const times = {
  before: [0, 250, 1_000, 5_000, 15_000, 60_000, 180_000],
  again: [400, 2_200],
  responseMs: 5_000,
  pollMs: 50,
  maxWaitMs: 60_000,
} as const;

/** Purges that the CDN has not accepted yet: for the metrics. */
export const purges = { waiting: 0 };

/**
 * Has the CDN purge the pages. It is asked up to seven times, as long as `isWanted`, and then twice more: another process, or a slow
 * connection, may have brought it pages from before the change.
 */
export async function purgeCdn(purge: CdnPurge, log: Logger, shouldContinue: () => boolean): Promise<void> {
  if (!(await purgeOnce(purge, log, shouldContinue))) return;
  log.info({ cdn: new URL(purge.url).host }, 'CDN purged');
  for (const waitMs of times.again) {
    await waitWhile(shouldContinue, waitMs);
    await purgeOnce(purge, log, shouldContinue);
  }
}

/** Whether the CDN has accepted it. */
async function purgeOnce(purge: CdnPurge, log: Logger, shouldContinue: () => boolean): Promise<boolean> {
  // Its path may contain a secret.
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
    // The secret is for this URL only.
    redirect: 'error',
    signal: AbortSignal.timeout(times.responseMs),
  });
  await response.body?.cancel();
  if (!response.ok) throw new PurgeRefused(response.status, response.headers.get('retry-after'));
}

async function waitWhile(shouldContinue: () => boolean, forMs: number): Promise<void> {
  for (let waited = 0; waited < forMs && shouldContinue(); waited += times.pollMs) await delay(times.pollMs);
}
