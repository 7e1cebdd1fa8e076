import type { Logger } from 'pino';
import type { Core } from '../core/core.ts';

/** What follows a change: search engines are told of it, of what happened since the start. */
export function searchEngineTeller(core: Pick<Core, 'indexNow'>, log: Logger): () => Promise<void> {
  let known: number | undefined;
  return async () => {
    const { last, failures } = await core.indexNow.announce(known);
    known = last;
    for (const failure of failures) log.warn({ failure }, 'a search engine could not be told of an article');
  };
}
