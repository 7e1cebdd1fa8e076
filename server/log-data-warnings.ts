import { oddValues } from '../core/odd-rows/odd-value.ts';
import { unreadTexts } from '../core/rendering/show-unread.ts';
import type { Logger } from './log.ts';

const warnings = [
  [oddValues, 'unknown value in the database'],
  [unreadTexts, 'a stored text takes too long to render and is shown as plain text'],
] as const;

/** Writes what the core tells of stored values to the log, until the function that is returned is called. */
export function logDataWarnings(log: Logger): () => void {
  const ends = warnings.map(([channel, message]) => {
    const write = (fields: unknown) => log.warn({ ...(fields as object) }, message);
    channel.subscribe(write);
    return () => channel.unsubscribe(write);
  });
  return () => {
    for (const end of ends) end();
  };
}
