import type { Core } from '../../../core/core.ts';
import type { AuditEntry } from '../../../shared/audit-event.ts';
import { type ActivityKind, namesOf, readKind } from './activity-kind.ts';

/** Events on a page. */
const limit = 50;

export interface LoadedActivity {
  events: AuditEntry[];
  /** Titles of the posts that they name, by id and by slug. */
  titles: ReadonlyMap<string, string>;
  kind: ActivityKind;
  /** True of the first page, which begins with what happened last. */
  isNewest: boolean;
  /** `?before=` of the next page; null when there is none. */
  next: number | null;
}

/** The events of `?kind=` that are older than `?before=`, newest first. */
export async function loadActivity(core: Core, parameters: URLSearchParams): Promise<LoadedActivity> {
  const kind = readKind(parameters.get('kind'));
  const asked = parameters.get('before') ?? '';
  const before = /^[1-9]\d{0,14}$/.test(asked) ? Number(asked) : undefined;
  const { events, next } = await core.audit.list({ before, limit, names: namesOf(kind) });
  const named = events.map(({ what }) => what);
  const ids = named.flatMap(({ id }) => id ?? []);
  const slugs = named.flatMap(({ slug, other_slug }) =>
    [slug, other_slug].filter((one) => one !== undefined),
  );
  const titles = await core.posts.titles(ids, slugs);
  return { events, titles, kind, isNewest: before === undefined, next };
}
