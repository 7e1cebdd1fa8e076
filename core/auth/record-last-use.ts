import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/connect.ts';
import { updateLastUse } from './session-store.ts';

/** How often the last use of a session is written down, in milliseconds. */
const intervalMs = 60_000;

/** More sessions than an owner has browsers. */
const most = 1000;

/** Writes down when sessions were last used, at most once a minute each. Nobody waits for it, and a request does not fail with it: `onError` is told. */
export function createLastUse(db: Database, onError: (error: unknown) => void) {
  const noted = new LRUCache<string, number>({ max: most });
  return ({ tokenHash, usedAt }: { tokenHash: string; usedAt: string }, now: Date): void => {
    const last = Math.max(Date.parse(usedAt), noted.get(tokenHash) ?? 0);
    if (now.getTime() - last < intervalMs) return;
    noted.set(tokenHash, now.getTime());
    // After what the request itself has to ask.
    setImmediate(() => void updateLastUse(db.kysely, tokenHash, now.toISOString()).catch(onError));
  };
}
