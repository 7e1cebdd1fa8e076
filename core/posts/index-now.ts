import { createHash } from 'node:crypto';
import type { Database } from '../../db/connect.ts';
import type { AuditName } from '../../shared/audit-event.ts';
import { locales } from '../../shared/locale.ts';
import { localized, paths } from '../../shared/paths.ts';
import type { Settings } from '../../shared/settings.ts';
import { readEvents } from '../audit/audit.ts';
import type { FetchText } from '../net/outbound.ts';
import type { NetFailure } from '../net/public-address.ts';
import type { PostCore } from './post-core.ts';
import { wasPublished } from './post-store.ts';

/** Notifies search engines if the owner has turned this on (https://www.indexnow.org/documentation). */
export interface IndexNowCore {
  /** Returns the key that `/indexnow.txt` shows to prove ownership; undefined if turned off. */
  key(): Promise<string | undefined>;
  /**
   * Announces posts that were published, updated or unpublished after the event `since`, and those that
   * failed before. Without `since`, announces nothing: search engines find old posts on their own.
   */
  announce(since: number | undefined, failed?: readonly string[]): Promise<Announced>;
}

interface Announced {
  last: number;
  failures: { address: string; failure: NetFailure }[];
}

interface IndexNowParts {
  db: Pick<Database, 'kysely'>;
  settings: () => Promise<Settings>;
  origin: () => string;
  fetchText: FetchText;
  post: PostCore['get'];
}

const engine = 'https://api.indexnow.org/indexnow';
const announced: AuditName[] = ['post_published', 'post_unpublished', 'post_deleted', 'post_restored'];

const limits = { events: 20, timeoutMs: 5_000 } as const;

export function createIndexNow({ db, settings, origin, fetchText, post }: IndexNowParts): IndexNowCore {
  // The key needn't be secret, because its location is the proof.
  const keyOf = () => createHash('sha256').update(`IndexNow ${origin()}`).digest('hex').slice(0, 32);
  // Search engines can't reach a site at a local URL.
  const isOn = async () => origin().startsWith('https:') && (await settings()).index_now;

  /** Omits posts that were never public at this URL. */
  const addresses = async (slug: string, id: string): Promise<string[]> => {
    const found = await post({ owner: false }, slug);
    if (!found.ok && !(await wasPublished(db.kysely, id, slug))) return [];
    const languages = found.ok && found.value.post ? [found.value.post.language] : locales;
    return languages.map((language) => origin() + localized(paths.post(slug), language));
  };

  const tell = async (address: string) => {
    const query = new URLSearchParams({
      url: address,
      key: keyOf(),
      keyLocation: origin() + paths.indexNowKey,
    });
    const answer = await fetchText(`${engine}?${query}`, { timeoutMs: limits.timeoutMs });
    return answer.ok ? [] : [{ address, failure: answer.failure }];
  };

  return {
    key: async () => ((await isOn()) ? keyOf() : undefined),
    announce: async (since, failed = []) => {
      const page = await readEvents(db, { limit: limits.events, names: announced }, null);
      const last = page.events[0]?.id ?? 0;
      if (since === undefined || !(await isOn())) return { last, failures: [] };
      const changed = new Set(failed);
      for (const { what } of page.events.filter(({ id }) => id > since)) {
        for (const slug of [what.slug, what.former_slug]) {
          for (const address of slug ? await addresses(slug, what.id ?? '') : []) changed.add(address);
        }
      }
      const failures: Announced['failures'] = [];
      for (const address of changed) failures.push(...(await tell(address)));
      return { last, failures };
    },
  };
}
