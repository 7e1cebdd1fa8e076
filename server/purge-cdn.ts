import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { CdnPurge } from './cdn-env.ts';
import { cdnTag } from './cdn-headers.ts';
import { tallies } from './tallies.ts';

/** Milliseconds: before each attempt, after the last one that went well, for one answer, and between looks at what is wanted. */
const times = {
  before: [0, 1_000, 5_000, 15_000, 60_000, 180_000],
  after: 1_000,
  answer: 5_000,
  look: 250,
} as const;

/**
 * Tells the caches in front to forget the pages, again and again until they have heard it, six times at most or as long
 * as it is wanted. A body for Cloudflare, a header for Fastly and Varnish; each leaves the other's alone.
 */
export async function purgeCdn(purge: CdnPurge, log: Logger, isWanted: () => boolean): Promise<void> {
  tallies.purges.waiting = 1;
  try {
    await purgeUntilHeard(purge, log, isWanted);
  } finally {
    tallies.purges.waiting = 0;
  }
}

async function purgeUntilHeard(purge: CdnPurge, log: Logger, isWanted: () => boolean): Promise<void> {
  for (const waitMs of times.before) {
    for (let waited = 0; waited < waitMs && isWanted(); waited += times.look) await delay(times.look);
    if (!isWanted()) return;
    try {
      await ask(purge);
      tallies.purges.done += 1;
      tallies.purges.waiting = 0;
      // Many changes at once are told once a second.
      return await delay(times.after);
    } catch (error) {
      tallies.purges.failed += 1;
      log.warn({ err: error }, 'the caches in front could not be told of a change');
    }
  }
}

async function ask({ url, header }: CdnPurge): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'Content-Type': 'application/json',
      'Surrogate-Key': cdnTag,
      ...(header && { [header[0]]: header[1] }),
    },
    body: JSON.stringify({ tags: [cdnTag] }),
    // The secret is for this address alone.
    redirect: 'error',
    signal: AbortSignal.timeout(times.answer),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`The caches in front answered ${response.status}`);
}
