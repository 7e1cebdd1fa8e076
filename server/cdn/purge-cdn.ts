import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import { tallies } from '../tallies.ts';
import type { CdnPurge } from './cdn-env.ts';
import { pagesTag } from './cdn-headers.ts';
import { type PurgeRequest, purgeRequests } from './purge-requests.ts';
import { signForAws } from './sign-for-aws.ts';

/**
 * Milliseconds: before each attempt; before each time that it is told once more; for one answer; between looks at what is
 * wanted; the longest that a cache can ask to be left alone. Another process knows of a change after 150 ms, after two
 * seconds where its line to the database was lost unnoticed (`db/postgres/watch-site-version.ts`).
 */
const times = {
  before: [0, 250, 1_000, 5_000, 15_000, 60_000, 180_000],
  again: [400, 2_200],
  answer: 5_000,
  look: 50,
  longestWait: 60_000,
} as const;

type Cache = Omit<CdnPurge, 'urls'> & { url: string };

/**
 * Tells the caches in front to forget the pages, each until it has heard it, seven times at most or as long as it is wanted:
 * and soon twice more, for what another process, or a slow line, was still bringing them from before the change.
 */
export async function purgeCdn(
  { urls, ...how }: CdnPurge,
  log: Logger,
  isWanted: () => boolean,
): Promise<void> {
  await Promise.all(
    urls.map(async (url) => {
      const cache = { ...how, url };
      if (!(await tell(cache, log, isWanted))) return;
      log.info({ cache: new URL(url).host }, 'a cache in front forgets the pages');
      for (const waitMs of times.again) {
        await waitWhile(isWanted, waitMs);
        await tell(cache, log, isWanted);
      }
    }),
  );
}

/** Whether the cache has heard it. */
async function tell(cache: Cache, log: Logger, isWanted: () => boolean): Promise<boolean> {
  tallies.purges.waiting += 1;
  try {
    return await tellUntilHeard(cache, log, isWanted);
  } finally {
    tallies.purges.waiting -= 1;
  }
}

async function tellUntilHeard(cache: Cache, log: Logger, isWanted: () => boolean): Promise<boolean> {
  // Without the path and the secret, which can stand in it.
  const { host } = new URL(cache.url);
  let leftAloneMs = 0;
  for (const [attempt, waitMs] of times.before.entries()) {
    await waitWhile(isWanted, Math.max(waitMs, leftAloneMs));
    if (!isWanted()) return false;
    try {
      for (const request of purgeRequests(cache.kind, [pagesTag])) await send(cache, request);
      tallies.purges.done += 1;
      return true;
    } catch (error) {
      tallies.purges.failed += 1;
      leftAloneMs = error instanceof Refused ? error.retryAfterMs : 0;
      const isLast = attempt === times.before.length - 1;
      const text = 'the caches in front could not be told of a change';
      if (isLast) log.error({ err: error, cache: host }, `${text}; what they keep goes when its time is up`);
      else log.warn({ err: error, cache: host }, text);
    }
  }
  return false;
}

class Refused extends Error {
  readonly retryAfterMs: number;

  constructor(status: number, retryAfter: string | null) {
    super(`The caches in front answered ${status}`);
    this.retryAfterMs = Math.min((Number(retryAfter) || 0) * 1000, times.longestWait);
  }
}

/** CloudFront is of the whole world, and its calls are signed as of this region. */
const cloudFront = { region: 'us-east-1', service: 'cloudfront' } as const;

/** What proves who asks: the header as it is given, or, for CloudFront, a signature by it. */
function proofOf({ kind, url, header }: Cache, { method, body = '' }: PurgeRequest): Record<string, string> {
  if (!header) return {};
  const [name, value] = header;
  if (kind !== 'cloudfront') return { [name]: value };
  const signer = { ...cloudFront, keys: { id: name, secret: value } };
  return signForAws({ method, url: new URL(url), body }, signer, new Date());
}

async function send(cache: Cache, request: PurgeRequest): Promise<void> {
  const { method, headers, body } = request;
  const response = await fetch(cache.url, {
    method,
    headers: { ...headers, ...proofOf(cache, request) },
    ...(body !== undefined && { body }),
    // The secret is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(times.answer),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Refused(response.status, response.headers.get('retry-after'));
}

async function waitWhile(isWanted: () => boolean, forMs: number): Promise<void> {
  for (let waited = 0; waited < forMs && isWanted(); waited += times.look) await delay(times.look);
}
