import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { OpenSockets } from './open-sockets.ts';
import { QuietClient } from './quiet-client.ts';

/** Name of the channel on which each process hears whether it hears; what comes there means nothing to others. */
export const hearingChannel = 'site_hearing';

/** Words of one test, the pause between two, how long they may be on their way, and how often it is done (ms). */
const test = { words: 3, pauseMs: 40, withinMs: 1_000, everyMs: 10_000 } as const;

interface HearingOptions {
  /** Where changes are written. */
  url: string;
  sockets: OpenSockets;
  /** Told when it is found out that nothing is heard, and when something is again. */
  onHearing: (hears: boolean) => void;
}

export interface Hearing {
  /** Whether what others say is known to come through; false until the first test. */
  hears(): boolean;
  heard(word: string): void;
  /** The listening connection is a new one: nothing is known of it. */
  begin(): void;
  /** Says one word on a connection of its own. Throws when that can't be had. */
  say(word: string): Promise<void>;
  stop(): void;
}

/**
 * Tells whether a listening connection hears. Behind a pooler that hands connections on, it may have said `listen` on one and
 * wait at another. Several words, for one may come by chance while the connection is used.
 */
export function testHearing({ url, sockets, onHearing }: HearingOptions): Hearing {
  let hears = false;
  let isTold = true;
  let stopped = false;
  let round = 0;
  let waiting = new Set<string>();

  const say = async (...words: string[]) => {
    const client = new QuietClient({
      connectionString: url,
      connectionTimeoutMillis: test.withinMs,
      query_timeout: test.withinMs,
      stream: sockets.create,
    });
    try {
      await client.connect();
      for (const [place, word] of words.entries()) {
        if (place > 0) await wait(test.pauseMs);
        if (stopped) return;
        await client.query('select pg_notify($1, $2)', [hearingChannel, word]);
      }
    } finally {
      await client.end().catch(() => undefined);
    }
  };
  const judge = (found: boolean) => {
    hears = found;
    if (found === isTold) return;
    isTold = found;
    onHearing(found);
  };
  const run = async () => {
    round += 1;
    const own = round;
    const words = Array.from({ length: test.words }, () => randomUUID());
    const left = new Set(words);
    waiting = left;
    await say(...words);
    const until = performance.now() + test.withinMs;
    while (left.size > 0 && performance.now() < until)
      await wait(test.pauseMs / 4, undefined, { ref: false });
    if (own === round && !stopped) judge(left.size === 0);
  };
  // Where nothing can be said nothing is found out: that the server is gone is told by others.
  const attempt = () => void run().catch(() => undefined);
  const regularly = setInterval(attempt, test.everyMs).unref();
  return {
    hears: () => hears,
    heard: (word) => void waiting.delete(word),
    begin: () => {
      hears = false;
      attempt();
    },
    say: (word) => say(word),
    stop: () => {
      stopped = true;
      clearInterval(regularly);
    },
  };
}
